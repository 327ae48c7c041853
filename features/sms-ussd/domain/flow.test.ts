import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isGsm } from '#features/alerts/domain/text/short-text.ts';
import { listPlaces } from '#features/places/domain/gazetteer.ts';
import { flow, isRegistration, menu, type ScreenId, screenIds } from './flow.ts';
import { interpret, isComplete, resumable, type State, stateAt } from './interpret.ts';
import { firstStepOf } from './parse-message.ts';
import { type Channel, MAX_CHARACTERS, render } from './render.ts';
import { composeReply, type Facts } from './reply.ts';
import { findVillages, onlyVillage } from './villages.ts';
import { smsUssdEn } from './words.en.ts';
import { smsUssdSw } from './words.sw.ts';

const facts: Facts = {
  today: '2026-11-21',
  fields: [],
  alerts: [],
  tasks: [],
  crops: [],
  price: null,
  lastEvaluated: null,
  link: 'https://mavuno.example',
  canSendSms: true,
};
const languages = ['en', 'sw'] as const;
const words = { en: smsUssdEn, sw: smsUssdSw };
const stranger = { isKnown: false, fields: 0, crops: 0 };
const walk = (inputs: readonly string[], start = stateAt('language', 'sw')): State =>
  interpret(start, inputs, stranger, firstStepOf);
const screen = (state: State, channel: Channel = 'ussd', over: Partial<Facts> = {}) =>
  composeReply(
    state,
    { ...facts, ...over },
    { words: words[state.language], language: state.language, channel },
  );

describe('a stranger registers', () => {
  test('in at most five screens, also where several villages have the name', () => {
    const inputs = ['1', 'amina wanjiru', 'Bahati', '1', 'mahindi'];
    const shown = inputs.map((_, i) => walk(inputs.slice(0, i)).screen);
    expect(shown).toEqual(['language', 'name', 'village', 'village_choice', 'crop']);
    expect(screenIds.filter(isRegistration).length).toBe(5);
    const done = walk(inputs);
    expect(isComplete(done)).toBe(true);
    expect(done).toMatchObject({
      language: 'sw',
      name: 'Amina Wanjiru',
      village: 'Bahati, Nakuru',
      crop: 'maize',
    });
    expect(isComplete(walk(['2', 'Amina', 'Kapsabet', '1']))).toBe(true);
  });

  test('and reads each screen in the language of the first answer', () => {
    expect(screen(walk([])).text).toBe(
      'Karibu Mavuno. Tuma nambari:\nWelcome to Mavuno. Send a number:\n1 Kiswahili\n2 English',
    );
    expect(screen(walk(['2'])).text).toBe(
      'Join Mavuno free. What is your name?\nIf you join, you accept the terms: https://mavuno.example/terms-of-service\n0 Back',
    );
    expect(screen(walk(['1', 'Amina', 'Bahati'])).text).toBe(
      "Ni kipi?\n1 Bahati, Nakuru\n2 Bahati, Tana River\n3 Bahati, Nairobi\n4 Bahati, Murang'a\n0 Jina jingine",
    );
    expect(screen(walk(['1', 'Amina', 'Bahati', '1', '1'])).text).toBe(
      'Karibu, Amina. Shamba lako: mahindi, Bahati, Nakuru.\nKwenye app, ingia kwa nambari hii: https://mavuno.example\n0 menyu',
    );
  });

  test('a wrong input says what is wrong, asks again and keeps the answers', () => {
    const problems: [string[], ScreenId, State['problem']][] = [
      [['7'], 'language', 'misheard'],
      [['1', '0712345678'], 'name', 'name_wrong'],
      [['1', ''], 'name', 'name_wrong'],
      [['1', 'Amina', 'xyzzyq'], 'village', 'village_unknown'],
      [['1', 'Amina', '5'], 'village', 'village_unknown'],
      [['1', 'Amina', 'Bahati', '9'], 'village_choice', 'misheard'],
      [['1', 'Amina', 'Bahati', '1', '88'], 'crop', 'misheard'],
      [['1', 'Amina', 'Bahati', '1', 'qqq'], 'crop', 'crop_unknown'],
    ];
    for (const [inputs, at, problem] of problems) {
      const state = walk(inputs);
      expect([inputs, state.screen, state.problem]).toEqual([inputs, at, problem]);
      const good = walk(inputs.slice(0, -1));
      expect({ ...state, problem: null, typed: good.typed }).toEqual(good);
    }
    expect(screen(walk(['2', 'Amina', 'xyzzyq'])).text).toMatch(
      /^We did not find xyzzyq\. Try the nearest town or market\.\nAmina, which village/,
    );
  });

  test('0 goes back one screen; another village can be typed instead of a number', () => {
    const back = (inputs: string[]): ScreenId => walk(inputs).screen;
    expect(back(['1', '0'])).toBe('language');
    expect(back(['1', 'Amina', '0'])).toBe('name');
    expect(back(['1', 'Amina', 'Bahati', '0'])).toBe('village');
    expect(back(['1', 'Amina', 'Bahati', '1', '0'])).toBe('village');
    expect(walk(['1', 'Amina', 'Bahati', 'Kapsabet'])).toMatchObject({
      screen: 'crop',
      village: 'Kapsabet, Nandi',
    });
  });

  test('a cut session goes on with the same question; a new input continues it', () => {
    const inputs = ['1', 'Amina', 'Bahati', '2', '1'];
    for (let cut = 1; cut < inputs.length; cut += 1) {
      const kept = resumable(walk(inputs.slice(0, cut)))!;
      expect(walk(inputs.slice(cut), kept)).toEqual(walk(inputs));
      expect(screen(kept, 'ussd', { isResumed: true }).text).toContain('Karibu tena');
    }
  });
});

