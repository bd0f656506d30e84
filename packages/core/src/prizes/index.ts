export { wheelTurn } from './wheelTurn.ts';
