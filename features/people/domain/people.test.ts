import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkEmail, checkNewPassword, newPasswordProblem } from './credentials.ts';
import { adminList, becomesAdmin } from './roles.ts';
import { initialSession, isAuthenticated, sessionReducer } from './session-state.ts';

const session = { userId: 'u', email: 'w@example.com' };

describe('session', () => {
  test('ACC-22 loading starts as true and ends when the session has been read', () => {
    expect(sessionReducer(initialSession, { type: 'read', session: null, path: '/auth' })).toEqual({
      loading: false,
      session: null,
    });
    expect(sessionReducer(initialSession, { type: 'read', session, path: '/dashboard' })).toEqual({
      loading: false,
      session,
    });
  });

  test('ACC-22 on /auth/callback loading stays true until the session changes or the guard times out', () => {
    const read = sessionReducer(initialSession, { type: 'read', session: null, path: '/auth/callback' });
    expect(read.loading).toBe(true);
    expect(sessionReducer(read, { type: 'changed', session })).toEqual({ loading: false, session });
    expect(sessionReducer(read, { type: 'gave_up' })).toEqual({ loading: false, session: null });
  });

  test('ACC-33 a session counts as signed in only with both a user id and an e-mail', () => {
    expect(isAuthenticated(session)).toBe(true);
    for (const part of ['userId', 'email'] as const)
      expect(isAuthenticated({ ...session, [part]: '' })).toBe(false);
    expect(isAuthenticated(null)).toBe(false);
  });
});

describe('credentials', () => {
  test('ACC-25 ACC-26 under 6 characters, under 8 characters and a mismatch each have their own error', () => {
    expect(newPasswordProblem('12345', '12345')).toBe('people.password_floor');
    expect(newPasswordProblem('123456', '123456')).toBe('people.password_short');
    expect(newPasswordProblem('1234567', '1234567')).toBe('people.password_short');
    expect(newPasswordProblem('12345678', '12345679')).toBe('people.password_mismatch');
    expect(newPasswordProblem('12345678', '12345678')).toBeNull();
  });

  test('password length is counted in characters, from 8 to 128', () => {
    fc.assert(fc.property(fc.string({ minLength: 8, maxLength: 128 }), (p) => checkNewPassword(p).ok));
    fc.assert(fc.property(fc.string({ maxLength: 7 }), (p) => !checkNewPassword(p).ok));
    expect(checkNewPassword('🌽'.repeat(7)).ok).toBe(false);
    expect([checkNewPassword('🌽'.repeat(128)).ok, checkNewPassword('🌽'.repeat(129)).ok]).toEqual([
      true,
      false,
    ]);
  });

  test('two Unicode forms of the same letter give the same password', () => {
    expect(checkNewPassword('cafe\u0301 ya asubuhi')).toEqual({ ok: true, value: 'caf\u00e9 ya asubuhi' });
    expect(checkNewPassword('\uff4d\uff41\uff48indi')).toMatchObject({
      ok: false,
      code: 'people.password_short',
    });
  });

  test.each(['wanjiku@gmail.com', 'a.b+c@mail.co.ke', "o'neil@x-y.example", ' Wanjiku@Gmail.COM '])(
    '%s is a valid e-mail address',
    (text) => {
      expect(checkEmail(text)).toEqual({ ok: true, value: text.trim().toLowerCase() });
    },
  );

  test.each([
    '',
    'wanjiku',
    'wanjiku@',
    '@gmail.com',
    'a b@gmail.com',
    'a@b',
    'a@b..com',
    'a@@b.com',
    '.a@b.com',
    `${'x'.repeat(250)}@b.com`,
    'a@-b.com',
    'a@b.com\nBcc: c@d.com',
  ])('%j is none', (text) => {
    expect(checkEmail(text).ok).toBe(false);
  });

  test('a long hostile text is checked quickly', () => {
    const before = performance.now();
    for (const text of ['a@' + 'a-'.repeat(120), 'a.'.repeat(120), `${'a'.repeat(120)}@${'a.'.repeat(60)}!`])
      checkEmail(text);
    expect(performance.now() - before).toBeLessThan(100);
  });
});

describe('roles', () => {
  test('ACC-37 only a confirmed address on the admin list becomes an administrator', () => {
    const admins = adminList(' Chief@Example.com, , broken, second@example.com');
    expect(admins).toEqual(['chief@example.com', 'second@example.com']);
    expect(becomesAdmin(admins, { email: 'chief@example.com', emailVerified: true })).toBe(true);
    expect(becomesAdmin(admins, { email: 'chief@example.com', emailVerified: false })).toBe(false);
    expect(becomesAdmin(admins, { email: 'other@example.com', emailVerified: true })).toBe(false);
    expect(becomesAdmin(adminList(''), { email: '', emailVerified: true })).toBe(false);
  });
});
