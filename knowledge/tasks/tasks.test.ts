import { expect, test } from 'vitest';
import { counties } from '#features/places/domain/counties.ts';
import { perennialOf, rowsOfCrop } from '../calendar/index.ts';
import { cropByKey } from '../crops.ts';
import { isConditionKey } from '../index.ts';
import { countyMaize } from './county-maize.ts';
import { bestOf, cropWorks, taskSources, usualOf, workOf } from './index.ts';

test('every crop of the task lists is known, is in the calendar and appears once', () => {
  expect(new Set(cropWorks.map(({ crop }) => crop)).size).toBe(cropWorks.length);
  for (const { crop } of cropWorks) {
    expect(cropByKey(crop)?.key).toBe(crop);
    expect(rowsOfCrop(crop).length > 0 || perennialOf(crop) !== null).toBe(true);
  }
  for (const crop of ['maize', 'bean', 'potato', 'tomato', 'kale', 'banana', 'coffee', 'cassava', 'sorghum']) expect(workOf(crop)?.steps.length).toBeGreaterThan(2);
});

test('every step has days in order, a source and an existing page', () => {
  for (const { crop, steps } of cropWorks) {
    const names = steps.map(({ act, key }) => key ?? act);
    expect([crop, new Set(names).size]).toEqual([crop, names.length]);
    for (const { when, look, source, every } of steps) {
      if (when.by === 'months') expect(when.months.every((m) => m >= 1 && m <= 12)).toBe(true);
      else expect(when.from < when.to).toBe(true);
      if (look !== undefined) expect([look, isConditionKey(look)]).toEqual([look, true]);
      if (every !== undefined) expect(every).toBeGreaterThan(6);
      expect(taskSources[source].used).not.toBe('');
    }
  }
});

test('amounts, prices, costs and labour are ranges with a source; money has a year', () => {
  for (const { inputs, cost, labour } of cropWorks) {
    for (const { amount, source, price } of inputs) {
      expect(amount.low > 0 && amount.high >= amount.low && taskSources[source] !== undefined).toBe(true);
      if (price) expect(price.kes.low > 0 && price.kes.high >= price.kes.low && price.year >= 2018 && taskSources[price.source].year !== null).toBe(true);
    }
    if (cost) expect([/^\d{4}(–\d{4})?$/.test(cost.years), taskSources[cost.source].basis]).toEqual([true, 'seen']);
    if (labour) expect([labour.years === null || /^\d{4}(–\d{4})?$/.test(labour.years), taskSources[labour.source].basis]).toEqual([true, 'seen']);
  }
});

test('no input is a bought spray', () => {
  for (const { inputs } of cropWorks) for (const { what } of inputs) expect(`${what.en} ${what.sw}`).not.toMatch(/spray|pesticid|herbicid|fungicid|insecticid|dawa/i);
});

test('usual yields are below the best ones, and usual maize yields are per county', () => {
  for (const { crop } of cropWorks) {
    const [usual, best] = [usualOf(crop, null), bestOf(crop, rowsOfCrop(crop).map(({ key }) => key))];
    if (usual && best) expect([crop, usual.kg < best.kg.high]).toEqual([crop, true]);
  }
  expect(usualOf('maize', 'Kitui')).toMatchObject({ kg: 410, county: 'Kitui', source: 'kilimostat' });
  expect(usualOf('maize', null)).toMatchObject({ kg: 1666, county: null, source: 'faostat' });
  expect(usualOf('kale', 'Kiambu')).toBeNull();
  expect(counties.filter((county) => countyMaize(county) !== null).length).toBeGreaterThan(40);
  expect(Math.max(...counties.map((county) => countyMaize(county) ?? 0))).toBe(3950);
});
