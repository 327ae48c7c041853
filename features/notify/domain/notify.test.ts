import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceText } from '#features/offers/domain/price-text.ts';
import {
  countries,
  countryCodes,
  digitsOnly,
  fullNumber,
  isFullNumber,
  splitNumber,
} from '#features/people/domain/phone-number.ts';
import { HOUR_MS } from '#kit/pure/days.ts';
import { messagesEn } from '../words.messages.en.ts';
import { messagesSw } from '../words.messages.sw.ts';
import { type categories, channels, defaultToggles, type Toggle, toggleOf, toggles } from './channels.ts';
import {
  digestOf,
  placeInSms,
  toGsmCharacters,
  pushText,
  shortSms,
  MAX_SMS_CHARACTERS,
  smsText,
  templateText,
  whatsAppText,
} from './compose.ts';
import { planDeliveries, type Settings } from './delivery-schedule.ts';
import { afterReport, retryDelayMs, states } from './delivery.ts';
import { afterQuietHours, DEFAULT_TIME_ZONE, hourIn, isQuietHour, isZone, nextHour } from './quiet-hours.ts';
import { isStart, isStop } from './stop-words.ts';

const everyWay: Settings = {
  toggles: { ...defaultToggles, whatsapp_notifications: true, weekly_reports: true },
  reachable: { push: true, email: true, whatsapp: true, sms: true },
  digestHour: 7,
  zone: DEFAULT_TIME_ZONE,
};
const noon = new Date('2026-11-21T09:00:00Z');
const night = new Date('2026-11-21T20:00:00Z');
const wayOf = (
  category: (typeof categories)[number],
  urgency: number,
  over: Partial<Settings> = {},
  now = noon,
) => planDeliveries({ category, urgency }, { ...everyWay, ...over }, now);

test('SET-02 DAT-01 seven switches, all on except the weekly report and WhatsApp', () => {
  expect(toggles).toEqual([
    'email_notifications',
    'push_notifications',
    'weather_alerts',
    'market_alerts',
    'task_reminders',
    'weekly_reports',
    'whatsapp_notifications',
  ]);
  expect(toggles.filter((t) => !defaultToggles[t])).toEqual(['weekly_reports', 'whatsapp_notifications']);
});

test.each<[(typeof categories)[number], Toggle | null]>([
  ['disease', 'weather_alerts'],
  ['weather', 'weather_alerts'],
  ['irrigation', 'weather_alerts'],
  ['pest', 'weather_alerts'],
  ['market', 'market_alerts'],
  ['task', 'task_reminders'],
  ['report', 'weekly_reports'],
  ['neighbour', null],
  ['expert', null],
  ['test', null],
])('SET-03 %s depends on the switch %s', (category, toggle) => {
  expect(toggleOf[category]).toBe(toggle);
  if (toggle) expect(wayOf(category, 4, { toggles: { ...everyWay.toggles, [toggle]: false } })).toEqual([]);
  expect(wayOf(category, 4).map((p) => p.channel)).toEqual([...channels]);
});

test('ALR-06 at night messages wait until six; an emergency is sent at once', () => {
  expect(wayOf('weather', 4, {}, night)[0]!.at.toISOString()).toBe('2026-11-22T03:00:00.000Z');
  expect(wayOf('weather', 5, {}, night)[0]!.at).toEqual(night);
});

