// Recomputes the dice of a game of backgammon from its revealed seed; needs Node and nothing else.
//   node verify-dice.mjs GAME SEED CLIENT_A CLIENT_B COUNT
// GAME is the game's id, SEED its seed in 64 hexadecimal digits, CLIENT_A and CLIENT_B what White and Black added ('' for
// nothing), COUNT how many rolls to print. The first line is the commitment that had to be published before the first roll.
import { createHash, createHmac } from 'node:crypto';

const [gameId, seedText, clientA, clientB, count] = process.argv.slice(2);
const seed = Buffer.from(seedText, 'hex');
if (seed.length !== 32) throw new Error('The seed has 64 hexadecimal digits.');

const commit = createHash('sha256').update(`bg-dice-v1\0${gameId}\0`).update(seed).digest('hex');
console.log(commit);

for (let index = 0; index < Number(count); index++) {
  const dice = [];
  for (let block = 0; dice.length < 2; block++) {
    const text = `bg-dice-v1|${gameId}|${clientA}|${clientB}|${index}|${block}`;
    for (const byte of createHmac('sha256', seed).update(text).digest()) {
      // 252 to 255 would make some faces likelier than others: they are passed over.
      if (byte < 252 && dice.length < 2) dice.push((byte % 6) + 1);
    }
  }
  console.log(dice.join(' '));
}
