import type { Rule } from './rules.ts';
import { behindTheDoor, lastTold } from './scene.ts';
import type { Reason, Scene } from './scene.ts';
import type { TableStage } from './table-stage.ts';

/** Everything that a rule about tables is judged by. */
interface TableScene extends Scene {
  readonly stage: TableStage;
}

/** Those for who watches tables, in the order in which they are tried. */
export const TABLE_RULES: readonly Rule<TableScene>[] = [
  {
    number: 12,
    sentence: 'It has the tables as they are: by a snapshot, and by the rows and cells that come in place of its own.',
    async judge(scene) {
      const begun = await shows(scene, async () => {});
      return begun ?? shows(scene, () => scene.stage.happen(1));
    },
  },
  {
    number: 13,
    sentence: 'Cut off, it comes again with `after`, and has the tables as they are then.',
    async judge(scene) {
      const { length } = scene.proxy.seen.subscriptions;
      const has = lastTold(scene);
      const reason = await shows(scene, () => behindTheDoor(scene, 1));
      const again = scene.proxy.seen.subscriptions[length];
      if (again === undefined) return 'it did not come again';
      if (again.after === null || again.after < has)
        return `it had ${has} and asked for what came after ${again.after}`;
      return reason;
    },
  },
  {
    number: 14,
    sentence: 'A change of tables that comes twice counts once.',
    judge: (scene) =>
      shows(scene, async () => {
        scene.proxy.trouble.nextEvent = 'twice';
        await scene.stage.happen(1);
      }),
  },
  {
    number: 15,
    sentence: 'Where a change is lost, the `from` of a later one is higher than what it has, and it comes again.',
    async judge(scene) {
      const { length } = scene.proxy.seen.subscriptions;
      const reason = await shows(scene, async () => {
        scene.proxy.trouble.nextEvent = 'lost';
        await scene.stage.happen(1);
        // What is lost has been on its way.
        await until(scene, () => scene.proxy.trouble.nextEvent === 'pass');
        await scene.stage.happen(1);
      });
      const came = await until(scene, () => scene.proxy.seen.subscriptions.length > length);
      return reason ?? (came ? null : 'it did not come again');
    },
  },
];

/** Lets something happen and answers why the client does not have the table as it is then. */
async function shows(scene: TableScene, happen: () => Promise<unknown>): Promise<Reason> {
  const { stage, subject, patience } = scene;
  await happen();
  const rows = await stage.rows();
  const isThere = await subject.until((told) => told.at(-1)?.rest === rows, patience);
  if (isThere) return null;
  return `it had ${subject.told.at(-1)?.rest ?? 'nothing'} where ${rows} was right${subject.hasEnded() ? ': it has ended' : ''}`;
}

async function until({ patience }: TableScene, isSo: () => boolean): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end;) {
    if (isSo()) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return isSo();
}
