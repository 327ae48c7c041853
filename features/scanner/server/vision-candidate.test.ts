import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Finding } from '../domain/scan.ts';
import type { VisionQuestion, VisionPort } from './ports.ts';
import { withVision } from './vision-candidate.ts';

const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#373' } })
  .withMetadata({ exif: { IFD0: { Copyright: 'Wanjiku' } } })
  .jpeg()
  .toBuffer();
const eye = (chosen: string | null): VisionPort & { readonly asked: VisionQuestion[] } => {
  const asked: VisionQuestion[] = [];
  return {
    asked,
    modelLabel: 'llm:eye',
    choose: async (q) => {
      asked.push(q);
      return chosen;
    },
  };
};
const guess = (condition: string, probability: number) => ({ condition, probability });
const unsure: Finding = {
  outcome: 'not_sure',
  condition: null,
  confidence: null,
  model: 'leaf',
  top3: [guess('coffee___healthy', 0.5), guess('coffee___leaf_miner', 0.3), guess('coffee___leaf_rust', 0.1)],
};
const answer: Finding = { ...unsure, outcome: 'answer', condition: 'coffee___healthy', confidence: 0.97 };

test('the vision model’s different choice is listed first among the candidates, with its source, not as the answer', async () => {
  expect(await withVision(unsure, eye('coffee___leaf_rust'), photo, 'coffee')).toEqual({
    outcome: 'candidates',
    condition: null,
    confidence: null,
    model: 'llm:eye',
    top3: [
      guess('coffee___leaf_rust', 0.1),
      guess('coffee___healthy', 0.5),
      guess('coffee___leaf_miner', 0.3),
    ],
  });
});

test('a crop that our own model does not know gets a candidate from the disease pages', async () => {
  const unknown: Finding = { ...unsure, outcome: 'unknown_leaf', top3: [] };
  expect(await withVision(unknown, eye('bean___rust'), photo, 'bean')).toMatchObject({
    outcome: 'candidates',
    top3: [guess('bean___rust', 0)],
  });
});

test('a definite answer is never overruled, a photo without a leaf is never sent, and "unknown" changes nothing', async () => {
  for (const own of [answer, { ...unsure, outcome: 'no_leaf', top3: [] } as const]) {
    const vision = eye('coffee___leaf_rust');
    expect(await withVision(own, vision, photo, 'coffee')).toBe(own);
    expect(vision.asked).toEqual([]);
  }
  expect(await withVision(unsure, eye('coffee___healthy'), photo, 'coffee')).toBe(unsure);
  expect(await withVision(unsure, eye(null), photo, 'coffee')).toBe(unsure);
  const noCrop = eye('coffee___leaf_rust');
  await withVision({ ...unsure, outcome: 'unknown_leaf', top3: [] }, noCrop, photo, null);
  expect(noCrop.asked).toEqual([]);
});

test('the vision model receives the leaf, small and without metadata, and nothing about the farmer', async () => {
  const vision = eye(null);
  await withVision(unsure, vision, photo, null);
  expect(Object.keys(vision.asked[0]!).sort()).toEqual(['conditions', 'crop', 'photo']);
  expect(vision.asked[0]!.crop).toBe('coffee');
  const sent = await sharp(vision.asked[0]!.photo).metadata();
  expect([sent.width, sent.height, sent.exif]).toEqual([768, 576, undefined]);
});
