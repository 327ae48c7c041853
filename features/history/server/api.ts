/** What other features' servers may read. */
export { allEvents } from './sql.ts';
