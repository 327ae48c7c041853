import { stages } from '../domain/form.ts';
import type { TaskWords } from './words.ts';

const isStage = (stage: string): stage is (typeof stages)[number] =>
  (stages as readonly string[]).includes(stage);

/** A stage of the crop in the reader's words; one that no rule of ours wrote as it stands. */
export const stageText = (stage: string, words: TaskWords): string =>
  isStage(stage) ? words.stages[stage] : stage;
