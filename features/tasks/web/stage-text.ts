import { stages } from '../domain/form.ts';
import type { TaskWords } from './words.ts';

const isStage = (stage: string): stage is (typeof stages)[number] =>
  (stages as readonly string[]).includes(stage);

/** Returns a crop stage in the user's language; an unknown stage is returned unchanged. */
export const stageText = (stage: string, words: TaskWords): string =>
  isStage(stage) ? words.stages[stage] : stage;
