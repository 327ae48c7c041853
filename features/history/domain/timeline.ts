import type { Day } from '#kit/pure/days.ts';
import { type EventType, eventTypes } from './event.ts';

/** Events on a field that were not entered by hand. Other features provide them. */
const sourceKinds = ['check', 'followup', 'expert', 'crop', 'field', 'task', 'alert', 'satellite'] as const;
export type EntryKind = EventType | (typeof sourceKinds)[number];
export const entryKinds: readonly EntryKind[] = [...eventTypes, ...sourceKinds];

export interface TimelineEntry {
  readonly id: string;
  readonly day: Day;
  readonly kind: EntryKind;
  readonly title: string;
  readonly detail: string | null;
  readonly photo: string | null;
  readonly href: string | null;
  /** Other names: farmers search by the word they know, in either language. */
  readonly search?: string;
  readonly pending?: boolean;
  /** After spraying: first permitted harvest day. */
  readonly harvestFrom?: Day | null;
}

/** Ids sort by time, so two entries of one day keep their order. */
export const newestFirst = (a: TimelineEntry, b: TimelineEntry): number =>
  a.day === b.day ? (a.id < b.id ? 1 : -1) : a.day < b.day ? 1 : -1;

/** Removes case, accents and apostrophes, so that ng’ombe matches ngombe. */
export const normalise = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘`]/g, '')
    .toLowerCase();

interface SearchEntry {
  readonly entry: TimelineEntry;
  readonly text: string;
}
export const toSearchEntry = (entry: TimelineEntry): SearchEntry => ({
  entry,
  text: normalise([entry.title, entry.detail, entry.search].filter(Boolean).join(' ')),
});

/** Entries that contain every search word. */
export const searchEntries = (
  all: readonly SearchEntry[],
  query: string,
  kind: EntryKind | null,
): TimelineEntry[] => {
  const words = normalise(query).split(/\s+/).filter(Boolean);
  return all
    .filter(
      ({ entry, text }) =>
        (kind === null || entry.kind === kind) && words.every((word) => text.includes(word)),
    )
    .map(({ entry }) => entry);
};

export interface Month {
  /** '2026-11' */ readonly month: string;
  readonly entries: readonly TimelineEntry[];
}

/** Expects sorted entries. */
export const groupByMonth = (entries: readonly TimelineEntry[]): Month[] => {
  const months: { month: string; entries: TimelineEntry[] }[] = [];
  for (const entry of entries) {
    const month = entry.day.slice(0, 7);
    const last = months[months.length - 1];
    if (last?.month === month) last.entries.push(entry);
    else months.push({ month, entries: [entry] });
  }
  return months;
};
