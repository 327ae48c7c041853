import type { Reading } from '../question/reading.ts';
import type { ChatContext } from '../types.ts';
import { certaintyOf, SURE } from './certainty.ts';
import type { Made } from './made.ts';
import { ofBooks } from './of-books.ts';
import { fieldsAnswer, todayAnswer, type FarmAnswer, weatherAnswer } from './own-farm.ts';

const withTold = (answer: FarmAnswer, made: Made): Made => ({
  ...made,
  blocks: [...answer.blocks, ...made.blocks],
  sources: [...answer.sources, ...(made.sources ?? [])],
});

/** Answers from the farmer's own records, and from the books when they have a close match. */
export const ofFarm = (reading: Reading, context: ChatContext): Made | null => {
  const {
    judged: { intent },
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
  if (intent === 'weather' && context.fields.some(({ forecast }) => forecast.length > 0))
    return withTold(
      weatherAnswer(context, entities, language),
      certainty >= SURE ? ofBooks(reading, context) : { blocks: [] },
    );
  return null;
};
