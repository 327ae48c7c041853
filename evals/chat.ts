import { wholeBook } from '#features/chat/domain/book/whole-book.ts';
import { answer, answerText, emptyContext } from '#features/chat/domain/engine.ts';
import type { ChatAnswer } from '#features/chat/domain/types.ts';
import { readLines } from './community/questions.ts';

type Print = (text: string) => void;
interface ChatCase {
  readonly id: string;
  readonly lang: 'en' | 'sw' | 'mix';
  readonly question: string;
  readonly topic: string;
  readonly must: readonly string[];
  readonly mustKw: readonly (readonly string[])[];
  readonly mustNotKw: readonly string[];
  /** What the answer should mention, for our own questions; `unsure`: no book answers it. */
  readonly about: readonly string[] | null;
}
export interface ScoredChat {
  readonly chatCase: ChatCase;
  readonly found: ChatAnswer;
  readonly text: string;
  readonly met: number;
  readonly missed: readonly (readonly string[])[];
  readonly hits: readonly string[];
  readonly languageRight: boolean;
  readonly sourced: boolean;
  readonly ms: number;
}

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
export const parseChatCase = (line: Readonly<Record<string, unknown>>): ChatCase | null => {
  const { id, lang, question, topic } = line;
  if (typeof question !== 'string') return null;
  return {
    id: String(id ?? '?'),
    lang: lang === 'sw' || lang === 'mix' ? lang : 'en',
    question,
    topic: String(topic ?? ''),
    must: texts(line['must']),
    mustKw: Array.isArray(line['must_kw'])
      ? line['must_kw'].map(texts).filter((group) => group.length > 0)
      : [],
    mustNotKw: texts(line['must_not_kw']),
    about: Array.isArray(line['about']) ? texts(line['about']) : null,
  };
};

/** Short words must match a whole word. */
const containsWord = (text: string, word: string): boolean => {
  const wanted = word.toLowerCase();
  return wanted.length > 3
    ? text.includes(wanted)
    : new RegExp(
        `(^|[^\\p{L}\\p{N}])${wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}($|[^\\p{L}\\p{N}])`,
        'u',
      ).test(text);
};
/** A warning against a thing does not count as advice to use it. */
const WARNING_PATTERN =
  /\b(?:do not|never|not advise|banned|withdrawn|avoid|usi\w+|kamwe|marufuku|sishauri|imeondolewa)\b/i;
const advises = (text: string, word: string): boolean =>
  text
    .split(/(?<=[.!?])\s+|\n/)
    .some((sentence) => containsWord(sentence.toLowerCase(), word) && !WARNING_PATTERN.test(sentence));

export const scoreChat = async (chatCase: ChatCase, today: string): Promise<ScoredChat> => {
  const book = await wholeBook();
  const began = performance.now();
  const found = answer(chatCase.question, emptyContext(today, chatCase.lang === 'sw' ? 'sw' : 'en'), book);
  const ms = performance.now() - began;
  const text = answerText(found);
  const low = text.toLowerCase();
  const missed = chatCase.mustKw.filter((group) => !group.some((word) => containsWord(low, word)));
  return {
    chatCase,
    found,
    text,
    met: chatCase.mustKw.length - missed.length,
    missed,
    hits: chatCase.mustNotKw.filter((word) => advises(text, word)),
    languageRight: chatCase.lang === 'mix' || found.language === chatCase.lang,
    sourced: found.sources.length > 0,
    ms,
  };
};

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

const printByTopic = (judged: readonly ScoredChat[], print: Print): void => {
  for (const topic of [...new Set(judged.map(({ chatCase }) => chatCase.topic))].sort()) {
    const here = judged.filter(({ chatCase }) => chatCase.topic === topic);
    print(
      `  ${(topic || '?').padEnd(14)} ${String(here.length).padStart(3)} questions, musts ${percent(sum(here.map(({ met }) => met)), sum(here.map(({ chatCase }) => chatCase.mustKw.length)))}`,
    );
  }
};

const printReport = (judged: readonly ScoredChat[], print: Print): void => {
  const musts = sum(judged.map(({ chatCase }) => chatCase.mustKw.length));
  print(`chat: ${judged.length} questions, our own engine without any key`);
  printByTopic(judged, print);
  print(
    `musts met ${sum(judged.map(({ met }) => met))} of ${musts} (${percent(sum(judged.map(({ met }) => met)), musts)}); questions with every must ${judged.filter(({ missed }) => missed.length === 0).length} of ${judged.length}`,
  );
  print(`must-nots hit ${sum(judged.map(({ hits }) => hits.length))}`);
  print(
    `language right ${percent(judged.filter(({ languageRight }) => languageRight).length, judged.length)}; sources given ${percent(judged.filter(({ sourced }) => sourced).length, judged.length)}; answered that it was unsure ${judged.filter(({ found }) => found.isUnsure).length}`,
  );
  const named = judged.filter(({ chatCase }) => chatCase.about !== null);
  const right = named.filter(({ chatCase, found }) =>
    chatCase.about!.includes('unsure')
      ? found.isUnsure
      : found.about !== null && chatCase.about!.includes(found.about),
  );
  if (named.length > 0)
    print(`right subject ${right.length} of ${named.length} (${percent(right.length, named.length)})`);
  const durations = judged.map(({ ms }) => ms).sort((a, b) => a - b);
  print(
    `median ${durations[durations.length >> 1]?.toFixed(1)} ms, slowest ${durations[durations.length - 1]?.toFixed(1)} ms`,
  );
};

const printChat = (
  { chatCase, found, text, missed, hits, languageRight }: ScoredChat,
  print: Print,
): void => {
  print(
    `\n== ${chatCase.id} [${chatCase.lang}] ${chatCase.question}\n-- ${found.intent}; ${found.about ?? 'nothing'}; ${found.language}; certainty ${found.certainty.toFixed(2)}${found.isUnsure ? ', unsure' : ''}`,
  );
  print(text);
  for (const group of missed) print(`   MISSED ${group.join(' | ')}`);
  for (const hit of hits) print(`   MUST NOT ${hit}`);
  if (!languageRight) print('   OTHER LANGUAGE');
};

/**
 * Asks every question of a file and prints how many required points the answers contain. Exit code 0 when the
 * file was evaluated, 2 when it cannot be read.
 */
export const evaluateChat = async (args: readonly string[], print: Print, warn: Print): Promise<number> => {
  const [path] = args.filter((word) => !word.startsWith('--'));
  if (path === undefined) {
    warn('usage: npm run -s eval -- chat <jsonl> [--show] [--missed]');
    return 2;
  }
  let asked: readonly ChatCase[];
  try {
    asked = (await readLines(path)).map(parseChatCase).filter((one) => one !== null);
  } catch (fault) {
    warn(`cannot read ${path}: ${fault instanceof Error ? fault.message : String(fault)}`);
    return 2;
  }
  if (asked.length === 0) {
    warn(`no questions in ${path}`);
    return 2;
  }
  const judged: ScoredChat[] = [];
  for (const one of asked) judged.push(await scoreChat(one, new Date().toISOString().slice(0, 10)));
  for (const one of judged)
    if (
      args.includes('--show') ||
      (args.includes('--missed') && (one.missed.length > 0 || one.hits.length > 0 || !one.languageRight))
    )
      printChat(one, print);
  printReport(judged, print);
  return 0;
};
