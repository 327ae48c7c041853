import { analyse } from '#features/community/domain/analysis/analyse.ts';
import { moderate } from '#features/community/domain/analysis/moderation/moderate.ts';
import { categoryKeys, type Analysis } from '#features/community/domain/analysis/types.ts';
import { isForFitting, questionOf, readLines, type LabelledQuestion } from './community/questions.ts';

type Print = (text: string) => void;
type Line = Readonly<Record<string, unknown>>;
const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
const share = (part: number, whole: number): string => `${part} of ${whole} (${percent(part, whole)})`;

interface EvaluatedQuestion {
  readonly labelled: LabelledQuestion;
  readonly found: Analysis;
  readonly isForFitting: boolean;
}

/** Prints the stated confidence beside the share of correct answers. */
const printReliability = (
  predictions: readonly { readonly sure: number; readonly right: boolean }[],
  print: Print,
): void => {
  for (let from = 0; from < 10; from += 2) {
    const here = predictions.filter(
      ({ sure }) => sure >= from / 10 && (sure < (from + 2) / 10 || from === 8),
    );
    if (here.length > 0)
      print(
        `  said ${from * 10} to ${from * 10 + 20} %: ${here.length} questions, said ${((100 * here.reduce((sum, { sure }) => sum + sure, 0)) / here.length).toFixed(0)} %, right ${percent(here.filter(({ right }) => right).length, here.length)}`,
      );
  }
};

const printFigures = (name: string, list: readonly EvaluatedQuestion[], print: Print): void => {
  if (list.length === 0) return;
  const right = list.filter(({ labelled, found }) => found.category === labelled.category);
  const chosen = list.filter(({ found }) => found.category !== null);
  print(`\n${name}: ${list.length} questions`);
  print(
    `  category chosen ${share(chosen.length, list.length)}; right of all ${percent(right.length, list.length)}, of those chosen ${percent(right.length, chosen.length)}`,
  );
  for (const lang of new Set(list.map(({ labelled }) => labelled.lang))) {
    const here = list.filter(({ labelled }) => labelled.lang === lang);
    print(
      `    ${lang}: ${share(here.filter(({ labelled, found }) => found.category === labelled.category).length, here.length)}`,
    );
  }
  const withCrop = list.filter(({ labelled }) => labelled.crop !== null);
  print(
    `  crop ${share(withCrop.filter(({ labelled, found }) => found.crop === labelled.crop || (labelled.crop === 'kale' && found.crop === 'cabbage') || (labelled.crop === 'pepper' && (found.crop === 'capsicum' || found.crop === 'chilli'))).length, withCrop.length)}`,
  );
  const judged = list.filter(({ labelled }) => labelled.pages !== null);
  const hasPage = judged.filter(({ labelled }) => (labelled.pages ?? []).length > 0);
  const given = judged.flatMap(({ labelled, found }) =>
    found.preliminaryAnswer ? [{ asked: labelled, answer: found.preliminaryAnswer }] : [],
  );
  const good = given.filter(({ asked, answer }) => asked.pages?.includes(answer.condition));
  print(
    `  preliminary answer given ${share(given.length, judged.length)}; the right page ${share(good.length, given.length)}; of the ${hasPage.length} questions that a page answers ${percent(good.length, hasPage.length)}`,
  );
};

const printConfusion = (list: readonly EvaluatedQuestion[], print: Print): void => {
  print('\ncategory: asked, found, right of found');
  for (const category of categoryKeys) {
    const asked = list.filter((one) => one.labelled.category === category).length;
    const found = list.filter((one) => one.found.category === category);
    const right = found.filter((one) => one.labelled.category === category).length;
    print(
      `  ${category.padEnd(18)} ${String(asked).padStart(3)} ${String(found.length).padStart(3)}  precision ${percent(right, found.length)}, recall ${percent(right, asked)}`,
    );
  }
};

