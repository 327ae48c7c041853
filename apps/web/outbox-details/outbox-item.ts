import { rowIdOf } from '#kit/sync/base-version.ts';
import type { OutboxItemView } from '#kit/web/store/store.ts';
import type { Columns, RowTextContext } from './row-text-context.ts';

/** The kind of row that each add command creates. */
const kindByAddCommand: Readonly<Record<string, string>> = {
  'fields.add': 'field',
  'crops.add': 'crop',
  'history.add': 'field_event',
  'tasks.add': 'farm_plan_task',
  'tasks.add_plan': 'farm_plan',
  'community.ask': 'community_question',
  'community.answer': 'community_answer',
  'offers.post': 'sell_offer',
  'offers.reply': 'sell_reply',
  'price_alerts.set': 'price_alert',
};

const argsOf = ({ args }: Pick<OutboxItemView, 'args'>): Columns => (args ?? {}) as Columns;

/** The kind of row that an item is about; null for kinds that the outbox does not name. */
export const kindOf = ({ name, minds }: Pick<OutboxItemView, 'name' | 'minds'>): string | null => {
  const kind: unknown = minds?.edits ?? minds?.removes ?? kindByAddCommand[name];
  // In items of an older app version, `removes` names no kind.
  return typeof kind === 'string' ? kind : null;
};

export interface Target {
  readonly kind: string;
  /** The current row; undefined once it is deleted. */
  readonly currentRow: Columns | undefined;
  /** The current row; once deleted, the row that the screen showed. */
  readonly lastKnownRow: Columns | undefined;
}

/** The row that an item edits or deletes; null when it edits none. */
export const targetOf = (
  item: Pick<OutboxItemView, 'name' | 'minds' | 'args' | 'row'>,
  { row }: RowTextContext,
): Target | null => {
  const kind = kindOf(item);
  if (kind === null || !(item.minds?.edits || item.minds?.removes)) return null;
  const currentRow = row(kind, rowIdOf(item.minds, item.args));
  return { kind, currentRow, lastKnownRow: currentRow ?? item.row };
};

/** The farmer's input, under the column names of the row. */
export const typedColumns = (item: Pick<OutboxItemView, 'name' | 'args'>): Columns => {
  const { id: _, place, on, condition, ...args } = argsOf(item);
  return {
    ...args,
    ...(place !== undefined && { location: place }),
    ...(on !== undefined && args['status'] === 'completed' && { completed_on: on }),
    ...(condition !== undefined && { pick: condition }),
  };
};

/** Refusals that a retry cannot change: the row no longer exists, is closed, or exists already. */
const PERMANENT_REFUSALS = /(\.not_found|_not_found|_gone|\.exists|\.plan_exists|\.not_enrolled|\.not_open)$/;

/** Whether the row can still be edited. A closed offer stays on the phone and can only be posted again. */
const isEditable = ({ kind, currentRow }: Target): boolean =>
  currentRow !== undefined &&
  (kind !== 'sell_offer' ||
    (currentRow['state'] === 'open' && Date.parse(String(currentRow['ends_at'])) > Date.now()));

/** Whether a retry of the same command can succeed. */
export const canRetry = (item: OutboxItemView, target: Target | null): boolean =>
  !item.refusal ||
  !PERMANENT_REFUSALS.test(item.refusal.code) ||
  (item.minds?.edits !== undefined && target !== null && isEditable(target));
