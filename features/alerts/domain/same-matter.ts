import type { RaisedAlert } from './raised.ts';

type Matter = Pick<RaisedAlert, 'rule' | 'cause' | 'seen'>;

/** Grouped into one message. A better spraying day is separate per field. */
export const isSameMatter = (a: Matter, b: Matter): boolean =>
  a.rule === b.rule &&
  a.cause === b.cause &&
  (a.rule !== 'SPRAY_HOLD' || a.seen.numbers['value'] === b.seen.numbers['value']);