test('ALR-06 property: only emergencies are scheduled at night, and none in the past', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom('Africa/Nairobi', 'Africa/Accra', 'Africa/Cairo', 'America/Sao_Paulo', 'Asia/Kolkata'),
      fc.integer({ min: 6, max: 20 }),
      (now, urgency, zone, digestHour) => {
        for (const { at } of wayOf('disease', urgency, { zone, digestHour }, now)) {
          expect(isQuietHour(zone, at)).toBe(false);
          expect(at.getTime()).toBeGreaterThanOrEqual(now.getTime());
          expect(at.getTime() - now.getTime()).toBeLessThan(25 * HOUR_MS);
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('the night lasts from 21:00 to 6:00 in the farmer’s time zone', () => {
  const at = (clock: string) => isQuietHour(DEFAULT_TIME_ZONE, new Date(`2026-11-21T${clock}:00+03:00`));
  expect([at('20:59'), at('21:00'), at('00:30'), at('05:59'), at('06:00')]).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(hourIn('Asia/Kolkata', new Date('2026-11-21T00:00:00Z'))).toBe(5);
  expect(afterQuietHours('Asia/Kolkata', new Date('2026-11-21T00:00:00Z')).toISOString()).toBe(
    '2026-11-21T00:30:00.000Z',
  );
  expect(nextHour(7, DEFAULT_TIME_ZONE, new Date('2026-11-21T04:00:00Z')).toISOString()).toBe(
    '2026-11-22T04:00:00.000Z',
  );
  expect([isZone('Africa/Lagos'), isZone('Mars/Olympus'), isZone('')]).toEqual([true, false, false]);
});

test('messages of low urgency, or that can wait, go into the daily digest and never by SMS', () => {
  expect(wayOf('disease', 2).map((p) => [p.channel, p.digest])).toEqual([
    ['push', '2026-11-22'],
    ['email', '2026-11-22'],
    ['whatsapp', '2026-11-22'],
  ]);
  expect(
    planDeliveries({ category: 'disease', urgency: 4, canWait: true }, everyWay, noon).every(
      (p) => p.digest !== null,
    ),
  ).toBe(true);
  expect(
    planDeliveries({ category: 'disease', urgency: 5, canWait: true }, everyWay, noon).every(
      (p) => p.digest === null,
    ),
  ).toBe(true);
  expect(wayOf('disease', 3).map((p) => p.channel)).toEqual(['push', 'email', 'whatsapp']);
});

test('SET-05 ten country codes, Kenya first', () => {
  expect(countries.map((c) => `+${c.code} ${c.country}`)).toEqual([
    '+254 KE',
    '+234 NG',
    '+233 GH',
    '+256 UG',
    '+255 TZ',
    '+251 ET',
    '+27 ZA',
    '+225 CI',
    '+226 BF',
    '+223 ML',
  ]);
});

test.each([
  ['254', '0712345678', '+254712345678'],
  ['254', '712345678', '+254712345678'],
  ['254', '0110 123 456', '+254110123456'],
  ['254', '+254 712 345678', '+254712345678'],
  ['254', '00254712345678', '+254712345678'],
  ['254', '254712345678', '+254712345678'],
  ['234', '0803 123 4567', '+2348031234567'],
  ['27', '082 123 4567', '+27821234567'],
  ['225', '07 01 02 03 04', '+2250701020304'],
  ['226', '70 12 34 56', '+22670123456'],
  ['223', '65012345', '+22365012345'],
] as const)('SET-04 SET-05 with +%s, “%s” becomes %s', (code, typed, whole) => {
  const number = fullNumber(code, typed);
  expect(number).toEqual({ ok: true, value: whole });
  expect(isFullNumber(whole)).toBe(true);
  expect(splitNumber(whole).code).toBe(code);
});

test('SET-06 blank, too short and too long numbers are refused', () => {
  for (const blank of ['', '   ', '-'])
    expect(fullNumber('254', blank)).toMatchObject({ code: 'notify.number_blank' });
  for (const wrong of ['12', '07123456', '071234567890', '0'])
    expect(fullNumber('254', wrong)).toMatchObject({ code: 'notify.number_wrong' });
  expect(digitsOnly('+254 (0) 712-345 678x')).toBe('2540712345678');
});

test('SET-04 property: a saved number is read back unchanged, whatever else was typed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...countryCodes), fc.string({ maxLength: 25 }), (code, typed) => {
      const number = fullNumber(code, typed);
      if (!number.ok) return;
      const { digits } = splitNumber(number.value);
      expect(fullNumber(code, digits)).toEqual(number);
    }),
  );
});

test('stop words in both languages and any spelling are recognised, but not words that only start like one', () => {
  for (const stop of [
    'STOP',
    'stop.',
    ' Acha ',
    'ACHA!',
    'Simama',
    'sitaki tena',
    'Tafadhali acha',
    'unsubscribe',
    'niondoe',
    'STOP please',
    'Opt-out',
    'Acha SMS',
    'Sitaki ujumbe',
    'usinitumie tena!',
    'Simamisha',
  ])
    expect([stop, isStop(stop)]).toEqual([stop, true]);
  for (const other of [
    'acha nipande mahindi',
    'stop borer kwenye mahindi',
    'simama wima',
    '',
    '1',
    'Mvua itaacha lini?',
  ])
    expect([other, isStop(other)]).toEqual([other, false]);
  expect([isStart('ANZA'), isStart('start'), isStart('anza kupanda')]).toEqual([true, true, false]);
});

test('delivery reports only move a state forwards, in any order', () => {
  expect(afterReport('handed', 'delivered')).toBe('delivered');
  expect(afterReport('read', 'delivered')).toBe('read');
  expect(afterReport('delivered', 'failed')).toBe('delivered');
  expect(afterReport('unknown', 'delivered')).toBe('delivered');
  expect(afterReport('handed', 'failed')).toBe('failed');
  expect(afterReport('failed', 'delivered')).toBe('failed');
  fc.assert(
    fc.property(
      fc.constantFrom(...states),
      fc.array(fc.constantFrom('handed' as const, 'delivered' as const, 'read' as const), { maxLength: 8 }),
      (first, reports) => {
        const order = ['sending', 'unknown', 'handed', 'delivered', 'read'];
        let now = first;
        for (const report of reports) {
          const next = afterReport(now, report);
          expect(order.indexOf(next)).toBeGreaterThanOrEqual(order.indexOf(now));
          now = next;
        }
      },
    ),
  );
});

