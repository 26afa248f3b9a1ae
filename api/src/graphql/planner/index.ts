import './berger-table.ts';
import './fischer-clock.ts';
import './kiba-score.ts';
import './pair-standings.ts';
import './player-list.ts';
import './preflight.ts';
