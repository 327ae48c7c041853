import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, cleanText, stripUnstorable } from './clean-text.ts';

test('NUL and lone surrogates are removed, whole characters stay', () => {
  expect(stripUnstorable('a\0b')).toBe('ab');
  expect(stripUnstorable('\ud83dmvua\udf3d')).toBe('mvua');
  expect(stripUnstorable('mvua 🌽 ng’ombe')).toBe('mvua 🌽 ng’ombe');
});

/** Any character, often one that changes direction, is invisible or stacks. */
const character = fc.oneof(
  fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
  fc.constantFrom(
    '\u0301',
    '\u0323',
    '\u1100',
    '\u1161',
    '\u200b',
    '\u202e',
    '\u2066',
    '\ufeff',
    '\r',
    '\n',
    ' ',
    'a',
  ),
);

test('cleaning is idempotent and removes control and text direction characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 300 }), (text) => {
      const once = cleanText(text);
      expect(cleanText(once)).toBe(once);
      // eslint-disable-next-line no-control-regex
      expect(once).not.toMatch(/[\u0000-\u0008\u202a-\u202e\u2066-\u2069]/);
      expect(cleanLine(text)).not.toMatch(/\n/);
    }),
  );
  // A post with many combining accents once covered the whole list.
  expect(cleanText(`Zalgo a${'\u0301'.repeat(150)} e${'\u0335\u0336\u0300'.repeat(20)}`).length).toBeLessThan(
    20,
  );
  expect(cleanText('e\u200b\u0301')).toBe('é');
  expect(cleanText('Jina langu ni Gĩthĩga 🌽')).toBe('Jina langu ni Gĩthĩga 🌽');
});
