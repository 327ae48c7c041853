export { closeDealings, leaveDealings } from './account-deletion.ts';
