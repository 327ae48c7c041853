import { expect, test } from 'vitest';
import { CONFIRM_DAYS, UNDO_DAYS } from '../../domain/email-change.ts';
import { composeMail } from './mails.ts';

const mail = (kind: 'new_email' | 'old_email', language: 'en' | 'sw') =>
  composeMail('id', {
    kind,
    to: 'a@example.com',
    language,
    link: 'https://mavuno.test/auth/email#x=y',
    about: 'other@example.com',
  });

test.each([
  ['en', 'days?'],
  ['sw', 'siku'],
] as const)(
  '%s: both mails about an e-mail change name the other address, carry the link, and state its validity in days',
  (language, unit) => {
    for (const [kind, days] of [
      ['new_email', CONFIRM_DAYS],
      ['old_email', UNDO_DAYS],
    ] as const) {
      const { subject, text } = mail(kind, language);
      expect(subject).toContain('Mavuno');
      expect(text).toContain('https://mavuno.test/auth/email#x=y\n');
      expect(text).toContain('other@example.com');
      expect(text).toMatch(language === 'en' ? new RegExp(`${days} ${unit}`) : new RegExp(`${unit} ${days}`));
    }
  },
);

test.each(['en', 'sw'] as const)(
  '%s: the mail about a changed password links to the reset page, and the link carries no token',
  (language) => {
    const { subject, text } = composeMail('id', {
      kind: 'new_password',
      to: 'a@example.com',
      language,
      link: 'https://mavuno.test/auth/reset-password',
    });
    expect(subject).toContain('Mavuno');
    expect(text).toContain('https://mavuno.test/auth/reset-password\n');
    expect(text).not.toContain('#');
  },
);
