import './berger-table.ts';
import './fischer-clock.ts';
import './parse-report.ts';
import './player-list.ts';
