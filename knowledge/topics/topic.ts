import type { ConditionKey } from '../books.ts';
import { bilingual } from '../bilingual.ts';
import type { PointRole, Topic, TopicKind, TopicSource } from './types.ts';

/** One sentence: its role, source, English, Kiswahili, and the counties it applies to. */
export type Line = readonly [role: PointRole, source: TopicSource, en: string, sw: string, counties?: readonly string[]];

interface Asked { readonly en: string; readonly sw: string }
interface More { readonly pages?: readonly ConditionKey[]; readonly lessons?: readonly string[] }

const list = (text: string): readonly string[] => text.split('|').map((one) => one.trim());

/** `asked` holds phrases that farmers write, separated by bars. */
export const topic = (id: string, kind: TopicKind, crops: Topic['crops'], [en, sw]: readonly [string, string], asked: Asked, lines: readonly Line[], { pages = [], lessons = [] }: More = {}): Topic => ({
  id, kind, crops, title: bilingual(en, sw), triggers: { en: list(asked.en), sw: list(asked.sw) }, pages, lessons,
  points: lines.map(([role, source, english, kiswahili, counties]) => ({ role, source, text: bilingual(english, kiswahili), ...(counties && { counties }) })),
});
