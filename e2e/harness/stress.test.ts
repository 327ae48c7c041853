import { expect, test } from 'vitest';
import { slownessOf } from './stress.ts';

test('the same seed gives the same slowness, and another seed a different one', () => {
  expect(slownessOf('7 tasks 1')).toEqual(slownessOf('7 tasks 1'));
  expect(slownessOf('7 tasks 1')).not.toEqual(slownessOf('8 tasks 1'));
});

test('slowness stays within its limits', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const { cpu, latency, throughput, storage } = slownessOf(`${seed} any`);
    expect(
      cpu >= 1 &&
        cpu <= 6 &&
        latency >= 0 &&
        latency <= 400 &&
        throughput >= 100_000 &&
        throughput <= 2_000_000 &&
        storage >= 0 &&
        storage <= 60,
    ).toBe(true);
  }
});
