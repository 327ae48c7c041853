import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toGsm, isGsm } from '#features/alerts/domain/text/short-text.ts';
import type { ForecastDay } from '#features/weather/domain/forecast.ts';
import { interpret, stateAt } from './interpret.ts';
import { expectsReply, firstStepOf, inputsOfUssd, stepsOfMessage } from './parse-message.ts';
import { MAX_CHARACTERS, type Channel } from './render.ts';
import { type Facts, composeReply } from './reply.ts';
import { smsUssdEn } from './words.en.ts';
import { smsUssdSw } from './words.sw.ts';

const day = (date: string, over: Partial<ForecastDay> = {}): ForecastDay => ({
  day: date,
  date: 0,
  temp: { min: 13.6, max: 24.4, day: 20 },
  rain: 8.2,
  rainProb: 60,
  condition: 'rain',
  windSpeed: 12,
  humidity: 70,
  pressure: 1015,
  clouds: 50,
  radiation: 18,
  et0: 4,
  ...over,
});
const njoro = {
  name: 'Njoro',
  isConfirmed: true,
  days: [
    day('2026-11-21'),
    day('2026-11-22', { rain: 0, rainProb: 5 }),
    day('2026-11-23', { rain: 0.4, rainProb: null }),
  ],
  source: { name: 'MET Norway', at: '06:10' },
};
const facts: Facts = {
  today: '2026-11-21',
  fields: [njoro, { name: null, isConfirmed: false, days: null, source: null }],
  alerts: [],
  tasks: [],
  crops: [],
  price: null,
  lastEvaluated: '06:15',
  link: 'https://mavuno.example',
  canSendSms: true,
};
const voices = {
  en: { words: smsUssdEn, language: 'en' },
  sw: { words: smsUssdSw, language: 'sw' },
} as const;
/** The state of a farmer with an account after this text. */
const stateAfter = (
  text: string,
  channel: Channel,
  language: 'en' | 'sw',
  { fields, crops }: Pick<Facts, 'fields' | 'crops'>,
) =>
  interpret(
    stateAt('menu', language),
    channel === 'ussd' ? inputsOfUssd(text) : [text],
    { isKnown: true, fields: fields.length, crops: crops.length },
    channel === 'ussd' ? firstStepOf : stepsOfMessage,
  );
const say = (
  text: string,
  over: Partial<Facts> = {},
  channel: Channel = 'sms',
  language: 'en' | 'sw' = 'sw',
) => {
  const all = { ...facts, ...over };
  const { text: shown, ends } = composeReply(stateAfter(text, channel, language, all), all, {
    ...voices[language],
    channel,
  });
  return { text: shown, ends };
};

