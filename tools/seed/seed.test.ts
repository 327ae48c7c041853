import { expect, test } from 'vitest';
import { addCrop, harvestCrop } from '#features/crops/contract.ts';
import { addField } from '#features/fields/contract.ts';
import { addEvent } from '#features/history/contract.ts';
import { weaknessOf } from '#features/people/domain/password-strength.ts';
import { abilities } from '#features/plans/domain/abilities.ts';
import { saveScan } from '#features/scanner/contract.ts';
import { idSchema } from '#kit/pure/ids.ts';
import { isConditionKey } from '#knowledge/index.ts';
import { seasonOf } from './commands.ts';
import { whyNot } from './place.ts';
import { sampleId } from './sample-id.ts';
import { DOMAIN, emailOf, marked, NOT_SURE, PASSWORD, SAMPLE, village } from './village.ts';

const now = new Date('2026-11-21T09:00:00Z');

test('everything seeded says that it is a sample', () => {
  for (const person of village) {
    expect(emailOf(person).endsWith(`@${DOMAIN}`)).toBe(true);
    expect(marked(person.name)).toContain(SAMPLE);
    for (const { name, args } of seasonOf(person, now)) {
      if (name === addField.name) expect(addField.args.parse(args).name).toContain(SAMPLE);
      else if (name === addCrop.name) expect(addCrop.args.parse(args).notes).toBe(SAMPLE);
      else if (name === addEvent.name) expect(addEvent.args.parse(args).notes).toBe(SAMPLE);
      else if (name === harvestCrop.name) harvestCrop.args.parse(args);
      else expect(saveScan.args.parse(args)).toMatchObject({ model: 'sample', photo: null });
    }
  }
});

test('the password of the sample village is taken for everybody in it', () => {
  const found = village.map((person) =>
    weaknessOf(PASSWORD, { email: emailOf(person), name: marked(person.name) }),
  );
  expect(found.filter((weakness) => weakness !== null)).toEqual([]);
});

test('the season holds to the limits and to the knowledge base, with one crop a field', () => {
  for (const { pro, fields, checks } of village) {
    if (!pro) {
      expect(fields.length).toBeLessThanOrEqual(abilities.fields.free);
      expect(checks.length).toBeLessThan(abilities.scans.free);
    }
    for (const [, found, confidence] of checks) {
      expect(found === NOT_SURE || isConditionKey(found), found).toBe(true);
      expect(confidence).toBeLessThanOrEqual(1);
    }
  }
});

test('ids are the same every time, all different, and such as a phone makes', () => {
  expect(sampleId('a')).toBe(sampleId('a'));
  const ids = village.flatMap((person) => seasonOf(person, now).map((c) => c.id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(idSchema.safeParse(id).success, id).toBe(true);
});

test('a production server and a public address are refused', () => {
  expect(whyNot({ NODE_ENV: 'production' })).toContain('production');
  expect(whyNot({ PUBLIC_ORIGIN: 'https://mavuno.example' })).toContain('https://mavuno.example');
  expect(whyNot({ PUBLIC_ORIGIN: 'http://localhost:3000' })).toBeNull();
  expect(whyNot({})).toBeNull();
});
