import { describe, expect, test } from 'vitest';
import { isGsm } from '#features/alerts/domain/text/short-text.ts';
import { crops as allCrops } from '#knowledge/crops.ts';
import { interpret, stateAt } from './interpret.ts';
import { firstStepOf, inputsOfUssd, stepsOfMessage } from './parse-message.ts';
import { requestedCrop, type PriceReplyInput } from './price.ts';
import type { Channel } from './render.ts';
import { type Facts, composeReply } from './reply.ts';
import { smsUssdEn } from './words.en.ts';
import { smsUssdSw } from './words.sw.ts';

const keys = ['bean', 'maize', 'tomato', 'cassava', 'rice'];
const latest: PriceReplyInput = {
  perKg: 40,
  currency: 'KES',
  market: 'Wakulima (Nakuru)',
  date: '2026-11-14',
  type: 'wholesale',
  source: 'wfp',
  isOld: false,
};
const voices = {
  en: { words: smsUssdEn, language: 'en' },
  sw: { words: smsUssdSw, language: 'sw' },
} as const;
const nameOf = (key: string, language: 'en' | 'sw'): string =>
  allCrops.find((crop) => crop.key === key)?.name[language] ?? key;

const stateAfter = (text: string, way: Channel, language: 'en' | 'sw' = 'en') =>
  interpret(
    stateAt('menu', language),
    way === 'ussd' ? inputsOfUssd(text) : [text],
    { isKnown: true, fields: 1, crops: keys.length },
    way === 'ussd' ? firstStepOf : stepsOfMessage,
  );
const asked = (text: string, way: Channel): string | null => requestedCrop(stateAfter(text, way), keys);

const say = (
  text: string,
  channel: Channel,
  language: 'en' | 'sw',
  over: Partial<PriceReplyInput> | null = {},
) => {
  const key = asked(text, channel);
  const facts: Facts = {
    today: '2026-11-21',
    fields: [{ name: 'Njoro', isConfirmed: true, days: null, source: null }],
    alerts: [],
    tasks: [],
    lastEvaluated: null,
    link: 'https://m',
    canSendSms: true,
    crops: keys.map((one) => ({ key: one, name: nameOf(one, language) })),
    price:
      key === null
        ? null
        : { crop: { key, name: nameOf(key, language) }, latest: over && { ...latest, ...over } },
  };
  const { text: shown, ends } = composeReply(stateAfter(text, channel, language), facts, {
    ...voices[language],
    channel,
  });
  return { text: shown, ends };
};

describe('PAY-04 the latest price of a crop by text', () => {
  test('the menu offers prices in both languages', () => {
    expect(say('', 'ussd', 'en').text).toBe(
      'Mavuno. Send a number:\n1 Weather\n2 Alerts\n3 Crop price\n4 My tasks\n5 Ask a question\n6 Kiswahili',
    );
    expect(say('', 'ussd', 'sw').text).toBe(
      'Mavuno. Tuma nambari:\n1 Hali ya hewa\n2 Tahadhari\n3 Bei ya zao\n4 Kazi zangu\n5 Uliza swali\n6 English',
    );
  });

  test('entry 3 of USSD answers with the first crop and lists the others; 0 goes back', () => {
    expect(say('3', 'ussd', 'en')).toEqual({
      ends: false,
      text: 'Beans: KES 3,600 per 90 kg bag (40 per kg), wholesale. Wakulima (Nakuru), 14 Nov (WFP)\nOther crop: 2 Maize, 3 Tomato, 4 Cassava, 5 Rice\n0 menu',
    });
    expect(say('3', 'ussd', 'sw')).toEqual({
      ends: false,
      text: 'Maharagwe: KES 3,600 kwa gunia la kilo 90 (40 kwa kilo), jumla. Wakulima (Nakuru), 14 Nov (WFP)\nZao lingine: 2 Mahindi, 3 Nyanya, 4 Muhogo\n0 menyu',
    });
    expect(say('3*3', 'ussd', 'sw').text).toMatch(/^Nyanya: KES /);
    expect(say('3*0', 'ussd', 'en').text).toBe(say('', 'ussd', 'en').text);
  });

  test.each([
    ['3', 'bean'],
    ['BEI', 'bean'],
    ['price', 'bean'],
    ['BEI mahindi', 'maize'],
    ['bey ya maize', 'maize'],
    ['Mahindi bei gani?', 'maize'],
    ['bei ya viazi vitamu', 'sweet_potato'],
    ['price of sweet potatoes', 'sweet_potato'],
    ['bei ya kahawa leo', 'coffee'],
    ['bei ya magunia 2', 'bean'],
    ['bei 2', 'bean'],
    ['bei ya mahindi 2', 'maize'],
    ['3 2', 'maize'],
  ])('an SMS "%s" asks for the price of %s', (text, crop) => {
    expect(asked(text, 'sms')).toBe(crop);
  });

  test('a USSD step chooses a crop by number or by name; a wrong number leaves the crop', () => {
    expect(
      ['3', '3*2', '3*2*5', '3*9', '3*kahawa', '3*2*nyanya', '1*0*3', '3*xyz'].map((typed) =>
        asked(typed, 'ussd'),
      ),
    ).toEqual(['bean', 'maize', 'rice', 'bean', 'coffee', 'tomato', 'bean', 'bean']);
    expect(asked('4', 'ussd')).toBeNull();
  });

  test('an SMS says how to ask for another crop', () => {
    expect(say('BEI', 'sms', 'sw').text).toMatch(/\(WFP\)\nZao lingine\? Tuma BEI na jina lake\.$/);
    expect(say('PRICE', 'sms', 'en').text).toMatch(/\(WFP\)\nAnother crop\? Send PRICE and its name\.$/);
  });

  test('without a price the answer says so and names no figure', () => {
    expect(say('bei ya kahawa', 'sms', 'sw', null).text).toBe(
      'Kahawa: bado hakuna bei ya soko kwenye Mavuno. Uliza wanunuzi wawili kabla ya kuuza.\nZao lingine? Tuma BEI na jina lake.',
    );
    expect(say('3', 'ussd', 'en', null).text).toMatch(
      /^Beans: no market price in Mavuno yet\. Ask two buyers before you sell\.\nOther crop: 2 Maize/,
    );
    for (const language of ['en', 'sw'] as const)
      expect(say('3', 'ussd', language, null).text.replace(/\n.*/gs, '')).not.toMatch(/\d/);
  });

  test('an old price says that it is old, with its year', () => {
    const old = { isOld: true, date: '2025-08-03' };
    expect(say('PRICE', 'sms', 'en', old).text).toContain('3 Aug 2025 (WFP)\nOld price: ask at the market.');
    expect(say('BEI', 'sms', 'sw', old).text).toContain('3 Ago 2025 (WFP)\nBei ya zamani: uliza sokoni.');
  });

  test('a USSD screen never exceeds 160 characters including CON, for any crop and market', () => {
    const worst = {
      market: 'Kapenguria, West Pokot, at the old stage',
      perKg: 1_234.5,
      type: 'retail',
      source: 'reported',
      isOld: true,
      date: '2025-09-30',
    } as const;
    for (const { key } of allCrops)
      for (const language of ['en', 'sw'] as const)
        for (const over of [{}, worst, null]) {
          const { text } = say(`3*${key.replaceAll('_', ' ')}`, 'ussd', language, over);
          expect(`CON ${text}`.length, text).toBeLessThanOrEqual(160);
          expect(isGsm(text)).toBe(true);
          expect(text).toMatch(/\n0 men(u|yu)$/);
        }
  });
});
