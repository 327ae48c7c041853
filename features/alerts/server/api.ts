/** The interface for other features' servers: open alerts, as text. */
import sql from 'sql-template-tag';
import type { Language } from '#kit/pure/words.ts';
import type { Query } from '#kit/server/database/database.ts';
import type { Category, Urgency } from '../domain/rule-ids.ts';
import { isSameAlert } from '../domain/same-alert.ts';
import { markAsSample, alertText, type AlertText } from '../domain/text/alert-text.ts';
import { groupedAlertText } from '../domain/text/grouped-text.ts';
import { readOpenAlerts, isOpenNow } from './open-alerts.ts';
import { alertsByIds, listAlertsByCause, type AlertRow, mutesByThemes, GROUPING_WINDOW_MS } from './sql.ts';

const MAX_OPEN_ALERTS = 200;

interface AlertMessage {
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

/**
 * Names the field if the farmer has several and the alert covers only one. An alert that covers several names
 * all of them.
 */
const textOf = async (
  tx: Query,
  userId: string,
  together: readonly AlertRow[],
  language: Language,
): Promise<AlertText> => {
  const fields = new Map(
    (
      await tx.many<{ id: string; name: string }>(sql`select id, name from fields where user_id = ${userId}`)
    ).map((f) => [f.id, f.name]),
  );
  const names = together.map((a) => fields.get(a.field_id) ?? '');
  const all = together.map((a) => a.raised);
  if (all.length > 1) return groupedAlertText(all, names, language, all.length === fields.size);
  const place = fields.size > 1 ? names[0]! : '';
  const text = alertText(all[0]!, language, place);
  return place === '' ? text : { ...text, message: `${place}: ${text.message}` };
};

const messageOf = async (
  tx: Query,
  userId: string,
  together: readonly AlertRow[],
  language: Language,
): Promise<AlertMessage> => {
  const text = await textOf(tx, userId, together, language);
  const { title, message, action, until, push, sms } = together.some((a) => a.forecast_source === 'sample')
    ? markAsSample(text, language)
    : text;
  const {
    id,
    raised: { urgency, category, tell },
  } = together[0]!;
  return {
    id,
    title,
    text: `${message} ${action} ${until}`,
    url: `/alerts/${id}`,
    urgency,
    category,
    tell,
    push,
    sms,
  };
};

/** Alerts with the same cause share a message if they were raised within `GROUPING_WINDOW_MS` of each other. */
const sharesMessage = (a: AlertRow, b: AlertRow): boolean =>
  isSameAlert(a.raised, b.raised) &&
  Math.abs(a.created_at.getTime() - b.created_at.getTime()) <= GROUPING_WINDOW_MS;

/**
 * Null when there is nothing to send: it is over or withdrawn on all of its fields, they were deleted, or the
 * farmer muted its kind since.
 */
export const alertMessage = async (
  tx: Query,
  userId: string,
  id: string,
  language: Language,
  now = new Date(),
): Promise<AlertMessage | null> => {
  const [alert] = await alertsByIds(tx, userId, [id]);
  if (!alert || (await mutesByThemes(tx, userId, [alert.raised.theme])).length > 0) return null;
  const alertGroup = (await listAlertsByCause(tx, userId, alert.raised)).filter(
    (one) => isOpenNow(one, now) && sharesMessage(alert, one),
  );
  return alertGroup.length > 0 ? messageOf(tx, userId, alertGroup, language) : null;
};

/** Open alerts, most urgent first, one per cause. */
export const alertMessages = async (
  tx: Query,
  userId: string,
  language: Language,
  limit: number,
  now = new Date(),
): Promise<AlertMessage[]> => {
  const groups: AlertRow[][] = [];
  for (const alert of await readOpenAlerts(tx, userId, now, MAX_OPEN_ALERTS)) {
    const group = groups.find(([first]) => isSameAlert(first!.raised, alert.raised));
    if (group) group.push(alert);
    else groups.push([alert]);
  }
  const messages: AlertMessage[] = [];
  for (const group of groups.slice(0, limit)) messages.push(await messageOf(tx, userId, group, language));
  return messages;
};

/** When any of this farmer's fields was last evaluated; null if never. */
export const lastEvaluation = async (tx: Query, userId: string): Promise<Date | null> =>
  (
    await tx.one<{ at: Date | null }>(
      sql`select max(looked_at) as at from alert_looks where user_id = ${userId}`,
    )
  ).at;
