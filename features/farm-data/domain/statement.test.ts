import { expect, test } from 'vitest';
import { areaOf } from '#kit/pure/ellipsoid.ts';
import { squareAround, toPolygonText } from '#kit/pure/geometry.ts';
import { codeFromBytes } from './statement-code.ts';
import {
  CODE_PATTERN,
  composeStatement,
  firstName,
  LINES_PER_PAGE,
  type StatementSource,
} from './statement.ts';

const source: StatementSource = {
  farmer: 'Wanjikũ wa Gĩthĩga',
  season: '2026',
  made: '2026-11-21',
  field: {
    name: null,
    place: null,
    hectares: 0.4,
    boundary: 'POLYGON((0 0))',
    source: 'walked',
    error_m2: 100,
    measured: null,
    unconfirmed: false,
  },
  crops: [
    {
      crop: 'maize',
      variety: null,
      planted: '2025-11-02',
      harvested: '2026-03-01',
      yield: 3,
      yield_unit: 'bag_90kg',
      area: null,
      area_unit: null,
    },
    {
      crop: 'bean',
      variety: null,
      planted: '2025-03-02',
      harvested: '2025-07-01',
      yield: null,
      yield_unit: null,
      area: null,
      area_unit: null,
    },
  ],
  deeds: Array.from({ length: 30 }, (_, i) => ({
    day: i < 10 ? '2025-01-01' : `2026-01-${String(40 - i).padStart(2, '0')}`,
    what: 'weeding',
    said: '',
    product: null,
    quantity: null,
    quantity_unit: null,
  })),
  checks: [],
};

test('a statement lists the season in date order and counts the entries that do not fit', () => {
  const { crops, deeds, more } = composeStatement(source);
  expect(crops.map(({ crop }) => crop)).toEqual(['maize']);
  expect(deeds).toHaveLength(LINES_PER_PAGE.all - 1);
  expect(deeds.map(({ day }) => day)).toEqual(deeds.map(({ day }) => day).sort());
  expect(more).toEqual({ crops: 0, deeds: 20 - (LINES_PER_PAGE.all - 1), checks: 0 });
});

test('crops and checks that do not fit are counted too', () => {
  const crop = { ...source.crops[0]!, planted: '2026-03-01' };
  const check = { day: '2026-05-01', crop: 'maize', outcome: 'answer', condition: null, severity: null };
  const full = composeStatement({
    ...source,
    crops: Array.from({ length: LINES_PER_PAGE.crops + 2 }, () => crop),
    checks: Array.from({ length: LINES_PER_PAGE.checks + 3 }, () => check),
  });
  expect([full.crops.length, full.checks.length, full.deeds.length]).toEqual([
    LINES_PER_PAGE.crops,
    LINES_PER_PAGE.checks,
    LINES_PER_PAGE.all - LINES_PER_PAGE.crops - LINES_PER_PAGE.checks,
  ]);
  expect(full.more).toEqual({ crops: 2, deeds: 20 - full.deeds.length, checks: 3 });
});

test('a size entered over a measured one counts as stated by the farmer, not as measured', () => {
  const ring = squareAround({ lat: -0.3, lng: 36 }, 4_000);
  const walked = { ...source.field, boundary: toPolygonText(ring), measured: '2026-10-01' };
  const of = (field: StatementSource['field']) => {
    const { source: from, error_m2: error, measured } = composeStatement({ ...source, field }).field;
    return [from, error, measured];
  };
  expect(of({ ...walked, hectares: (areaOf(ring) / 10_000) * 1.0004 })).toEqual([
    'walked',
    100,
    '2026-10-01',
  ]);
  expect(of({ ...walked, hectares: 0.8 })).toEqual(['said', null, null]);
  expect(of({ ...walked, hectares: 0.8, source: 'approximate' })).toEqual(['approximate', 100, '2026-10-01']);
});

test('a code has 26 unambiguous characters, and only the first name of the farmer is used', () => {
  expect(codeFromBytes(new Uint8Array(26).map((_, i) => i * 37))).toMatch(CODE_PATTERN);
  expect('il'.split('').some((sign) => CODE_PATTERN.test(sign.repeat(26)))).toBe(false);
  expect([firstName('Wanjikũ wa Gĩthĩga'), firstName('  '), firstName('Otieno')]).toEqual([
    'Wanjikũ',
    '',
    'Otieno',
  ]);
});
