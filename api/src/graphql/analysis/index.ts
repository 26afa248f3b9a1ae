import './game-line.ts';
import './record-file.ts';
import './verify-draw.ts';
