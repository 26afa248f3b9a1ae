import './bao-position.ts';
import './bao-record.ts';
