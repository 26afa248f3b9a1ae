import './backgammon-position.ts';
import './backgammon-record.ts';
import './bao-position.ts';
import './bao-record.ts';
import './go-position.ts';
import './go-record.ts';
import './record-file.ts';
import './verify-dice.ts';
