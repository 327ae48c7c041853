import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LanguageProvider } from '#kit/web/words.tsx';
import { BadgeList } from './BadgeList.tsx';

afterEach(cleanup);

const shown = (organicPoints: number | undefined, language: 'en' | 'sw' = 'en'): string => {
  render(
    <LanguageProvider initial={language}>
      <BadgeList
        value={{ unlockedBadges: [], inProgressBadges: [], socialComparison: null, organicPoints }}
      />
    </LanguageProvider>,
  );
  const text = document.body.textContent ?? '';
  cleanup();
  return text;
};

test('ORG-10 organic points are shown without a money value; zero or a missing value shows nothing', () => {
  expect(shown(150)).toBe('Organic points: 150. You can’t buy anything with them.');
  expect(shown(1_050, 'sw')).toBe('Alama za kilimo hai: 1,050. Huwezi kununua kitu kwa alama hizi.');
  for (const none of [0, undefined]) expect(shown(none)).toBe('');
});
