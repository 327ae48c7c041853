import { expect, test } from 'vitest';
import { askQuestion } from '#features/community/contract.ts';
import { addCrop, harvestCrop } from '#features/crops/contract.ts';
import { addField } from '#features/fields/contract.ts';
import { addEvent } from '#features/history/contract.ts';
import { weaknessOf } from '#features/people/domain/password-strength.ts';
import { abilities } from '#features/plans/domain/abilities.ts';
import { saveScan } from '#features/scanner/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { isConditionKey } from '#knowledge/index.ts';
import { seasonOf } from './commands.ts';
import { sampleId } from './sample-id.ts';
import {
  SAMPLE_DOMAIN,
  emailOf,
  withSampleLabel,
  NOT_SURE,
  SAMPLE_PASSWORD,
  SAMPLE_LABEL,
  samplePeople,
} from './sample-people.ts';
import { refusalReason } from './seed-target.ts';
import { lifeOf } from './village-life.ts';

const now = new Date('2026-11-21T09:00:00Z');

test('all seeded data is marked as a sample', () => {
  for (const person of samplePeople) {
    expect(emailOf(person).endsWith(`@${SAMPLE_DOMAIN}`)).toBe(true);
    expect(withSampleLabel(person.name)).toContain(SAMPLE_LABEL);
    for (const { name, args } of seasonOf(person, now)) {
      if (name === addField.name) expect(addField.args.parse(args).name).toContain(SAMPLE_LABEL);
      else if (name === addCrop.name) expect(addCrop.args.parse(args).notes).toBe(SAMPLE_LABEL);
      else if (name === addEvent.name) expect(addEvent.args.parse(args).notes).toBe(SAMPLE_LABEL);
      else if (name === harvestCrop.name) harvestCrop.args.parse(args);
      else expect(saveScan.args.parse(args)).toMatchObject({ model: 'sample', photo: null });
    }
  }
});

test('what the sample people write for others or plan is marked as a sample', () => {
  const commands = samplePeople.flatMap((person) => lifeOf(person, '2026-11-21', 'a'.repeat(64)).flat());
  const texts = commands.flatMap(({ name, args }) => {
    const { title, content, note, message } = args as Record<string, string | undefined>;
    return name === askQuestion.name ? [title] : [title, content, note, message];
  });
  const written = texts.filter((text) => text !== undefined);
  expect(written.length).toBeGreaterThan(40);
  expect(written.filter((text) => !text.includes(SAMPLE_LABEL))).toEqual([]);
  expect(new Set(commands.map(({ key }) => key)).size).toBe(commands.length);
});

test('the seed password is accepted for every seeded person', () => {
  const found = samplePeople.map((person) =>
    weaknessOf(SAMPLE_PASSWORD, { email: emailOf(person), name: withSampleLabel(person.name) }),
  );
  expect(found.filter((weakness) => weakness !== null)).toEqual([]);
});

test('seeded fields and checks stay within the plan limits and name known conditions', () => {
  for (const { pro, fields, checks } of samplePeople) {
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

test('seeded ids are the same every time, unique and valid', () => {
  expect(sampleId('a')).toBe(sampleId('a'));
  const ids = samplePeople.flatMap((person) => seasonOf(person, now).map((c) => c.id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(idSchema.safeParse(id).success, id).toBe(true);
});

test('seeding a production server or a public address is refused', () => {
  expect(refusalReason({ NODE_ENV: 'production' })).toContain('production');
  expect(refusalReason({ PUBLIC_ORIGIN: 'https://mavuno.example' })).toContain('https://mavuno.example');
  expect(refusalReason({ PUBLIC_ORIGIN: 'http://localhost:3000' })).toBeNull();
  expect(refusalReason({})).toBeNull();
});
