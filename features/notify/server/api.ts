/** For features that exchange text messages with farmers: who the sender is, and how to apply STOP. */
export {
  adoptNumber,
  assignNumber as linkNumber,
  mayWriteTo,
  recordInbound as noteInbound,
  ownerOf,
  setOptOut,
  verifiedNumbers,
} from './identities.ts';
export { recordFirstReceipt as isFirst } from './sql.ts';
export type { OnInbound } from './hooks.ts';
export type { OnConfirmed } from './identities.ts';
export type { Senders } from './ports.ts';
