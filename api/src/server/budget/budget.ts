import type { ExecutionArgs, ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { RequestContext } from '../request-context.ts';
import { fieldsOf } from '../written-answer.ts';
import type { BotPace } from './bot-pace.ts';
import type { Bill, Purses } from './purses.ts';

/**
 * Takes what an operation costs from its caller's points before it is executed, and refuses it with RATE_LIMITED when they do not
 * suffice. `extensions.cost` of an answer says what was asked, what it came to, and what is left; over HTTP the headers
 * `RateLimit` and `RateLimit-Policy` say the same. A bot that acts too fast is refused alike.
 */
export function budget(purses: Purses, pace: BotPace): Plugin {
  const bills = new WeakMap<Request, Bill>();
  function charge(args: ExecutionArgs): Bill {
    const bill = purses.charge(args);
    const { request } = args.contextValue as RequestContext & { readonly request?: Request };
    if (request !== undefined) bills.set(request, bill);
    return bill;
  }
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const tooFast = pace.charge(args);
      if (tooFast !== null) return setResultAndStopExecution({ errors: [tooFast] });
      const bill = charge(args);
      if (bill.refusal !== null) return setResultAndStopExecution({ errors: [bill.refusal], ...told(bill, 0) });
      return {
        onExecuteDone({ result, setResult }) {
          if (Symbol.asyncIterator in result) return;
          const cost = bill.settle(fieldsOf(result));
          setResult({ ...result, extensions: { ...result.extensions, ...told(bill, cost).extensions } });
        },
      };
    },
    onSubscribe({ args, setResultAndStopExecution }) {
      const { refusal } = charge(args);
      if (refusal !== null) setResultAndStopExecution({ errors: [refusal] });
    },
    onResponse({ request, response }) {
      const bill = bills.get(request);
      if (bill === undefined) return;
      const { by, maximum } = bill;
      response.headers.set('RateLimit-Policy', `"${by}";q=${maximum};qu="points";w=60`);
      response.headers.set('RateLimit', `"${by}";r=${bill.left()};t=${bill.refillSeconds()}`);
    },
  };
}

function told(bill: Bill, actual: number): Pick<ExecutionResult, 'extensions'> {
  const { by, asked, maximum } = bill;
  return {
    extensions: { cost: { asked, actual, by, left: bill.left(), maximum, refillSeconds: bill.refillSeconds() } },
  };
}
