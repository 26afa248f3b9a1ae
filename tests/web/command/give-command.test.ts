import { Client, CombinedError, gql, type Exchange, type Operation, type OperationResult } from '@urql/vue';
import { expect, test } from 'vitest';
import { filter, fromValue, mergeMap, pipe } from 'wonka';
import { commandGiver, type CommandInput } from '../../../web/src/command/give-command.ts';

interface Saying extends CommandInput {
  readonly text: string;
}
interface Told {
  readonly say: { readonly __typename: 'Said' } | { readonly __typename: 'TooLong'; readonly message: string };
}

const SAY = gql<Told, { input: Saying }>`
  mutation Say($input: SayInput!) {
    say(input: $input) {
      __typename
      message
    }
  }
`;
const said: Told = { say: { __typename: 'Said' } };
const tooLong: Told = { say: { __typename: 'TooLong', message: 'Say less.' } };

/** The command at a server that answers so, one after another: nothing at all where it is lost. */
function commandOf(...answers: readonly (Told | 'lost' | 'empty')[]) {
  const inputs: Saying[] = [];
  const exchange: Exchange = () => (operations) =>
    pipe(
      operations,
      filter(({ kind }: Operation) => kind === 'mutation'),
      mergeMap((operation: Operation) => {
        const answer = answers[inputs.push((operation.variables as { input: Saying }).input) - 1];
        const error = new CombinedError({ networkError: new Error('gone') });
        const told = answer === 'lost' ? { error } : { data: answer === 'empty' ? null : answer };
        return fromValue<OperationResult>({ operation, data: undefined, ...told, stale: false, hasNext: false });
      }),
    );
  const client = new Client({ url: 'http://page.example/graphql', preferGetMethod: false, exchanges: [exchange] });
  const send = commandGiver(client, SAY, () => 'Not heard.');
  return { send, keys: () => inputs.map(({ idempotencyKey }) => idempotencyKey) };
}

test('what is sent again after a lost answer has the same key, and what is sent after it was done another', async () => {
  const { send, keys } = commandOf('lost', said, said, said);
  expect(await send({ text: 'Jambo' })).toEqual({
    done: null,
    refusal: { __typename: 'Unanswered', message: 'Not heard.', isLost: true },
  });
  expect(await send({ text: 'Jambo' })).toEqual({ done: said.say, refusal: null });
  await send({ text: 'Jambo' });
  await send({ text: 'Habari' });
  const [lost, again, anew, other] = keys();
  expect(again).toBe(lost);
  expect(new Set([lost, anew, other]).size).toBe(3);
});

test('a refusal is told in the words of the server', async () => {
  expect(await commandOf(tooLong).send({ text: 'x' })).toEqual({
    done: null,
    refusal: tooLong.say,
  });
});

test('what is only tried has no key', async () => {
  const { send, keys } = commandOf(said);
  await send({ text: 'Jambo', dryRun: true });
  expect(keys()).toEqual([undefined]);
});

test('an answer that comes out empty is asked for once more, as the same command', async () => {
  const { send, keys } = commandOf('empty', said);
  expect((await send({ text: 'Jambo' })).done).toEqual(said.say);
  const [first, second] = keys();
  expect(second).toBe(first);
});
