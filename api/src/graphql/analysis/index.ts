import './record-file.ts';
import './verify-dice.ts';
import './verify-draw.ts';
