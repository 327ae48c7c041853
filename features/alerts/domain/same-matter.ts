import type { Raised } from './raised.ts';

type Matter = Pick<Raised, 'rule' | 'cause' | 'seen'>;

/** Told in one message. A better day for spraying is each field's own. */
export const isSameMatter = (a: Matter, b: Matter): boolean =>
  a.rule === b.rule &&
  a.cause === b.cause &&
  (a.rule !== 'SPRAY_HOLD' || a.seen.numbers['value'] === b.seen.numbers['value']);
