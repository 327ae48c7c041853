import { conditionAliases } from './aliases.ts';
import { conditionEntries } from './names.ts';
import type { Condition, ConditionEntry, ConditionKey, PhotoCrop } from './types.ts';

export { cropByKey, cropByTyped, crops } from './crops.ts';
export { materialIn } from './material.ts';
export { noAnswers } from './no-answer.ts';
export { conditionEntries, typeNames } from './names.ts';

export const conditionKeys = Object.keys(conditionEntries) as readonly ConditionKey[];

export const isConditionKey = (text: string): text is ConditionKey => Object.prototype.hasOwnProperty.call(conditionEntries, text);

/** The key itself, or the key behind another name; undefined for what is not in the book. */
export const resolveConditionKey = (text: string): ConditionKey | undefined => {
  if (isConditionKey(text)) return text;
  return Object.prototype.hasOwnProperty.call(conditionAliases, text) ? conditionAliases[text] : undefined;
};

export const conditionByKey = (text: string): ConditionEntry | undefined => {
  const key = resolveConditionKey(text);
  return key && conditionEntries[key];
};

export const conditionsOfCrop = (crop: string): readonly ConditionEntry[] =>
  conditionKeys.map((key) => conditionEntries[key]).filter((entry) => entry.crop === crop);

type CropBook = Readonly<Partial<Record<ConditionKey, Condition>>>;

/** One chunk per crop; nothing else is fetched. */
const cropBooks: Readonly<Record<PhotoCrop, () => Promise<{ conditions: CropBook }>>> = {
  bean: () => import('./conditions/bean.ts'),
  coffee: () => import('./conditions/coffee.ts'),
  maize: () => import('./conditions/maize.ts'),
};

/** The whole condition; fetches the chunk of its crop once. Rejects when the chunk cannot be fetched. */
export const loadCondition = async (text: string): Promise<Condition | undefined> => {
  const entry = conditionByKey(text);
  if (!entry) return undefined;
  const { conditions } = await cropBooks[entry.crop]();
  return conditions[entry.key];
};
