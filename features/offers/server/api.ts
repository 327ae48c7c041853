export { closeDealings, leaveDealings } from './leaving.ts';
