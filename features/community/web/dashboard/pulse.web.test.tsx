import { afterEach, expect, test } from 'vitest';
import { pageText, settle, tidy } from '#features/fields/web/testing.tsx';
import { communityCardEn as en } from '../../words.card.en.ts';
import { open, serve } from '../testing.tsx';
import { CommunityCard } from './CommunityCard.tsx';

afterEach(tidy);

test("DSH-08 DAT-09 with no expert there it says how long they take, as it was measured, and nobody's question today invites one", async () => {
  serve({
    '/api/community/pulse': { today: 0, answered: 0, latest: null, experts_active: 0, median_hours: 4.2 },
  });
  await open(<CommunityCard />);
  await settle(60);
  expect(pageText()).toContain('Experts usually answer in 4.2 h');
  expect(pageText()).toContain(en.quiet);
});
