import type { RaisedAlert } from './raised-alert.ts';

type AlertIdentity = Pick<RaisedAlert, 'rule' | 'cause' | 'seen'>;

/** Whether two alerts share one message. Spray alerts with different better days do not. */
export const isSameAlert = (a: AlertIdentity, b: AlertIdentity): boolean =>
  a.rule === b.rule &&
  a.cause === b.cause &&
  (a.rule !== 'SPRAY_HOLD' || a.seen.numbers['value'] === b.seen.numbers['value']);