test('retry pauses grow and end; a provider’s retry time is respected up to 12 hours', () => {
  const pauses = [1, 2, 3, 4, 5, 6].map((n) => retryDelayMs(n)!);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(retryDelayMs(7)).toBeNull();
  expect(retryDelayMs(1, 600)).toBe(600_000);
  expect(retryDelayMs(1, 10 ** 9)).toBe(12 * HOUR_MS);
});

const curly = {
  title: 'Mvua “kubwa” – kesho',
  text: '☔ Takriban mm 45 zinatarajiwa… Fungua mitaro leo, na usinyunyize dawa 30 °C. '.repeat(10),
};

test('property: an SMS uses plain characters, has at most two parts and keeps its link', () => {
  const link = 'https://mavuno.example/alerts/019a0000';
  expect(smsText(curly, link)).toMatch(
    /^Mvua "kubwa" - kesho\. .*\.\.\. https:\/\/mavuno\.example\/alerts\/019a0000$/s,
  );
  fc.assert(
    fc.property(
      fc.string({ maxLength: 120, unit: 'grapheme' }),
      fc.string({ maxLength: 600, unit: 'grapheme' }),
      (title, text) => {
        for (const sms of [smsText({ title, text }, link), shortSms(text, [link])]) {
          expect(sms.length).toBeLessThanOrEqual(MAX_SMS_CHARACTERS);
          expect(sms).toMatch(/^[\n\x20-\x5A\x61-\x7A_]*$/);
        }
        expect(smsText({ title, text }, link)).toContain(link);
      },
    ),
  );
  expect(toGsmCharacters('Ekari ½ × 2')).toBe('Ekari 12 x 2');
});

test('a text that fits one SMS stays one: with the full link, a shorter link or none', () => {
  const links = [
    'https://mavuno.example/alerts/019a2008-d213-77a4-b1d0-36b37495d95c',
    'https://mavuno.example/alerts',
  ];
  expect(shortSms('Mvua kubwa kesho.', links)).toBe(`Mvua kubwa kesho. ${links[0]}`);
  expect(shortSms('m'.repeat(120), links)).toBe(`${'m'.repeat(120)} ${links[1]}`);
  expect(shortSms('m'.repeat(140), links)).toBe('m'.repeat(140));
  expect(shortSms('m'.repeat(200), links)).toBe(`${'m'.repeat(200)} ${links[0]}`);
});

test('MKT-07: a price alert is one SMS of 160 characters with crop, price, market and date for any market name', () => {
  const long =
    'Kongowea “soko kuu” wholesale and retail market of fresh produce, Nyali – Mombasa, on the side of the old bridge to the island';
  for (const [words, language] of [
    [messagesEn, 'en'],
    [messagesSw, 'sw'],
  ] as const) {
    for (const market of [long, 'Wakulima (Nakuru)']) {
      const price = priceText(1_234_567, 'bag_90kg', language);
      const sms = shortSms(words.price.sms('Mtama wa kidole', price, placeInSms(market), '22 Nov'), [
        'https://mavuno.example/price-alerts',
      ]);
      expect(sms.length).toBeLessThanOrEqual(160);
      for (const part of ['Mtama wa kidole', price, market.slice(0, 8), '22 Nov'])
        expect(sms).toContain(part);
    }
  }
});

test('push, template and WhatsApp texts stay within the limits of their services', () => {
  const long = { title: 'Moja '.repeat(60), text: 'mbili\n\n\ntatu '.repeat(900) };
  expect(JSON.stringify(pushText(long)).length).toBeLessThan(500);
  expect(templateText(long)).not.toMatch(/\n|\t| {2}/);
  expect(templateText(long).length).toBeLessThanOrEqual(1_024);
  expect(whatsAppText(long, 'https://m.test/x').length).toBeLessThanOrEqual(4_096);
  const words = { title: (n: number) => `${n} things`, more: (n: number) => `and ${n} more` };
  expect(
    digestOf(
      [1, 2, 3, 4, 5, 6, 7].map((n) => ({ title: `t${n}`, text: '' })),
      words,
    ),
  ).toEqual({ title: '7 things', text: '• t1\n• t2\n• t3\n• t4\n• t5\nand 2 more' });
});
