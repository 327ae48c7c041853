import { expect, test } from 'vitest';
import { fold } from '#kit/pure/search/fold.ts';
import { entitiesOf } from './entities.ts';
import { intentOf } from './intent.ts';
import { languageOfQuestion } from './language.ts';
import { hazardousSubstancesIn } from './substances-in-text.ts';

const today = '2026-03-20';

test('CHT-19 crop, age, place, amounts and plant part are recognised in both languages', () => {
  expect(entitiesOf('My maize is 3 weeks old near Webuye and I used 50 kg DAP', today)).toMatchObject({
    crops: ['maize'],
    ageDays: 21,
    county: 'Bungoma',
    amounts: [{ value: 50, unit: 'kg' }],
  });
  expect(entitiesOf('Mahindi ya wiki nne huko Kitale majani yana matundu', today)).toMatchObject({
    crops: ['maize'],
    ageDays: 28,
    county: 'Trans Nzoia',
    zone: 'high',
    parts: expect.arrayContaining(['leaf']),
    symptoms: expect.arrayContaining(['holes']),
  });
  expect(entitiesOf('Naweza kupanda kesho?', today).date).toBe('2026-03-21');
  expect(entitiesOf('maua ya nyanya yanaanguka', today).county).toBeNull();
});

test('CHT-19 substances are recognised by trade name, misspelled and disguised', () => {
  for (const text of [
    'Furadan',
    'FURADANI kwa mahindi',
    'carbo-furan',
    'c4rb0furan',
    'c a r b o f u r a n',
    'karbofuran',
  ])
    expect(hazardousSubstancesIn(text), text).toEqual(['carbofuran']);
  expect(hazardousSubstancesIn('gramoxone')).toEqual(['paraquat']);
  expect(hazardousSubstancesIn('tobacco farm in Migori, mercury is a planet')).toEqual([]);
});

test('CHT-13 English, Kiswahili and mixed questions are recognised', () => {
  const cases = [
    ['How do I store beans?', 'en', 'en'],
    ['Nitahifadhi maharagwe aje?', 'sw', 'sw'],
    ['nimeplant maize yangu but mvua haijanyesha', 'sw', 'mix'],
    ['12345', 'sw', 'sw'],
    ['tomatos dieing helpp', 'en', 'en'],
  ] as const;
  for (const [question, language, questionLanguage] of cases)
    expect([question, languageOfQuestion(question, 'sw')]).toEqual([
      question,
      { language, questionLanguage },
    ]);
});

test('CHT-19 the intent of a question', () => {
  const request = (question: string) => intentOf(fold(question).text, entitiesOf(question, today)).intent;
  const cases = [
    ['can i spray duduthrin on kale and eat tomorrow', 'safe_use'],
    ['nikipulizia sukuma leo naweza kula kesho', 'safe_use'],
    ['nitahifadhi mahindi vipi', 'storage'],
    ['habari za mahindi', 'unknown'],
    ['asante sana', 'thanks'],
    ['Habari', 'greeting'],
    ['nipande mahindi lini', 'planting'],
    ['spacing of kale', 'spacing'],
    ['which maize variety for Kitui', 'variety'],
    ['bei ya viazi', 'price'],
    ['my child swallowed poison', 'poisoning'],
    ['ng’ombe wangu ni mgonjwa', 'outside'],
    ['kuku wa kienyeji ni mgonjwa', 'outside'],
    ['what should I do today', 'today'],
  ] as const;
  for (const [question, intent] of cases) expect([question, request(question)]).toEqual([question, intent]);
  for (const question of ['dawa ya kienyeji kwa wadudu', 'mboga za kienyeji zina ugonjwa'])
    expect([question, request(question)]).not.toEqual([question, 'outside']);
});
