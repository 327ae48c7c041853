import { conditionAliases } from './aliases.ts';
import { conditionEntries, type ConditionKey, entriesOfBook, openPage } from './books.ts';
import { cropByKey } from './crops.ts';
import type { Condition, ConditionEntry } from './types.ts';

export { conditionEntries, type ConditionKey, fetchBooks } from './books.ts';
export { cropByKey, findCropByName, crops } from './crops.ts';
export { materialIn } from './material.ts';
export { noAnswers } from './no-answer.ts';
export { typeNames } from './type-names.ts';

export const conditionKeys = Object.keys(conditionEntries) as readonly ConditionKey[];

export const isConditionKey = (text: string): text is ConditionKey => Object.prototype.hasOwnProperty.call(conditionEntries, text);

/** The key for a key or another name; undefined when it is not in the books. */
const resolveConditionKey = (text: string): ConditionKey | undefined => {
  if (isConditionKey(text)) return text;
  return Object.prototype.hasOwnProperty.call(conditionAliases, text) ? conditionAliases[text] : undefined;
};

export const conditionByKey = (text: string): ConditionEntry | undefined => {
  const key = resolveConditionKey(text);
  return key && conditionEntries[key];
};

/** The conditions in this crop's book; related crops share a book. */
export const conditionsOfCrop = (crop: string): readonly ConditionEntry[] => entriesOfBook(cropByKey(crop)?.book ?? crop);

/** The whole condition. Fetches the chunk of its book once. Rejects if the chunk cannot be fetched. */
export const loadCondition = async (text: string): Promise<Condition | undefined> => {
  const entry = conditionByKey(text);
  return entry && openPage(entry);
};