const evaluateQuestions = async (asked: readonly LabelledQuestion[], print: Print): Promise<void> => {
  const judged: EvaluatedQuestion[] = [];
  const durations: number[] = [];
  for (const [at, one] of asked.entries()) {
    const began = performance.now();
    judged.push({
      labelled: one,
      found: await analyse({ title: one.title, content: one.content }),
      isForFitting: isForFitting(at),
    });
    durations.push(performance.now() - began);
  }
  for (const {
    labelled: { id, category, pages, title },
    found,
  } of judged) {
    const answer = found.preliminaryAnswer;
    const faults = [
      ...(found.category === category ? [] : [`${category}, not ${found.category ?? 'none'}`]),
      ...(answer && pages && !pages.includes(answer.condition)
        ? [`${answer.condition} does not answer it (${found.confidenceScore.toFixed(2)})`]
        : []),
    ];
    if (faults.length > 0) print(`differs  ${id}  ${title}: ${faults.join('; ')}`);
  }
  printFigures(
    'first half (used to fit the confidence)',
    judged.filter((one) => one.isForFitting),
    print,
  );
  printFigures(
    'second half',
    judged.filter((one) => !one.isForFitting),
    print,
  );
  printFigures('all', judged, print);
  printConfusion(judged, print);
  const held = judged.filter((one) => !one.isForFitting);
  print('\nconfidence of the category, second half');
  printReliability(
    held.map(({ labelled: one, found }) => ({
      sure: found.categoryConfidence,
      right: found.category === one.category,
    })),
    print,
  );
  print('confidence of the answers, second half');
  printReliability(
    held.flatMap(({ labelled: one, found }) =>
      found.preliminaryAnswer && one.pages
        ? [{ sure: found.confidenceScore, right: one.pages.includes(found.preliminaryAnswer.condition) }]
        : [],
    ),
    print,
  );
  print(
    `\nthe first question took ${durations[0]?.toFixed(0)} ms, with reading weights and books; the others ${[...durations].sort((a, b) => a - b)[durations.length >> 1]?.toFixed(1)} ms at the median`,
  );
};

const evaluateModeration = (cases: readonly Line[], print: Print): void => {
  const judged = cases.map((line) => ({
    line,
    text: String(line['text'] ?? ''),
    expectedVerdict: String(line['verdict']),
    found: moderate(String(line['text'] ?? '')),
  }));
  for (const { line, text, expectedVerdict, found } of judged)
    if (found.verdict !== expectedVerdict || (line['reason'] ?? null) !== found.reason)
      print(
        `differs  ${String(line['id'] ?? '?')}  ${expectedVerdict} ${String(line['reason'] ?? '')} → ${found.verdict} ${found.reason ?? ''}: ${text}`,
      );
  const bad = judged.filter(({ expectedVerdict }) => expectedVerdict !== 'ok');
  const held = judged.filter(({ found }) => found.verdict !== 'ok');
  const both = held.filter(({ expectedVerdict }) => expectedVerdict !== 'ok');
  const refused = judged.filter(({ found }) => found.verdict === 'refuse');
  print(`\nmoderation: ${judged.length} cases`);
  print(
    `  held back ${held.length}, precision ${percent(both.length, held.length)}, recall ${percent(both.length, bad.length)}`,
  );
  print(
    `  refused ${refused.length}, precision ${percent(refused.filter(({ expectedVerdict }) => expectedVerdict === 'refuse').length, refused.length)}, recall ${percent(refused.filter(({ expectedVerdict }) => expectedVerdict === 'refuse').length, judged.filter(({ expectedVerdict }) => expectedVerdict === 'refuse').length)}`,
  );
  print(
    `  verdict as expected ${share(judged.filter(({ expectedVerdict, found }) => expectedVerdict === found.verdict).length, judged.length)}`,
  );
};

/**
 * Questions with their category, or texts with the expected verdict. Exit code 0 when the file was evaluated,
 * 2 when it cannot be read.
 */
export const evaluateCommunity = async (
  args: readonly string[],
  print: Print,
  warn: Print,
): Promise<number> => {
  const [path] = args;
  if (path === undefined) {
    warn('usage: npm run -s eval -- community <file>');
    return 2;
  }
  let lines: readonly Line[];
  try {
    lines = await readLines(path);
  } catch (fault) {
    warn(`cannot read ${path}: ${fault instanceof Error ? fault.message : String(fault)}`);
    return 2;
  }
  const asked = lines.map(questionOf).filter((one) => one !== null);
  const cases = lines.filter(
    (line) =>
      typeof line['text'] === 'string' && ['ok', 'review', 'refuse'].includes(String(line['verdict'])),
  );
  if (asked.length + cases.length === 0) {
    warn(`no questions or cases in ${path}`);
    return 2;
  }
  if (asked.length > 0) await evaluateQuestions(asked, print);
  if (cases.length > 0) evaluateModeration(cases, print);
  return 0;
};
