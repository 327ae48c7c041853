import { readPreference, writePreference } from '#kit/web/preference.ts';
import { PRODUCT } from '#kit/web/product.ts';
import type { Store } from '#kit/web/store/store.ts';
import { noteMemory } from '../contract.ts';

export interface Notes {
  readonly lastInsightShown?: string;
  readonly lastProSuggestion?: string;
  readonly lastFertilizerPlan?: string;
}

/** One key for each farmer who uses this phone. */
export const memoryKey = (userId: string): string => `${PRODUCT.toLowerCase()}_memory_${userId}`;

/** A damaged copy is ignored. */
export const cachedNotes = (userId: string): Notes => {
  try {
    const saved: unknown = JSON.parse(readPreference(memoryKey(userId)) ?? '{}');
    return typeof saved === 'object' && saved !== null ? saved : {};
  } catch {
    return {};
  }
};

/** Only changes are sent: showing the same thing again costs no data. */
export const saveNotes = (store: Pick<Store, 'send'>, userId: string, notes: Notes): void => {
  const before = cachedNotes(userId);
  const changedNotes = Object.fromEntries(
    Object.entries(notes).filter(([name, value]) => before[name as keyof Notes] !== value),
  ) as Notes;
  if (Object.keys(changedNotes).length === 0) return;
  writePreference(memoryKey(userId), JSON.stringify({ ...before, ...changedNotes }));
  void store.send(noteMemory, changedNotes);
};
