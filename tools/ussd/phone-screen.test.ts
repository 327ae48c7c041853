import { expect, test } from 'vitest';
import { inputsOfScript, smsMessage, ussdScreen } from './phone-screen.ts';

test('a screen is framed, counted with its prefix, and says when the session ends', () => {
  expect(ussdScreen('CON Mavuno. Send a number:\n1 Weather', '*384*1#')).toEqual({
    isLast: false,
    shown: [
      '*384*1#',
      `┌${'─'.repeat(42)}┐`,
      `│ ${'Mavuno. Send a number:'.padEnd(40)} │`,
      `│ ${'1 Weather'.padEnd(40)} │`,
      `└${'─'.repeat(42)}┘ CON, 36 of 160 characters`,
    ].join('\n'),
  });
  expect(ussdScreen(`END ${'word '.repeat(40)}`, '').shown).toContain('204 of 160 characters, TOO LONG');
  expect(ussdScreen('END x', '').isLast).toBe(true);
});

test('an SMS is counted in parts; a script names the inputs of a session', () => {
  expect(smsMessage('x'.repeat(161), '+254712345678')).toContain('161 characters, 2 SMS');
  expect(inputsOfScript('2| Otieno |')).toEqual(['2', 'Otieno', '']);
  expect(inputsOfScript('')).toEqual([]);
});
