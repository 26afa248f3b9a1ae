import './record-file.ts';
import './verify-draw.ts';
