import { lessons } from '#knowledge/lessons/index.ts';
import type { Lesson } from '#knowledge/lessons/types.ts';
import { safeUseRules, type SafeUseRule } from '#knowledge/safe-use.ts';
import { topics, type Topic } from '#knowledge/topics/index.ts';
import type { Bilingual } from '#knowledge/types.ts';
import type { KnowledgePoint } from './book.ts';
import { phrasesOf } from './phrases.ts';
import { topicPhrases } from './symptom-phrases.ts';
import type { UnpackedDoc } from './unpacked-doc.ts';

const bothLanguages = (...said: readonly Bilingual[]): string =>
  said.map(({ en, sw }) => `${en} ${sw}`).join(' ');

const topicDoc = ({
  id,
  kind,
  crops,
  title,
  triggers,
  points,
  pages,
  lessons: more,
}: Topic): UnpackedDoc => ({
  doc: {
    id: `topic:${id}`,
    kind: 'topic',
    category: kind,
    crops,
    title,
    path:
      more[0] === undefined
        ? pages[0] === undefined
          ? null
          : `/conditions/${pages[0]}`
        : `/training/${more[0]}`,
    points: points.map(({ text, role, source, counties }) => ({
      text,
      role,
      sources: [source],
      counties: counties ?? null,
    })),
    phrases: phrasesOf([
      ...triggers.en,
      ...triggers.sw,
      ...(topicPhrases[id] ?? '').split('|'),
      title.en,
      title.sw,
    ]),
    relatedIds: pages.map((page) => `condition:${page}`),
    isFull: true,
    signs: [],
    names: [],
  },
  fields: [
    { text: bothLanguages(title), weight: 3 },
    { text: [...triggers.en, ...triggers.sw].join(' '), weight: 2 },
    { text: bothLanguages(...points.map(({ text }) => text)), weight: 0.7 },
  ],
});

/** The actions of a lesson; its images and notes stay in the lesson. */
const lessonPoints = ({ sections, sources }: Lesson): readonly KnowledgePoint[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block): readonly KnowledgePoint[] => {
      const of = (role: KnowledgePoint['role'], text: Bilingual): KnowledgePoint => ({
        text,
        role,
        sources: sources.slice(0, 2),
        counties: null,
      });
      if (block.kind === 'steps' || block.kind === 'list')
        return (block.items ?? []).map((item) => of('do-now', item));
      if (!block.text) return [];
      return block.kind === 'note'
        ? [of('caution', block.text)]
        : block.kind === 'text'
          ? [of('fact', block.text)]
          : [];
    }),
  );

const lessonDoc = (lesson: Lesson): UnpackedDoc => {
  const points = lessonPoints(lesson);
  return {
    doc: {
      id: `lesson:${lesson.slug}`,
      kind: 'lesson',
      category: 'care',
      crops: 'any',
      title: lesson.title,
      points,
      path: `/training/${lesson.slug}`,
      relatedIds: [],
      isFull: true,
      signs: [],
      names: [],
      phrases: phrasesOf([lesson.title.en, lesson.title.sw]),
    },
    fields: [
      { text: bothLanguages(lesson.title, lesson.description), weight: 2 },
      { text: bothLanguages(...points.map(({ text }) => text)), weight: 0.5 },
    ],
  };
};

const ruleDoc = ({ key, title, text, source }: SafeUseRule): UnpackedDoc => ({
  doc: {
    id: `safe_use:${key}`,
    kind: 'safe_use',
    category: 'safe-use',
    crops: 'any',
    title,
    path: null,
    relatedIds: [],
    isFull: true,
    signs: [],
    names: [],
    phrases: phrasesOf([title.en, title.sw]),
    points: text.map((one) => ({ text: one, role: 'fact', sources: [source], counties: null })),
  },
  fields: [
    { text: bothLanguages(title), weight: 2 },
    { text: bothLanguages(...text), weight: 1 },
  ],
});

export const readTopics = (): readonly UnpackedDoc[] => [
  ...topics.map(topicDoc),
  ...lessons.map(lessonDoc),
  ...safeUseRules.map(ruleDoc),
];
