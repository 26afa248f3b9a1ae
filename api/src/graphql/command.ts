import type { InputFieldMap, InputRef, InputShapeFromFields, ObjectRef } from '@pothos/core';
import type { GraphQLInputType, GraphQLResolveInfo } from 'graphql';
import type { AppContext } from '../application/context.ts';
import type { CommandError, CommandErrorKind, CommonError } from '../application/errors.ts';
import type { Effects } from '../application/events.ts';
import { withinGrant } from '../application/grant.ts';
import { readAfresh } from '../application/queries/reading.ts';
import type { Result } from '../kernel/result.ts';
import type { TokenVerb } from '../store/token-verb.ts';
import { builder } from './builder.ts';
import { CommandSuccessInterface, type SuccessOptions } from './command-success.ts';
import type { Context } from './context.ts';
import { ERROR_TYPES, isRefusal } from './error-types.ts';
import { namedIds } from './named-ids.ts';
import { receivedInput, type Received } from './received-input.ts';

type Types = typeof builder.$inferSchemaTypes;

/** What any command may refuse. */
const COMMON_ERRORS = {
  'not-signed-in': true,
  forbidden: true,
  'not-found': true,
  'invalid-input': true,
  'idempotency-conflict': true,
} as const satisfies Readonly<Record<CommonError['kind'], true>>;

type OwnKind<Failure extends CommandError> = Exclude<Failure['kind'], CommonError['kind']>;

/** Each refusal that a command has of its own, and no other. */
type OwnRefusals<Failure extends CommandError> = {
  readonly [Kind in OwnKind<Failure>]: true;
} & { readonly [Kind in Exclude<CommandErrorKind, OwnKind<Failure>>]?: never };

interface Options {
  readonly dryRun: boolean;
  readonly idempotencyKey: string | null;
  readonly evidence?: readonly string[] | null;
}

type Sent<Fields extends InputFieldMap, Done> = Received<InputShapeFromFields<Fields>> &
  (Done extends { readonly effects: Effects } ? Options : Omit<Options, 'dryRun' | 'evidence'>);

type InputFields<Fields> = (t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>) => Fields;

/** What the input of a command says, as a whole and field by field. */
interface Given<Fields extends InputFieldMap> {
  readonly description: string;
  readonly fields: InputFields<Fields>;
}

/** The input of one command, beside what the inputs of all have. */
export function given<Fields extends InputFieldMap>(description: string, fields: InputFields<Fields>): Given<Fields> {
  return { description, fields };
}

/**
 * How the command's own input is made of the fields, which has to be said only where it is another than they are. `said` names the
 * fields that were sent at all, for a command that changes only these.
 */
type Taking<Input, Taken> = [Input] extends [Taken]
  ? Exclude<keyof Input, keyof Taken> extends never
    ? { readonly take?: undefined }
    : { readonly take: (input: Input, said: ReadonlySet<string>) => Taken }
  : { readonly take: (input: Input, said: ReadonlySet<string>) => Taken };

/** A command that causes nothing to be told can be no more than done. */
type Trying<Done> = Done extends { readonly effects: Effects }
  ? { readonly untried?: undefined }
  : { readonly untried: true };

interface CommandField<Fields extends InputFieldMap, Done extends object, Failure extends CommandError> {
  /** In the API; its types are called after it. */
  readonly name: string;
  /** With which verbs a token may give it, any of them; none: nobody gives it by a token. */
  readonly byToken: readonly TokenVerb[];
  /** What it does, and who may. */
  readonly description: string;
  readonly input: Given<Fields>;
  /** What it has done: of several commands, or of this alone. */
  readonly success: ObjectRef<Types, Done, Done> | SuccessOptions<Done>;
  /** What the payload is: the success or why there is none. */
  readonly payload: string;
  readonly refuses: OwnRefusals<Failure>;
  /** Whether it makes a ruling, which may rest on evidence; left out: no. */
  readonly rules?: true;
}

