import { bilingual } from './bilingual.ts';
import type { ConditionEntry, Lookalike } from './types.ts';

/** A look-alike with its own page in the same book, which already has its name. */
export const likeIn = <N extends Readonly<Record<string, ConditionEntry>>>(names: N) =>
  (key: keyof N & string, en: string, sw: string): Lookalike => {
    const entry: ConditionEntry | undefined = names[key];
    if (!entry) throw new Error(`no page ${key}`);
    return { key: entry.key, name: entry.name, sign: bilingual(en, sw) };
  };