describe('the flow', () => {
  test('leads from each screen to screens that exist', () => {
    for (const id of screenIds) {
      const { next, several, back } = { next: undefined, several: undefined, back: undefined, ...flow[id] };
      for (const target of [next, several, back])
        if (target !== undefined) expect(screenIds).toContain(target);
    }
  });
  test('the numbers of the menu keep their meaning', () => {
    expect(menu.slice(0, 4)).toEqual(['weather', 'alerts', 'price', 'tasks']);
    for (const language of languages)
      expect(screen(stateAt('menu', language)).text.split('\n').slice(1)).toEqual(
        menu.map((topic, i) => `${i + 1} ${words[language].topics[topic]}`),
      );
  });
});

const anyName = fc.oneof(
  fc.string({ maxLength: 90 }),
  fc.constantFrom('Amina', 'Wanjiru wa Kariuki-Njoroge Mwangi'),
);
const anyVillage = fc.constantFrom(...listPlaces().map(({ name }) => name));
const anyWrong = fc.array(fc.constantFrom('0', '', '9', '88', 'xyzzyq wa mbali sana', '*', 'habari'), {
  maxLength: 2,
});
/** The inputs of a registration up to any point, with wrong ones in between. */
const anyInputs = fc
  .tuple(
    fc.constantFrom('1', '2'),
    anyWrong,
    anyName,
    anyWrong,
    anyVillage,
    anyWrong,
    fc.constantFrom('1', '2', '4'),
    anyWrong,
    fc.constantFrom('1', '7', 'Mbaazi', 'citrus', 'qqq'),
    fc.nat(14),
  )
  .map(([language, a, name, b, village, c, n, d, crop, most]) =>
    [language, ...a, name, ...b, village, ...c, n, ...d, crop].slice(0, most),
  );
const anyLink = fc.constantFrom('https://mavuno.example', `https://${'mavuno.'.repeat(6)}example.co.ke`);

test('no screen in either language exceeds 160 characters with its prefix, and all use the SMS alphabet', () => {
  fc.assert(
    fc.property(
      anyInputs,
      anyLink,
      fc.boolean(),
      fc.constantFrom('ussd' as const, 'sms' as const),
      (inputs, link, isResumed, channel) => {
        const walked = walk(inputs);
        const state = isResumed ? (resumable(walked) ?? walked) : walked;
        const { text, ends } = screen(state, channel, { isResumed, link });
        expect(text.length, text).toBeLessThanOrEqual(MAX_CHARACTERS[channel]);
        if (channel === 'ussd')
          expect(`${ends ? 'END' : 'CON'} ${text}`.length, text).toBeLessThanOrEqual(160);
        expect(isGsm(text), text).toBe(true);
        expect(text.trim()).not.toBe('');
        // Nothing to choose is cut off.
        if (state.screen === 'crop') expect(text).toContain('\n7 ');
        if (state.screen === 'village_choice')
          expect(text.split('\n').filter((line) => /^\d /.test(line))).toHaveLength(
            findVillages(state.typed ?? '').length + 1,
          );
        if (['village', 'village_choice', 'crop'].includes(state.screen)) expect(text).toMatch(/\n0 [^\n]+$/);
      },
    ),
    { numRuns: 150 },
  );
});

test('on WhatsApp choices are buttons: each sends what would be typed', () => {
  const { text, choices } = screen(walk(['1', 'Amina', 'Bahati']), 'whatsapp');
  expect(text).not.toMatch(/Nakuru/);
  expect(choices[0]).toEqual({ send: '1', label: 'Bahati, Nakuru' });
  expect(screen(stateAt('menu', 'en'), 'whatsapp').choices.map(({ send }) => send)).toEqual(
    menu.map((_, i) => String(i + 1)),
  );
});

test('a note that would cost a second SMS is left out; choices never are', () => {
  const content = { head: 'x'.repeat(150), foot: ['Another field? Send 1 2'] };
  expect(render(content, 'sms', true).text).toBe('x'.repeat(150));
  expect(render({ ...content, head: 'x' }, 'sms', true).text).toBe('x\nAnother field? Send 1 2');
  const choices = [{ send: '1', label: 'y'.repeat(20) }];
  expect(render({ ...content, choices }, 'sms', true).text).toContain('\n1 yyy');
});

test('every place of the gazetteer can be chosen by its name and county', () => {
  fc.assert(
    fc.property(anyVillage, (name) => {
      expect(onlyVillage(name) ?? findVillages(name)[0]).toBeTruthy();
    }),
    { numRuns: 100 },
  );
});

test('a question may be long or contain a star; a short one is asked again', () => {
  const known = { isKnown: true, fields: 1, crops: 1 };
  const ask = (...inputs: string[]) => interpret(stateAt('menu', 'en'), ['5', ...inputs], known, firstStepOf);
  expect(ask('hm')).toMatchObject({ screen: 'ask', problem: 'question_short' });
  expect(ask('hm', 'Why do my maize leaves turn yellow?', ' urgent')).toMatchObject({
    screen: 'asked',
    question: 'Why do my maize leaves turn yellow? urgent',
  });
  expect(ask('0').screen).toBe('menu');
});