const DRY_RUN = 'Only say what it would do; nothing is changed.';
const EVIDENCE =
  'Addresses of pages that the ruling rests on, such as a thread or a record elsewhere; everybody can read them. 10 at most.';
const IDEMPOTENCY_KEY =
  'Your own text, 1 to 200 characters: sent again within 7 days with the same input, the same is answered and nothing is done twice.';

/**
 * Makes a mutation of a command: its input, with `idempotencyKey`, and `dryRun` where something is caused that can be told;
 * `evidence` where it rules; its payload, the success or one of the command's own refusals; and its field. What was not sent is null to the command,
 * and ids are those in the database. Once it has run, what this request has read before is forgotten.
 */
export function command<Taken, Done extends object, Failure extends CommandError, Fields extends InputFieldMap>(
  run: (app: AppContext, input: Taken, context: Context) => Promise<Result<Done, Failure>>,
  field: CommandField<Fields, NoInfer<Done>, NoInfer<Failure>> &
    Taking<Sent<Fields, NoInfer<Done>>, NoInfer<Taken>> &
    Trying<NoInfer<Done>>,
): void {
  const { name, byToken, description, input, untried } = field;
  const take = field.take as ((input: unknown, said: ReadonlySet<string>) => Taken) | undefined;
  const words = name.slice(0, 1).toUpperCase() + name.slice(1);
  const inputType: InputRef<object> = builder.inputType(`${words}Input`, {
    description: input.description,
    fields: (t) => ({
      ...input.fields(t),
      ...(untried !== true && { dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }) }),
      ...(field.rules === true && { evidence: t.stringList({ description: EVIDENCE }) }),
      idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
    }),
  });
  const success =
    'description' in field.success ? ownSuccess(`${words}Success`, field.success, untried) : field.success;
  const kinds = Object.keys({ ...COMMON_ERRORS, ...field.refuses }) as CommandErrorKind[];
  const types: ObjectRef<Types, object>[] = [success, ...kinds.map((kind) => ERROR_TYPES[kind])];
  const payload = builder.unionType(`${words}Payload`, {
    description: field.payload,
    types,
    resolveType: (value) => (isRefusal(value) ? ERROR_TYPES[value.kind].name : success.name),
  });
  builder.mutationField(name, (t) =>
    t.field({
      type: payload,
      description: `${description} ${tokenSentence(byToken)}`,
      extensions: { byToken },
      args: { input: t.arg({ type: inputType, required: true, description: input.description }) },
      resolve: async (_root, args, context, info) => {
        const app = context.commander === undefined ? context.app : { ...context.app, actor: context.commander };
        const type = inputTypeOf(info);
        const granted = await withinGrant(app, byToken, namedIds(type, args.input), context.sandboxes);
        if (!granted.ok) return granted.error;
        const received = receivedInput(type, args.input);
        const taken = take === undefined ? (received as Taken) : take(received, new Set(Object.keys(args.input)));
        const result = await run(app, taken, context);
        readAfresh(context.app);
        return result.ok ? result.value : result.error;
      },
    }),
  );
}

function ownSuccess<Done extends object>(
  name: string,
  options: SuccessOptions<Done>,
  untried: true | undefined,
): ObjectRef<Types, Done, Done> {
  const type = builder.objectRef<Done>(name);
  if (untried !== true) type.addInterfaces([CommandSuccessInterface]);
  return type.implement(options);
}

/** By which tokens a command may be given, for its description. */
function tokenSentence(verbs: readonly TokenVerb[]): string {
  if (verbs.length === 0) return 'Not by a token.';
  return `By a token with ${verbs.map((verb) => `\`${verb}\``).join(' or ')}.`;
}

function inputTypeOf({ parentType, fieldName }: GraphQLResolveInfo): GraphQLInputType {
  const type = parentType.getFields()[fieldName]?.args[0]?.type;
  if (type === undefined) throw new TypeError(`${fieldName} takes nothing`);
  return type;
}
