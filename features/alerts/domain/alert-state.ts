import type { Day } from '#kit/pure/days.ts';
import type { Category, Theme, Urgency } from './rule-ids.ts';

export const states = ['open', 'over', 'withdrawn'] as const;
export type State = (typeof states)[number];

interface AlertPeriod {
  readonly state: State;
  readonly raised: {
    readonly until: Day;
    readonly from: Day;
    readonly theme: Theme;
    readonly urgency: Urgency;
    readonly category: Category;
  };
}

/** Open until its last day is over, also on a phone that has not synced since. */
export const isActive = ({ state, raised }: AlertPeriod, today: Day): boolean =>
  state === 'open' && raised.until >= today;

/** ALR-02. */
export const priorities = ['critical', 'high', 'medium', 'low'] as const;
export type Priority = (typeof priorities)[number] | 'all';
export const priorityOf = (level: number): (typeof priorities)[number] =>
  level >= 4 ? 'critical' : level === 3 ? 'high' : level === 2 ? 'medium' : 'low';

export const categoryFilters = ['all', 'disease', 'weather', 'irrigation', 'pest'] as const;
export type CategoryFilter = (typeof categoryFilters)[number];

/** ALR-03. */
export const labels = ['emergency', 'urgent', 'high', 'medium', 'info'] as const;
export type Label = (typeof labels)[number];
export const labelOf = (level: number): Label =>
  level === 5 ? 'emergency' : level === 4 ? 'urgent' : level === 3 ? 'high' : level === 2 ? 'medium' : 'info';

export const matches = ({ raised }: AlertPeriod, priority: Priority, category: CategoryFilter): boolean =>
  (priority === 'all' || priorityOf(raised.urgency) === priority) &&
  (category === 'all' || raised.category === category);

/** By urgency (highest first), then by end date (earliest). */
export const mostUrgentFirst = (a: AlertPeriod, b: AlertPeriod): number =>
  b.raised.urgency - a.raised.urgency ||
  (a.raised.until < b.raised.until ? -1 : a.raised.until > b.raised.until ? 1 : 0);

interface FieldAlert {
  readonly id: string;
  readonly field_id: string;
  readonly read: boolean;
  readonly raised: { readonly rule: string; readonly cause: string; readonly seen: object };
}

/** One alert for all its fields: fields with the same weather share one message. */
export interface Group<A extends FieldAlert> {
  readonly alert: A;
  readonly fields: readonly string[];
  readonly unread: readonly string[];
}

/** Keeps the order. The first of each group represents the group. */
export const groupsOf = <A extends FieldAlert>(alerts: readonly A[]): readonly Group<A>[] => {
  const groups = new Map<string, A[]>();
  for (const alert of alerts) {
    const { rule, cause, seen } = alert.raised;
    const key = JSON.stringify([rule, cause, seen]);
    const group = groups.get(key);
    if (group) group.push(alert);
    else groups.set(key, [alert]);
  }
  return [...groups.values()].map((all) => ({
    alert: all[0]!,
    fields: all.map((a) => a.field_id),
    unread: all.filter((a) => !a.read).map((a) => a.id),
  }));
};

export type Counts = Readonly<Record<Exclude<Priority, 'all'>, number>>;
export const countsOf = (alerts: readonly AlertPeriod[]): Counts => {
  const counts = { critical: 0, high: 0, medium: 0, low: 0 };
  for (const { raised } of alerts) counts[priorityOf(raised.urgency)] += 1;
  return counts;
};
