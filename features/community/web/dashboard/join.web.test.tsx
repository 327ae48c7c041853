import { within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { screen, tidy } from '#features/fields/web/testing.tsx';
import { open } from '../testing.tsx';
import { JoinCard } from './JoinCard.tsx';

afterEach(tidy);

test('SCN-11 below a leaf check stands the way to other farmers', async () => {
  await open(<JoinCard />);
  expect(
    within(screen.getByRole('region')).getByRole('link', { name: 'Join Now' }).getAttribute('href'),
  ).toBe('/community');
});
