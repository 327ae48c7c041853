import { expect, test } from 'vitest';
import { addCrop } from '#features/crops/contract.ts';
import { addField } from '#features/fields/contract.ts';
import { addEvent } from '#features/history/contract.ts';
import { saveScan } from '#features/scanner/contract.ts';
import { BIG_FARM, bigFarmer } from './big-farmer.ts';

test('the big farmer has the target counts and valid commands, the same every time', () => {
  const all = bigFarmer();
  const count = (name: string): number => all.filter((c) => c.name === name).length;
  expect([addField, addCrop, addEvent, saveScan].map((c) => count(c.name))).toEqual([
    BIG_FARM.fields,
    BIG_FARM.crops,
    BIG_FARM.events,
    BIG_FARM.scans,
  ]);
  for (const { name, args } of all) {
    const parsed = [addField, addCrop, addEvent, saveScan].find((c) => c.name === name)!.args.safeParse(args);
    expect(parsed.success ? null : parsed.error.issues).toBeNull();
  }
  expect(new Set(all.map((c) => c.id)).size).toBe(all.length);
  expect(bigFarmer()).toEqual(all);
});
