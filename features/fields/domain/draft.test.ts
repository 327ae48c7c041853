import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blankDraft, type FieldDraft, isBlank, readDraft } from './draft.ts';

const half: FieldDraft = { ...blankDraft, step: 'size', name: 'Juu', place: { lat: -0.3, lng: 36.1, accuracy_m: 8 }, crop: 'maize', soil: 'loam', planting: '2026-03-14', boundary: { ring: [{ lat: 0, lng: 36 }, { lat: 0, lng: 36.1 }, { lat: 0.1, lng: 36 }], source: 'walked', errorM2: 40 } };

test('a draft that was kept reads back whole', () => {
  expect(readDraft(JSON.parse(JSON.stringify(half)))).toEqual(half);
  expect([isBlank(half), isBlank({ ...blankDraft, step: 'crop' })]).toEqual([false, true]);
});

test('what an older or broken copy holds wrongly is blank, and the rest stays', () => {
  expect(readDraft({ ...half, step: 'seven', soil: 'mud', place: { lat: 900, lng: 0 }, boundary: { ring: 'x' } })).toEqual({ ...half, step: 'name', soil: null, place: null, boundary: null });
  fc.assert(fc.property(fc.jsonValue(), (kept) => { expect(Object.keys(readDraft(kept)).sort()).toEqual(Object.keys(blankDraft).sort()); }));
});
