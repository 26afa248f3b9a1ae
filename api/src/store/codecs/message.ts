import { z } from 'zod';
import type { LetterMessage, LetterWords, Message, MessageArg, Words } from '../../kernel/message.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { duration, moment } from './payload-fields.ts';

const arg: z.ZodType<MessageArg> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.object({ at: moment }),
    z.object({ day: moment }),
    z.object({ lasts: duration }),
    z.object({ names: z.array(z.string()).readonly() }),
    z.object({ oneOf: z.array(z.string()).readonly() }),
    message,
  ]),
);

/** Something to be said in any language. */
export const message: z.ZodType<Message> = z.object({ key: z.string(), args: z.record(z.string(), arg) });

/** What a letter may say; only such a message is stored for one. */
export const letterMessage = message as z.ZodType<LetterMessage>;

/** What a person has written, or what the server itself says. */
export const words: z.ZodType<Words> = z.union([z.string(), message]);

/** What a person has written, or what a letter may say. */
export const letterWords = words as z.ZodType<LetterWords>;

/** A message as a column keeps it. */
export function messageJson({ key, args }: Message): Prisma.InputJsonObject {
  return { key, args: args as Prisma.InputJsonObject };
}

/** Words as a column keeps them. */
export function wordsJson(value: Words): string | Prisma.InputJsonObject {
  return typeof value === 'string' ? value : messageJson(value);
}
