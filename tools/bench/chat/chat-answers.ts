import { answer } from '#features/chat/domain/answer/answer.ts';
import type { KnowledgeBase } from '#features/chat/domain/book/book.ts';
import { openBook } from '#features/chat/domain/book/open-book.ts';
import { emptyContext } from '#features/chat/domain/engine.ts';

/**
 * Questions as farmers ask them: long and short, both languages, misspelt, and some without an answer in the
 * book.
 */
const questions = [
  'My maize has ragged holes in the heart and wet droppings',
  'Viazi vinakauka majani baada ya mvua',
  'nipande mahindi lini Kakamega',
  'How many kg of seed for an acre of beans?',
  'maindi yangu yana rangi ya njano nifanyeje',
  'tomatos have blak botom',
  'Nyanya zinanyauka ghafla zikiwa kijani',
  'How do I keep weevils out of my grain?',
  'Sukuma wiki ina vidukari',
  'can i spray when it is windy',
  'Kuku wangu ni wagonjwa',
  'gramoxone price',
  'mtoto amekunywa dawa ya shamba',
  'zzz qqq xxyyzz wwvvuu',
  'Bei ya mahindi',
  'udongo wa asidi chokaa',
  'how often shuold i irigate onions in sandy soil',
  'Majani ya kahawa yana unga wa chungwa',
  'What records should I keep?',
  'Habari, naomba msaada: nimepanda maharagwe wiki tatu zilizopita na majani yana madoa ya kahawia, mengine yanajikunja na kuna wadudu weusi chini yake, mvua imekuwa nyingi na jirani ana shida hiyo hiyo. Nifanye nini kabla haijaenea?',
];

/** Opens a packed book as a phone does and answers; returns ms per answer. */
export const run = (packed: string): { open: number; answers: number[]; blocks: number } => {
  const began = performance.now();
  const book: KnowledgeBase = openBook(JSON.parse(packed));
  answer('Wadudu wa mahnidi wanakula majani, nifanye nini?', emptyContext('2026-01-01', 'sw'), book);
  const open = performance.now() - began;
  let blocks = 0;
  const answers = questions.map((question) => {
    const start = performance.now();
    blocks += answer(question, emptyContext('2026-03-20', 'sw'), book).blocks.length;
    return performance.now() - start;
  });
  return { open, answers, blocks };
};
(globalThis as unknown as { chatBench: { run: typeof run } }).chatBench = { run };
