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
