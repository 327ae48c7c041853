import { expect, test } from 'vitest';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import { addDays } from '#kit/pure/days.ts';
import { wholeBook } from '../book/whole-book.ts';
import { answer, answerText, emptyContext } from '../engine.ts';
import type { ChatContext, ChatField } from '../types.ts';

const book = await wholeBook();
const today = '2026-03-20';
const day = (ahead: number, rain: number, windMax: number): WeatherDay => ({
  date: addDays(today, ahead),
  tmin: 12,
  tmax: 24,
  rain,
  rainChance: 70,
  rhMean: 70,
  rhMax: 90,
  rhMin: 50,
  rh90Hours: 4,
  tRh90: 14,
  wetHours: 5,
  tWet: 14,
  windMax,
  windMean: 6,
  radiation: 18,
  et0: 4,
  hours: 'told',
});
const field: ChatField = {
  id: 'f1',
  name: 'Juu',
  county: 'Bungoma',
  elevation: 1500,
  acres: 2,
  view: null,
  forecast: [day(0, 12, 10), day(1, 8, 12), day(2, 0, 9), day(3, 0, 9), day(4, 1, 9)],
  crops: [
    {
      crop: 'maize',
      plantedOn: '2026-03-01',
      harvest: { from: '2026-08-20', expected: '2026-08-31', to: '2026-09-10' },
    },
  ],
};
const farm: ChatContext = {
  ...emptyContext(today, 'en'),
  fields: [field],
  county: 'Bungoma',
  alerts: [
    {
      id: 'a1',
      text: { en: 'Heavy rain tomorrow on Juu', sw: 'Mvua kubwa kesho shambani Juu' },
      isUrgent: true,
      path: '/alerts/a1',
    },
  ],
  tasks: [{ id: 't1', title: 'Weed the maize', due: today, path: '/farm-planning' }],
  prices: [
    {
      crop: 'maize',
      price: 4050,
      unit: { en: '90 kg bag', sw: 'gunia la kilo 90' },
      kg: 90,
      market: 'Chwele',
      date: '2026-03-18',
      source: 'WFP',
      km: 12,
      isOld: false,
    },
  ],
};
const ask = (question: string, context = farm) => answer(question, context, book);

test('CHT-19 today’s work comes from the farmer’s own tasks and alerts, named as the source', () => {
  const found = ask('What should I do today?');
  expect(answerText(found)).toContain('Weed the maize');
  expect(answerText(found)).toContain('Heavy rain tomorrow');
  expect(found.sources[0]).toMatchObject({ basis: 'own', path: '/farm-planning' });
  expect(answerText(ask('Nifanye nini leo?'))).toContain('Mvua kubwa kesho');
});

test('CHT-19 weather, spraying and prices come only from the records at hand', () => {
  expect(answerText(ask('Will it rain tomorrow on my farm?'))).toMatch(
    /21 March: 8 mm.*\n.*about 21 mm of rain in the next 5 days/,
  );
  expect(answerText(ask('Will it rain tomorrow?', { ...farm, fields: [] }))).toMatch(/no forecast|sure/);
  const withoutForecast = { ...farm, fields: [{ ...field, forecast: [] }] };
  expect(answerText(ask('Will it rain this week?', withoutForecast))).toMatch(/^I have no forecast/);
  expect(answerText(ask('Je, mvua itanyesha wiki hii?', { ...withoutForecast, language: 'sw' }))).toMatch(
    /^Bado sina utabiri/,
  );
  expect(answerText(ask('Caterpillars in my maize, should I spray today?'))).toContain(
    'rain would wash it off',
  );
  expect(answerText(ask('Kuna viwavi kwenye mahindi, ninyunyize leo?'))).toContain('mvua');
  expect(answerText(ask('Bei ya mahindi ni ngapi?'))).toContain(
    'Mahindi katika Chwele: KES 4,050 kwa gunia la kilo 90 (18 Machi). Hiyo ni KES 45 kwa kilo.',
  );
  expect(answerText(ask('What is the price of maize?', emptyContext(today, 'en')))).not.toContain('Chwele');
});

test('CHT-19 the expected harvest is a date range, or the farmer’s own date', () => {
  const on = (from: string, to: string): string => {
    const crops = [{ crop: 'maize', plantedOn: '2026-03-01', harvest: { from, expected: from, to } }];
    return answerText(ask('How are my fields?', { ...farm, fields: [{ ...field, crops }] }));
  };
  expect(on('2026-08-20', '2026-09-10')).toContain('Harvest is expected between 20 August and 10 September.');
  expect(on('2026-08-30', '2026-08-30')).toContain('Harvest is expected on 30 August.');
});

test('CHT-19 planting weeks are those of the named county, otherwise of the farm’s county', () => {
  expect(answerText(ask('When do I plant maize?'))).toContain(
    'Bungoma: usual planting weeks 25 February to 31 March and 10 August to 20 September',
  );
  expect(answerText(ask('Nipande mahindi lini Makueni?'))).toContain(
    'Makueni: wiki za kawaida za kupanda ni 15 Machi hadi 5 Aprili na 15 Oktoba hadi 10 Novemba',
  );
});

test('CHT-19, FLD-03: a recent satellite reading is given with its date, in both languages; an old one not', () => {
  const seen = (day: string): ChatContext => ({
    ...farm,
    fields: [{ ...field, vegetationIndex: { share: 0.776, day } }],
  });
  expect(answerText(ask('How are my fields?', seen('2026-03-14')))).toContain(
    'Satellite image, 14 March: 78% as green as usual at this age.',
  );
  expect(answerText(ask('Is my maize OK?', seen('2026-03-14')))).toContain('image, 14 March');
  expect(answerText(ask('Mashamba yangu yakoje?', seen('2026-03-14')))).toContain(
    'Picha ya setilaiti, 14 Machi: ukijani ni asilimia 78',
  );
  expect(answerText(ask('How are my fields?', seen('2026-02-27')))).not.toContain('Satellite');
  expect(answerText(ask('How are my fields?'))).not.toContain('Satellite');
});

test('CHT-19: “is my crop OK” is answered from farm records; people, animals and absent crops are not', () => {
  for (const question of [
    'Is my maize OK?',
    'how is my maize doing',
    'Mahindi yangu yako sawa?',
    'Shamba langu liko sawa?',
    'Mahindi yangu yanaendeleaje?',
  ])
    expect([question, ask(question).sources[0]?.path]).toEqual([question, '/fields/f1']);
  for (const question of [
    'Is my cow OK?',
    'How is my wife?',
    'Is my coffee OK?',
    'Is my maize OK if the leaves are yellow?',
  ])
    expect([question, ask(question).sources.some(({ id }) => id === 'own:fields')]).toEqual([
      question,
      false,
    ]);
});

test('CHT-19 “how are my fields” gives crop, age and expected harvest of each field', () => {
  const text = answerText(ask('How are my fields?'));
  expect(text).toContain('Juu: maize, planted 19 days ago.');
  expect(text).toContain('between 20 August and 10 September');
  expect(answerText(ask('Mashamba yangu yakoje?', emptyContext(today, 'sw')))).toContain(
    'Bado hujaongeza shamba',
  );
});