describe('the weather of a field', () => {
  test.each([
    '1',
    ' 1. ',
    'Hali ya hewa',
    'HALIYA HEWA',
    'mvua lini?',
    'weather',
    'wether pls',
    'WHEATHER',
    'whether',
    'ewa',
    'moja',
    'Habari, hali ya hewa tafadhali',
    'Hali ya anga',
    'mvua siku 3 zijazo',
    'rain next 2 days',
    'shamba 1',
    'nipe hewa ya shamba la kwanza',
  ])('is what "%s" asks for', (text) => {
    expect(say(text).text).toBe(
      'Njoro (MET Norway, 06:10)\nLeo 14-24C mvua 8mm 60%\nKesho 14-24C mvua 0mm 5%\n23 Nov 14-24C mvua <1mm\nShamba lingine? Tuma 1 2 (Shamba 2)',
    );
  });
  test('can be requested for another field by number; without a confirmed location the answer says so', () => {
    expect(say('1 2').text).toBe(
      'Shamba 2: bado hakuna utabiri. Thibitisha lilipo kwenye app.\nShamba lingine? Tuma 1 1 (Njoro)',
    );
    for (const text of ['shamba 2', 'hewa ya shamba la pili', 'field 2', 'mvua siku 3 shamba 2'])
      expect([text, say(text).text]).toEqual([text, say('1 2').text]);
    expect(say('weather 9', {}, 'sms', 'en').text).toMatch(/^You have no field 9\.\nNjoro \(/);
  });
  test('is never invented: a missing, outdated or sample forecast is labelled as such', () => {
    const only = (field: object): Partial<Facts> => ({ fields: [{ ...njoro, ...field }] });
    expect(say('1', only({ days: null })).text).toBe(
      'Njoro: bado hakuna utabiri. Jaribu tena baada ya saa moja.',
    );
    expect(say('1', only({ days: [] })).text).toContain('umepitwa na wakati');
    expect(say('1', only({ source: null })).text).toContain('MFANO, si kweli');
    expect(
      say(
        '1',
        only({
          days: [
            day('2026-11-21', { temp: { min: null, max: null, day: null }, rain: null, rainProb: null }),
          ],
        }),
      ).text,
    ).toContain('umepitwa');
  });
});

test('alerts are sent unchanged; without any, the answer gives the time of the last check or says there was none', () => {
  expect(say('2', { alerts: ['Mavuno Njoro: hewa inafaa baka jani.'] }).text).toBe(
    'Mavuno Njoro: hewa inafaa baka jani.',
  );
  for (const text of [
    'taadhari',
    'tahathari',
    'Tahadhali?',
    '2)',
    'tahadhari za shamba langu',
    'tahadhari 2',
  ])
    expect([text, say(text).text]).toEqual([
      text,
      'Hakuna tahadhari kwa mashamba yako. Yalikaguliwa 06:15.\nHayakukaguliwa: Shamba 2 (thibitisha yalipo).',
    ]);
  expect(say('2', { fields: [njoro] }).text).toBe('Hakuna tahadhari kwa mashamba yako. Yalikaguliwa 06:15.');
  expect(say('ALERTS', { lastEvaluated: null }, 'sms', 'en').text).toBe(smsUssdEn.neverLooked);
  expect(
    say('ALERTS', { lastEvaluated: null, fields: [{ ...njoro, isConfirmed: false }] }, 'sms', 'en').text,
  ).toBe(smsUssdEn.noPlace);
  expect(say('2', { fields: [] }).text).toBe(
    'Bado huna shamba kwenye Mavuno.\nShamba lako liko karibu na kijiji au soko gani?\n0 Rudi',
  );
});

test('the day’s tasks are listed in order, with overdue ones marked; without any, the answer says so', () => {
  const tasks = [
    { title: 'Palilia mahindi', time: null, isLate: true },
    { title: 'Mwagilia kitalu', time: '06:30', isLate: false },
  ];
  for (const text of ['4', 'kazi zangu', 'my tasks']) {
    expect([text, say(text, { tasks }).text]).toEqual([
      text,
      'Kazi za kufanya (2):\n- Palilia mahindi (imechelewa)\n- 06:30 Mwagilia kitalu',
    ]);
    expect([text, say(text).text]).toEqual([text, smsUssdSw.noTasks(facts.link)]);
  }
  expect(say('4', { tasks, fields: [] }, 'ussd', 'en')).toEqual({
    text: 'To do (2):\n- Palilia mahindi (late)\n- 06:30 Mwagilia kitalu',
    ends: true,
  });
  const many = Array.from({ length: 20 }, (_, i) => ({
    title: `Kazi ya ${i} ${'x'.repeat(40)}`,
    time: null,
    isLate: false,
  }));
  expect(say('4', { tasks: many }).text).toMatch(/^Kazi za kufanya \(20\):\n- Kazi ya 0 x+\n- Kazi ya 1 /);
});

test('text that is not understood gets a note and the menu; a greeting gets only the menu', () => {
  expect(say('xyz qq').text).toMatch(/^Sijaelewa\.\nMavuno/);
  expect(say('Habari').text).toMatch(/^Mavuno/);
});

test('USSD continues while there is a choice, goes back with 0, and ends with an answer', () => {
  expect(say('', {}, 'ussd')).toEqual({
    text: 'Mavuno. Tuma nambari:\n1 Hali ya hewa\n2 Tahadhari\n3 Bei ya zao\n4 Kazi zangu\n5 Uliza swali\n6 English',
    ends: false,
  });
  expect(say('1', {}, 'ussd')).toMatchObject({ ends: false, text: expect.stringContaining('0 menyu') });
  expect(say('1*2', {}, 'ussd').text).toContain('Shamba 2');
  expect(say('1*0*2', {}, 'ussd')).toMatchObject({
    ends: true,
    text: expect.stringContaining(smsUssdSw.noAlerts('06:15')),
  });
  expect(say('9', {}, 'ussd')).toMatchObject({ ends: false, text: expect.stringContaining('Sijaelewa') });
});

const typed = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('1', '2', '3', '4', '0', '9', 'mvua', 'bei', '*', ' ', '🌽', 'stop'), {
      maxLength: 60,
    })
    .map((parts) => parts.join('*')),
);
const someField = fc.record({
  name: fc.option(fc.string({ maxLength: 90 })),
  isConfirmed: fc.boolean(),
  days: fc.option(fc.constantFrom(njoro.days, [])),
  source: fc.option(fc.constant(njoro.source)),
});

/** An alert is our own sentence: part of it survives in the SMS alphabet, whatever else it contains. */
const someAlert = fc
  .oneof(fc.string({ maxLength: 200 }), fc.string({ unit: 'binary', maxLength: 200 }))
  .filter((text) => toGsm(text).trim() !== '');
const someTask = fc.record({
  title: fc.string({ unit: 'binary', maxLength: 200 }),
  time: fc.option(fc.constant('06:30')),
  isLate: fc.boolean(),
});

test('any input gets an answer within the channel’s length and character set', () => {
  fc.assert(
    fc.property(
      typed,
      fc.array(someField, { maxLength: 6 }),
      fc.array(someAlert, { maxLength: 4 }),
      fc.array(someTask, { maxLength: 12 }),
      fc.constantFrom('ussd' as const, 'sms' as const, 'whatsapp' as const),
      fc.constantFrom('en' as const, 'sw' as const),
      (text, fields, alerts, tasks, way, language) => {
        const told = say(text, { fields, alerts, tasks }, way, language);
        expect(told.text.length).toBeLessThanOrEqual(MAX_CHARACTERS[way]);
        if (way !== 'whatsapp') expect(isGsm(told.text)).toBe(true);
        expect(told.text.trim()).not.toBe('');
      },
    ),
    { numRuns: 500 },
  );
});

test('a reaction to a message is not a request; a voice message and a photo are', () => {
  expect(['reaction', 'system', 'text', 'audio', 'image', 'unsupported'].filter(expectsReply)).toEqual([
    'text',
    'audio',
    'image',
    'unsupported',
  ]);
});

test('replaying all USSD inputs gives the same result as taking them one by one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('1', '2', '3', '5', '6', '0', '7', 'mvua', 'bei maharagwe', 'nyanya', 'x')),
      fc.nat(5),
      (inputs, fields) => {
        const known = { isKnown: true, fields, crops: 3 };
        const start = stateAt('menu', 'sw');
        const before = interpret(start, inputs.slice(0, -1), known, firstStepOf);
        expect(interpret(before, inputs.slice(-1), known, firstStepOf)).toEqual(
          interpret(start, inputs, known, firstStepOf),
        );
      },
    ),
  );
});
