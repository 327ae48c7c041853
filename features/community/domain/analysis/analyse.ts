import type { Condition, ConditionType } from '#knowledge/types.ts';
import { quotePage } from './answer.ts';
import { categoryProbabilities, unpackWeights, type CategoryWeights } from './classify.ts';
import {
  answerLikelihood,
  MIN_ANSWER_CONFIDENCE,
  confidenceInputs,
  MIN_CATEGORY_PROBABILITY,
  sharpness,
} from './confidence.ts';
import { cropOf } from './detect-crop.ts';
import { moderate } from './moderation/moderate.ts';
import { type YieldToEventLoop, findPages } from './pages.ts';
import { tagsOf } from './tags.ts';
import type { Analysis, CategoryKey, QuestionInput } from './types.ts';

let weights: CategoryWeights | null = null;
/** Loads the weights, which are a separate chunk. Returns `null` if they cannot be fetched. */
const categoryWeights = async (): Promise<CategoryWeights | null> => {
  if (weights) return weights;
  try {
    const { bias, packed, scale } = await import('./category-weights.ts');
    weights = { data: unpackWeights(packed), bias, scale };
  } catch {
    return null;
  }
  return weights;
};

const pests: ReadonlySet<ConditionType> = new Set(['insect', 'mite', 'nematode', 'snail', 'animal', 'weed']);
const diseases: ReadonlySet<ConditionType> = new Set(['fungal', 'oomycete', 'bacterial', 'viral']);
/** For pest or disease, the type of the matching page is more reliable than the question's words. */
const categoryOfPage = (category: CategoryKey | null, { type }: Condition): CategoryKey | null => {
  if (category !== 'pest_management' && category !== 'disease_control') return category;
  return pests.has(type) ? 'pest_management' : diseases.has(type) ? 'disease_control' : category;
};

/** Maximum characters that the engine reads. A valid question is shorter. */
const MAX_ANALYSED_CHARS = 6000;

/**
 * Analyses a question with our own engine, the same on phone and server. Never rejects: parts that cannot be
 * fetched are left out.
 */
export const analyse = async (
  { title, content, crop_type }: QuestionInput,
  yieldToEventLoop?: YieldToEventLoop,
): Promise<Analysis> => {
  const question = `${title}\n${content}`.slice(0, MAX_ANALYSED_CHARS);
  const moderation = moderate(`${title}\n${content}`);
  const crop = cropOf(title.slice(0, MAX_ANALYSED_CHARS), content.slice(0, MAX_ANALYSED_CHARS), crop_type);
  const model = await categoryWeights();
  const probabilities =
    model && /\p{L}/u.test(question) ? categoryProbabilities(question, model, sharpness) : [];
  const [first] = probabilities;
  const [bestPage] =
    moderation.verdict === 'refuse' ? [] : await findPages(question, crop, 1, yieldToEventLoop);
  const answerConfidence = bestPage ? answerLikelihood(confidenceInputs(bestPage, probabilities)) : 0;
  const preliminaryAnswer =
    bestPage && answerConfidence >= MIN_ANSWER_CONFIDENCE
      ? await quotePage(bestPage.page, question).catch(() => null)
      : null;
  const likelyCategory = first && first.share >= MIN_CATEGORY_PROBABILITY ? first.category : null;
  const category =
    bestPage && preliminaryAnswer ? categoryOfPage(likelyCategory, bestPage.page) : likelyCategory;
  return {
    category,
    categoryConfidence: first?.share ?? 0,
    tags: tagsOf(question, crop, category, preliminaryAnswer),
    crop,
    preliminaryAnswer,
    confidenceScore: preliminaryAnswer ? answerConfidence : (first?.share ?? 0),
    isAppropriate: moderation.verdict !== 'refuse',
    moderationReason: moderation.reason,
    moderation,
  };
};
