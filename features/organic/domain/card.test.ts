import { expect, test } from 'vitest';
import { loadCondition } from '#knowledge/index.ts';
import { organicActions } from '#knowledge/organic/index.ts';
import { organicEn } from '../words.en.ts';
import { organicSw } from '../words.sw.ts';
import { cardOf } from './card.ts';
import type { ChoiceReason } from './rank-actions.ts';
import { findRecipe } from './recipe.ts';

const speech = {
  en: { language: 'en' as const, words: organicEn, themes: { tuta: 'tomato leaf miner' } },
  sw: { language: 'sw' as const, words: organicSw, themes: { tuta: 'kantangaze' } },
};
const card = async (why: ChoiceReason, language: 'en' | 'sw' = 'en') => {
  const action = organicActions.find((a) => a.key === 'neem_extract')!;
  return cardOf(
    { action: action.key, page: action.pages[0], fieldId: null, crop: null, urgency: 'low', why },
    action,
    findRecipe(await loadCondition(action.pages[0]), action)!,
    speech[language],
  );
};

test('ORG-01 the reason is a full sentence in both languages; common names are in lower case, Latin ones are not', async () => {
  expect((await card({ kind: 'watch', crop: 'bean', condition: 'bean___rust' })).why_now).toBe(
    'Walk through your field of beans and check for bean rust. If you find it, this helps.',
  );
  expect((await card({ kind: 'watch', crop: 'bean', condition: 'bean___rust' }, 'sw')).why_now).toBe(
    'Kagua shamba lako la maharagwe uone kama kuna kutu ya maharagwe. Ukiona, kazi hii husaidia.',
  );
  expect(
    (await card({ kind: 'check', condition: 'tomato___fusarium_wilt', day: '2026-11-20' })).why_now,
  ).toBe('A leaf check on 20 November found Fusarium wilt of tomato.');
  expect((await card({ kind: 'alert', theme: 'tuta', until: '2026-11-25' }, 'sw')).why_now).toBe(
    'Kuna tahadhari hadi 25 Novemba: kantangaze.',
  );
  expect((await card({ kind: 'wet', mm: 45, days: 3 })).why_now).toContain(
    'about 45 mm of rain in the next 3 days',
  );
  expect((await card({ kind: 'stage', crop: 'maize', phase: 'grain-fill' })).why_now).toBe(
    'Maize: filling its grain. This is the right time.',
  );
});

test('ORG-07 ORG-11 every action makes a complete card in both languages and describes yield without figures', async () => {
  for (const action of organicActions) {
    const recipe = findRecipe(await loadCondition(action.pages[0]), action)!;
    for (const said of [speech.en, speech.sw]) {
      const made = cardOf(
        {
          action: action.key,
          page: action.pages[0],
          fieldId: null,
          crop: null,
          urgency: 'low',
          why: { kind: 'soil' },
        },
        action,
        recipe,
        said,
      );
      expect(made.expectedResults.yieldIncrease).toBe(said.words.natural);
      expect(
        [
          made.title,
          made.description,
          made.use,
          made.safety,
          made.wait,
          made.why_now,
          ...made.steps,
          ...made.ingredients.flatMap(({ name, quantity }) => [name, quantity]),
        ].every((text) => text.trim() !== ''),
      ).toBe(true);
    }
  }
});
