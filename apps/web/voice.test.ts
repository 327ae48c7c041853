import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['/features/**/web/**/*.tsx', '/kit/web/ui/*.tsx', '!**/*.test.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

/** Staff write these. Coordinates are typed or pasted: speech does not give them. */
const WITHOUT_MIC =
  /\/(admin|payments\/web\/staff)\/|\/(referrals|suppliers)\/web\/RefuseSheet|\/TypedCorners|\/kit\//;

test('WIZ-06 every text of several lines that a farmer writes can be spoken', () => {
  const areas = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/<TextArea\b[\s\S]*?\/>/g)].map(([area]) => ({ file, area })),
  );
  expect(areas.length).toBeGreaterThan(15);
  const silent = areas.filter(({ file, area }) => !WITHOUT_MIC.test(file) && !/\bmic\b/.test(area));
  expect(silent).toEqual([]);
});

const spoken = {
  sayings: [
    'kit/web/ui/SayingCard',
    'features/organic/web/TodayCard',
    'features/agronomy/web/PlantingAdvice',
  ],
  results: [
    'features/scanner/web/guide/ConditionAdvice',
    'features/scanner/web/guide/KeyScreen',
    'features/scanner/web/result/NoAnswer',
    'features/scanner/web/result/CropQuestionCard',
    'features/yields/web/YieldResult',
    'features/satellite/web/Findings',
    'features/agronomy/web/CropWater',
    'features/history/web/InsightItem',
    'features/tasks/web/suggest/SuggestionCard',
  ],
  alerts: ['features/alerts/web/AlertScreen'],
  lessons: ['features/training/web/LessonScreen', 'features/training/web/DocumentScreen'],
  answers: [
    'features/chat/web/messages/Answer',
    'features/documents/web/Message',
    'features/community/web/question/AnswerCard',
    'features/community/web/ask/PreliminaryAnswerCard',
    'features/experts/web/ReviewTurn',
  ],
};

test('CHT-18b sayings, results, alerts, lessons and answers can be read aloud', () => {
  const silent = Object.values(spoken)
    .flat()
    .filter((file) => !/<(ReadAloud|Speak)\b/.test(sources[`/${file}.tsx`] ?? ''));
  expect(silent).toEqual([]);
});
