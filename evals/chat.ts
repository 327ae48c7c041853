import { wholeBook } from '#features/chat/domain/book/whole-book.ts';
import { answer, answerText, emptyContext } from '#features/chat/domain/engine.ts';
import type { ChatAnswer } from '#features/chat/domain/types.ts';
import { readLines } from './community/questions.ts';

type Print = (text: string) => void;
interface AskedChat {
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
  readonly asked: AskedChat;
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
export const askedOf = (line: Readonly<Record<string, unknown>>): AskedChat | null => {
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
const says = (text: string, word: string): boolean => {
  const wanted = word.toLowerCase();
  return wanted.length > 3
    ? text.includes(wanted)
    : new RegExp(
        `(^|[^\\p{L}\\p{N}])${wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}($|[^\\p{L}\\p{N}])`,
        'u',
      ).test(text);
};
/** A warning against a thing does not count as advice to use it. */
const WARNS =
  /\b(?:do not|never|not advise|banned|withdrawn|avoid|usi\w+|kamwe|marufuku|sishauri|imeondolewa)\b/i;
const advises = (text: string, word: string): boolean =>
  text
    .split(/(?<=[.!?])\s+|\n/)
    .some((sentence) => says(sentence.toLowerCase(), word) && !WARNS.test(sentence));

export const scoreChat = async (asked: AskedChat, today: string): Promise<ScoredChat> => {
  const book = await wholeBook();
  const began = performance.now();
  const found = answer(asked.question, emptyContext(today, asked.lang === 'sw' ? 'sw' : 'en'), book);
  const ms = performance.now() - began;
  const text = answerText(found);
  const low = text.toLowerCase();
  const missed = asked.mustKw.filter((group) => !group.some((word) => says(low, word)));
  return {
    asked,
    found,
    text,
    met: asked.mustKw.length - missed.length,
    missed,
    hits: asked.mustNotKw.filter((word) => advises(text, word)),
    languageRight: asked.lang === 'mix' || found.language === asked.lang,
    sourced: found.sources.length > 0,
    ms,
  };
};

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

const byTopic = (judged: readonly ScoredChat[], print: Print): void => {
  for (const topic of [...new Set(judged.map(({ asked }) => asked.topic))].sort()) {
    const here = judged.filter(({ asked }) => asked.topic === topic);
    print(
      `  ${(topic || '?').padEnd(14)} ${String(here.length).padStart(3)} questions, musts ${percent(sum(here.map(({ met }) => met)), sum(here.map(({ asked }) => asked.mustKw.length)))}`,
    );
  }
};

const report = (judged: readonly ScoredChat[], print: Print): void => {
  const musts = sum(judged.map(({ asked }) => asked.mustKw.length));
  print(`chat: ${judged.length} questions, our own engine without any key`);
  byTopic(judged, print);
  print(
    `musts met ${sum(judged.map(({ met }) => met))} of ${musts} (${percent(sum(judged.map(({ met }) => met)), musts)}); questions with every must ${judged.filter(({ missed }) => missed.length === 0).length} of ${judged.length}`,
  );
  print(`must-nots hit ${sum(judged.map(({ hits }) => hits.length))}`);
  print(
    `language right ${percent(judged.filter(({ languageRight }) => languageRight).length, judged.length)}; sources given ${percent(judged.filter(({ sourced }) => sourced).length, judged.length)}; said it was not sure ${judged.filter(({ found }) => found.isUnsure).length}`,
  );
  const named = judged.filter(({ asked }) => asked.about !== null);
  const right = named.filter(({ asked, found }) =>
    asked.about!.includes('unsure')
      ? found.isUnsure
      : found.about !== null && asked.about!.includes(found.about),
  );
  if (named.length > 0)
    print(
      `spoke of the right matter ${right.length} of ${named.length} (${percent(right.length, named.length)})`,
    );
  const took = judged.map(({ ms }) => ms).sort((a, b) => a - b);
  print(`median ${took[took.length >> 1]?.toFixed(1)} ms, slowest ${took[took.length - 1]?.toFixed(1)} ms`);
};

const show = ({ asked, found, text, missed, hits, languageRight }: ScoredChat, print: Print): void => {
  print(
    `\n== ${asked.id} [${asked.lang}] ${asked.question}\n-- ${found.intent}; ${found.about ?? 'nothing'}; ${found.language}; certainty ${found.certainty.toFixed(2)}${found.isUnsure ? ', unsure' : ''}`,
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
  let asked: readonly AskedChat[];
  try {
    asked = (await readLines(path)).map(askedOf).filter((one) => one !== null);
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
      show(one, print);
  report(judged, print);
  return 0;
};
