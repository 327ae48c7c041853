/** For the features that talk with farmers by text: who writes, and what a STOP does. */
export { mayWriteTo, noteInbound, ownerOf, setOptOut, verifiedNumbers } from './identities.ts';
export { isFirst } from './sql.ts';
export type { OnInbound } from './hooks.ts';
export type { OnConfirmed } from './identities.ts';
export type { Senders } from './ports.ts';
