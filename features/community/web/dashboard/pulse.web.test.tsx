import { afterEach, expect, test } from 'vitest';
import { pageText, waitForUpdates, cleanUp } from '#features/fields/web/testing.tsx';
import { communityCardEn as en } from '../../words.card.en.ts';
import { openCommunity, serve } from '../testing.tsx';
import { CommunityCard } from './CommunityCard.tsx';

afterEach(cleanUp);

test('DSH-08 DAT-09 without active experts the card shows the measured answer time and invites a question', async () => {
  serve({
    '/api/community/pulse': { today: 0, answered: 0, latest: null, experts_active: 0, median_hours: 4.2 },
  });
  await openCommunity(<CommunityCard />);
  await waitForUpdates(60);
  expect(pageText()).toContain('Experts usually answer in 4.2 h');
  expect(pageText()).toContain(en.quiet);
});
