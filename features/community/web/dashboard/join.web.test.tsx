import { afterEach, expect, test } from 'vitest';
import { screen, cleanUp } from '#features/fields/web/testing.tsx';
import { openCommunity } from '../testing.tsx';
import { JoinCard } from './JoinCard.tsx';

afterEach(cleanUp);

test('SCN-11 the join card links to the community', async () => {
  await openCommunity(<JoinCard />);
  expect(screen.getByRole('link', { name: /^Join Now/ }).getAttribute('href')).toBe('/community');
});
