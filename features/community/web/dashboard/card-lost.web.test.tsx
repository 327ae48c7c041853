import { afterEach, expect, test } from 'vitest';
import { pageText, screen, waitForUpdates, tap, cleanUp } from '#features/fields/web/testing.tsx';
import { communityCardEn as en } from '../../words.card.en.ts';
import { openCommunity, question, serve } from '../testing.tsx';
import { CommunityCard } from './CommunityCard.tsx';

afterEach(cleanUp);

const PULSE = '/api/community/pulse';

test('DSH-07 DSH-19 without data the card shows an error with a retry; after it, the newest question', async () => {
  serve({});
  await openCommunity(<CommunityCard />);
  await waitForUpdates(6_500);
  expect(screen.getByRole('region', { name: en.title })).toBeTruthy();
  expect(pageText()).toContain(en.failed);
  serve({
    [PULSE]: {
      today: 1,
      answered: 0,
      latest: { id: question().id, title: 'Brown rings', created_at: new Date().toISOString() },
      experts_active: 0,
      median_hours: null,
    },
  });
  await tap(en.retry);
  await waitForUpdates(60);
  expect(pageText()).not.toContain(en.failed);
  expect(screen.getByRole('link', { name: 'Newest: Brown rings' })).toBeTruthy();
}, 20_000);
