import { expect, test, vi } from 'vitest';

const gone = vi.hoisted(() => ({ books: true, weights: true }));
vi.mock('#knowledge/books.ts', async (original) => {
  const real = await original<typeof import('#knowledge/books.ts')>();
  return {
    ...real,
    openPage: (entry: Parameters<typeof real.openPage>[0]) =>
      gone.books ? Promise.reject(new Error('no network')) : real.openPage(entry),
  };
});
vi.mock('./category-weights.ts', async (original) => {
  if (gone.weights) throw new Error('no network');
  return original();
});

test('COM-20 COM-22b without the books a question gets crop and moderation; once they load, its answer', async () => {
  const { analyse } = await import('./analyse.ts');
  const question = {
    title: 'Viwavi kwenye mahindi yangu',
    content: 'Viwavijeshi wanakula majani ya mahindi, kuna unga kama wa mbao ndani ya kikonyo.',
  };
  expect(await analyse(question)).toMatchObject({
    crop: 'maize',
    category: null,
    preliminaryAnswer: null,
    confidenceScore: 0,
    isAppropriate: true,
  });
  expect(await analyse({ ...question, content: 'Nipigie 0712 345 678 kuhusu viwavijeshi' })).toMatchObject({
    moderationReason: 'phone_number',
  });
  gone.books = false;
  gone.weights = false;
  const { findPages } = await import('./pages.ts');
  expect((await findPages(`${question.title} ${question.content}`, 'maize'))[0]?.condition).toBe(
    'maize___fall_armyworm',
  );
}, 60_000);
