import type { ParsedQuestion } from '../question/parse-question.ts';
import type { ChatContext } from '../types.ts';
import { answerFromBooks } from './answer-from-books.ts';
import { certaintyOf, MIN_SURE_CERTAINTY } from './certainty.ts';
import { fieldsAnswer, todayAnswer, type FarmAnswer, weatherAnswer } from './farm-tools.ts';
import type { AnswerDraft } from './finish-answer.ts';

const withFarmAnswer = (answer: FarmAnswer, made: AnswerDraft): AnswerDraft => ({
  ...made,
  blocks: [...answer.blocks, ...made.blocks],
  sources: [...answer.sources, ...(made.sources ?? [])],
});

/** Answers from the farmer's own records, and from the books when they have a close match. */
export const answerFromFarm = (reading: ParsedQuestion, context: ChatContext): AnswerDraft | null => {
  const {
    intentResult: { intent },
    entities,
    language,
    ranked,
  } = reading;
  if (intent === 'today') return { ...todayAnswer(context, language) };
  if (intent === 'own_field') {
    const answer = fieldsAnswer(context, entities, language);
    return answer.blocks.length > 0 ? { ...answer } : null;
  }
  const certainty = certaintyOf({ ranked, cropKnown: entities.crops.length > 0 });
  if (intent === 'weather' && context.fields.length > 0)
    return withFarmAnswer(
      weatherAnswer(context, entities, language),
      certainty >= MIN_SURE_CERTAINTY ? answerFromBooks(reading, context) : { blocks: [] },
    );
  return null;
};
