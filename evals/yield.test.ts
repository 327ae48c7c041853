import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { evaluateYield } from './yield.ts';
import { backTest } from './yield/back-test.ts';
import { parseHarvests } from './yield/parse-harvests.ts';

const GIVEN = new URL('../../shared/reference/data/kenya_county_maize_2012_2023.csv', import.meta.url)
  .pathname;

const run = async (...args: string[]): Promise<{ rc: number; lines: string[] }> => {
  const lines: string[] = [];
  const rc = await evaluateYield(
    args,
    (line) => lines.push(line),
    (line) => lines.push(line),
  );
  return { rc, lines };
};
const file = async (content: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'yield-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'harvests.csv');
  await writeFile(path, content);
  return path;
};
const HEAD = 'county,year,area_ha,production_t,yield_t_ha,flag';
/** Two counties whose harvests vary around their own mean. */
const small = ['A', 'B'].flatMap((county, c) =>
  Array.from(
    { length: 9 },
    (_, i) => `${county},${2001 + i},5000,1,${(1 + 2 * c + 0.3 * Math.sin(i * 2 + c)).toFixed(3)},`,
  ),
);

test.skipIf(!existsSync(GIVEN))(
  'YLD-11 in Kenya it beats the county mean and last year; its range covers 75 to 85 % (skipped without the file)',
  async () => {
    const { rc, lines } = await run(GIVEN);
    expect(lines.filter((line) => line.startsWith('FAILS'))).toEqual([]);
    expect(rc).toBe(0);
    expect(lines.join('\n')).toMatch(/289 county-years, 2017 to 2023/);
    expect(lines.join('\n')).toMatch(/past mean +RMSE 0\.447 +MAE 0\.324 +R² 0\.77/);
    expect(lines.join('\n')).toMatch(/No better than your county’s average: .*Kitui/);
  },
);

test.skipIf(!existsSync(GIVEN))(
  'YLD-11 the app’s county figures match the file (skipped without it)',
  async () => {
    const { lines } = await run(GIVEN, '--table');
    const kept = readFileSync(new URL('../features/yields/domain/county-base.ts', import.meta.url), 'utf8');
    expect(lines).toHaveLength(41);
    for (const line of lines) expect(kept).toContain(line.trim());
  },
);

test('YLD-11 predictions do not use data of later years', () => {
  const read = (lines: readonly string[]) =>
    backTest(parseHarvests([HEAD, ...lines].join('\n')).counties, 2006, 2007).map(
      ({ county, year, forecast, low, high }) => ({ county, year, ours: forecast, low, high }),
    );
  const changed = small.map((line) => line.replace(/^(.,200[89],5000,1,)[\d.]+/, '$19.5'));
  expect(changed).not.toEqual(small);
  expect(read(changed)).toEqual(read(small));
  expect(read(small)).toHaveLength(4);
});

test('YLD-11 the run says which county is not predicted better than by its average', async () => {
  const { rc, lines } = await run(
    await file([HEAD, ...small, 'A,2010,900,1,3.1,', 'B,2010,5000,1,2,implausible'].join('\n')),
  );
  expect([0, 1]).toContain(rc);
  expect(lines[0]).toBe('18 harvests; 1 left out: less than 1,000 ha; 1 left out: marked "implausible"');
  expect(lines.join('\n')).toMatch(/8 county-years, 2006 to 2009/);
  expect(lines.some((line) => line.startsWith('No better than your county’s average'))).toBe(true);
});

test.each([
  ['', /must name the columns/],
  ['a,b\n1,2', /Missing: county, year, area_ha, yield_t_ha/],
  [`${HEAD}\nKitui,soon,1,1,x,`, /No line holds/],
  [`${HEAD}\nKitui,2012,5000,1,1,\nKitui,2012,5000,1,1,`, /two harvests of 2012/],
  [`${HEAD}\nKitui,2012,5000,1,1,`, /At least 6 years/],
])('a file that is not a harvest table gets an error message: %j', async (content, sentence) => {
  const { rc, lines } = await run(await file(content));
  expect([rc, lines.length]).toEqual([2, 1]);
  expect(lines[0]).toMatch(sentence);
});

test('a missing argument and a missing file get an error message', async () => {
  expect((await run()).lines[0]).toMatch(/^usage: /);
  expect((await run('/nowhere/harvests.csv')).lines[0]).toMatch(/could not be read \(ENOENT\)/);
});
