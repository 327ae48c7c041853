import { certaintyOf, featuresOf } from '#features/chat/domain/answer/certainty.ts';
import { wholeBook } from '#features/chat/domain/book/whole-book.ts';
import { emptyContext } from '#features/chat/domain/engine.ts';
import { parseQuestion } from '#features/chat/domain/question/parse-question.ts';
import { parseChatCase, scoreChat } from '../chat.ts';
import { questionOf, readLines } from '../community/questions.ts';

interface Case {
  readonly facts: readonly number[];
  readonly label: number;
  readonly currentCertainty: number;
}
const TODAY = '2026-03-20';
const STEPS = 20_000;
const LEARNING_RATE = 0.05;
const WEIGHT_DECAY = 0.002;

const book = await wholeBook();
const caseOf = (question: string, right: boolean): Case => {
  const { ranked, entities } = parseQuestion(question, emptyContext(TODAY, 'en'), book);
  const found = { ranked, cropKnown: entities.crops.length > 0 };
  return {
    facts: [1, ...Object.values(featuresOf(found))],
    label: right ? 1 : 0,
    currentCertainty: certaintyOf(found),
  };
};

/**
 * What counts as right: for our own questions, an answer with most of the required points; for community
 * questions, the named page; for unanswerable ones, never.
 */
const cases: Case[] = [];
for (const asked of (await readLines('evals/chat/questions.jsonl')).map(parseChatCase)) {
  if (!asked || asked.mustKw.length === 0 || asked.about) continue;
  const judged = await scoreChat(asked, TODAY);
  if (judged.found.about !== null || judged.found.isUnsure)
    cases.push(caseOf(asked.question, judged.met / asked.mustKw.length > 0.6));
}
for (const [at, line] of (await readLines('evals/community/questions.jsonl')).entries()) {
  const asked = questionOf(line, at);
  if (!asked?.pages || asked.pages.length === 0) continue;
  const text = `${asked.title}. ${asked.content}`;
  const first = parseQuestion(text, emptyContext(TODAY, 'en'), book).ranked[0]?.doc;
  if (first)
    cases.push(
      caseOf(
        text,
        asked.pages.some(
          (page) => first.id === `condition:${page}` || first.relatedIds.includes(`condition:${page}`),
        ),
      ),
    );
}
for (const asked of (await readLines('evals/chat/unanswerable.jsonl')).map(parseChatCase))
  if (asked) for (let i = 0; i < 3; i += 1) cases.push(caseOf(asked.question, false));

const weights = [0, 0, 0, 0, 0, 0, 0, 0];
for (let step = 0; step < STEPS; step += 1) {
  const gradient = weights.map(() => 0);
  for (const { facts, label } of cases) {
    const probability = 1 / (1 + Math.exp(-facts.reduce((sum, fact, i) => sum + fact * weights[i]!, 0)));
    facts.forEach((fact, i) => {
      gradient[i]! += (label - probability) * fact;
    });
  }
  gradient.forEach((one, i) => {
    weights[i]! += LEARNING_RATE * (one / cases.length - (i === 0 ? 0 : WEIGHT_DECAY * weights[i]!));
  });
}
console.log(
  `${cases.length} cases, ${cases.filter(({ label }) => label === 1).length} right; intercept and ${Object.keys(featuresOf({ ranked: [], cropKnown: false })).join(', ')}: ${weights.map((one) => one.toFixed(2)).join(', ')}`,
);
for (let from = 0; from < 1; from += 0.1) {
  const here = cases.filter(({ facts }) => {
    const probability = 1 / (1 + Math.exp(-facts.reduce((sum, fact, i) => sum + fact * weights[i]!, 0)));
    return probability >= from && probability < from + 0.1;
  });
  if (here.length > 0)
    console.log(
      `  said ${(100 * from).toFixed(0)} to ${(100 * from + 10).toFixed(0)} %: ${here.length}, right ${((100 * here.filter(({ label }) => label === 1).length) / here.length).toFixed(0)} %`,
    );
}
