/** What other features' servers may ask: what stands now, in words. */
import sql from 'sql-template-tag';
import { dayInNairobi } from '#kit/pure/days.ts';
import type { Language } from '#kit/pure/words.ts';
import type { Query } from '#kit/server/database/database.ts';
import type { Category, Urgency } from '../domain/rule-ids.ts';
import { sayAlert } from '../domain/say.ts';
import { stands } from '../domain/standing.ts';
import { alertsByIds, type AlertRow, mutesByThemes, standingAlerts } from './sql.ts';

export interface AlertToSay {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly urgency: Urgency;
  readonly category: Category;
  readonly tell: 'now' | 'digest';
  /** At most 120 characters. */
  readonly push: string;
  /** One SMS. */
  readonly sms: string;
}

/** The field is named where the farmer has more than one and it is about this one alone. */
const placeOf = async (tx: Query, userId: string, { field_id: fieldId, raised: { rule, cause } }: AlertRow): Promise<string> => {
  const own = await tx.maybe<{ name: string | null; many: boolean; shared: boolean }>(sql`
    select name, (select count(*) from fields where user_id = ${userId}) > 1 as many,
      (select count(*) from alerts where user_id = ${userId} and rule = ${rule} and cause = ${cause} and state = 'open') > 1 as shared
    from fields where user_id = ${userId} and id = ${fieldId}`);
  return own?.many && !own.shared ? own.name ?? '' : '';
};

const toSay = async (tx: Query, userId: string, alert: AlertRow, language: Language): Promise<AlertToSay> => {
  const { title, message, action, push, sms } = sayAlert(alert.raised, language, await placeOf(tx, userId, alert));
  const { urgency, category, tell } = alert.raised;
  return { id: alert.id, title, text: `${message} ${action}`.trim(), url: `/alerts/${alert.id}`, urgency, category, tell, push, sms };
};

/** Null when there is nothing to say any more: it is over or taken back, its field is gone, or the farmer muted its kind meanwhile. */
export const alertToSay = async (tx: Query, userId: string, id: string, language: Language, now = new Date()): Promise<AlertToSay | null> => {
  const [alert] = await alertsByIds(tx, userId, [id]);
  if (!alert || !stands(alert, dayInNairobi(now))) return null;
  return (await mutesByThemes(tx, userId, [alert.raised.theme])).length > 0 ? null : toSay(tx, userId, alert, language);
};

/** The most urgent first. */
export const alertsToSay = async (tx: Query, userId: string, language: Language, limit: number, now = new Date()): Promise<AlertToSay[]> => {
  const said: AlertToSay[] = [];
  for (const alert of await standingAlerts(tx, userId, dayInNairobi(now), limit)) said.push(await toSay(tx, userId, alert, language));
  return said;
};

/** When any of this farmer's fields was last looked at; null when none ever was. */
export const lastLook = async (tx: Query, userId: string): Promise<Date | null> =>
  (await tx.one<{ at: Date | null }>(sql`select max(looked_at) as at from alert_looks where user_id = ${userId}`)).at;
