import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CSV_BYTE_ORDER_MARK, readCsv, toCsv } from './csv.ts';

const noFormula = fc
  .string({ minLength: 1 })
  .filter((text) => !/^[=+\-@\t\r]/.test(text) && text.trim() !== '' && !text.includes('\uFEFF'));

test('SET-12 property: every cell value survives a CSV round trip', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(noFormula, noFormula), { minLength: 1 }), (rows) => {
      const text = toCsv(
        ['a', 'b'],
        rows.map(([a, b]) => ({ a, b })),
      );
      expect(readCsv(text)).toEqual([['a', 'b'], ...rows]);
    }),
  );
});

test('cells that look like formulas are escaped, and numbers stay numbers', () => {
  const text = toCsv(
    ['name', 'lat', 'list'],
    [
      { name: '=HYPERLINK("http://x","y")', lat: -0.3031, list: ['a,b'] },
      { name: '@SUM(1)', lat: null, list: null },
      { name: '\t-1+2', lat: 1, list: {} },
    ],
  );
  expect(text).toBe(
    `${CSV_BYTE_ORDER_MARK}name,lat,list\r\n"'=HYPERLINK(""http://x"",""y"")",-0.3031,"[""a,b""]"\r\n'@SUM(1),,\r\n'\t-1+2,1,{}\r\n`,
  );
});

test('reads CSV from other spreadsheets: semicolons, tabs, any line ending, no final newline', () => {
  expect(readCsv('a;b\r\n1,5;"x;y"\r\n\r\n2;3')).toEqual([
    ['a', 'b'],
    ['1,5', 'x;y'],
    ['2', '3'],
  ]);
  expect(readCsv('a\tb\n1\t2\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(readCsv('a,b\r1,"un""finished')).toEqual([
    ['a', 'b'],
    ['1', 'un"finished'],
  ]);
  expect(readCsv('')).toEqual([]);
});
