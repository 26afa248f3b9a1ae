import './tournament.ts';

export { RoundRobinTournamentType } from './ref.ts';
