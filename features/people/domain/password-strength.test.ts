import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { weaknessOf } from './password-strength.ts';

const owner = { email: 'wanjiku.kamau@gmail.com', name: 'Wanjiku Kamau' };

describe('a password that is easy to guess', () => {
  test.each([
    'password12345',
    '12345678',
    'P@ssw0rd1!',
    'Qwerty123!',
    'iloveyou2',
    '1qaz2wsx3edc',
    'arsenal2020',
    'Kenya@2024',
    'kenya2024',
    'nairobi254',
    'maharagwe',
    'Maharagwe1',
    'maharagwe2026',
    'mahindimaharagwe',
    'nakupendasana',
    'mpesa1234',
    'safaricom1',
    'otieno1985',
    'mavuno123',
  ])('%s is common', (password) => {
    expect(weaknessOf(password, owner)).toBe('people.password_common');
  });

  test.each([
    'wanjiku.kamau@gmail.com',
    'WANJIKU.KAMAU@GMAIL.COM',
    'wanjiku.kamau',
    'wanjikukamau',
    'Wanjiku1990',
    'kamau12345',
    'kamauwanjiku1',
  ])('%s contains the user’s own name or address', (password) => {
    expect(weaknessOf(password, owner)).toBe('people.password_personal');
  });

  test.each([
    '        ',
    'aaaaaaaa',
    'abababab',
    'abcdefgh',
    'password1password1',
    '12-03-1990',
    '0712345678',
    '+254 712 345 678',
    '254112345678',
  ])('%j is a repetition, a sequence, a date or a phone number', (password) => {
    expect(weaknessOf(password, owner)).toBe('people.password_simple');
  });

  test('every common password of eight or more characters is weak, even capitalised and with a digit', () => {
    const long = commonPasswords.filter((word) => word.length >= 8);
    expect(long.length).toBeGreaterThan(3_000);
    fc.assert(
      fc.property(
        fc.constantFrom(...long),
        fc.nat(9),
        (word, digit) =>
          weaknessOf(word, {}) !== null &&
          weaknessOf(`${word[0]!.toUpperCase()}${word.slice(1)}${digit}`, {}) !== null,
      ),
      { numRuns: 100 },
    );
  }, 60_000);
});

describe('a password that is hard to guess', () => {
  test.each([
    'mahindi matamu',
    'mahindi na maharagwe',
    'kahawa na chai',
    'mvua shamba kahawa',
    'ng’ombe wa baba',
    'correct horse battery staple',
    'x7!pQ2mZ',
    'nzuri-sana-9',
    'long enough now',
    'mvua wanjiku jembe',
  ])('%s is taken', (password) => {
    expect(weaknessOf(password, owner)).toBeNull();
  });

  test('a long password that only starts with a common word is accepted', () => {
    expect(weaknessOf('password mvua shamba kahawa', {})).toBeNull();
  });
});

test('any text gets a verdict, and a long hostile one gets it quickly', () => {
  const text = fc.string({ unit: 'binary', maxLength: 128 });
  fc.assert(
    fc.property(
      text,
      fc.string(),
      (password, name) => weaknessOf(password, { name, email: name }) !== undefined,
    ),
    { numRuns: 50 },
  );
  const before = performance.now();
  for (const hostile of [
    '4@8({[<3€69&#!|1'.repeat(8),
    'p@$$w0rd!'.repeat(14),
    '1'.repeat(128),
    '12/03/90'.repeat(16),
  ])
    weaknessOf(hostile, owner);
  expect(performance.now() - before).toBeLessThan(10_000);
}, 60_000);
