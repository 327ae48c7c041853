import { afterEach, expect, test } from 'vitest';
import { pageText, screen, waitForUpdates, cleanUp } from '#features/fields/web/testing.tsx';
import { openCommunity, question, serve } from '../testing.tsx';
import { CommunityCard } from './CommunityCard.tsx';

afterEach(cleanUp);

const PULSE = '/api/community/pulse';
const latest = {
  id: question().id,
  title: `${'t'.repeat(50)} and the rest of it`,
  created_at: new Date().toISOString(),
};

test('DSH-07 DSH-08 DSH-09 the card shows today’s questions and answers, active experts and the newest title, cut', async () => {
  serve({ [PULSE]: { today: 4, answered: 3, latest, experts_active: 2, median_hours: 5 } });
  await openCommunity(<CommunityCard />);
  await waitForUpdates(60);
  expect(pageText()).toContain('4 questions today · 3 answered');
  expect(pageText()).toContain('2 experts are here now');
  const link = screen.getByRole('link', { name: `Newest: ${'t'.repeat(50)}…` });
  expect(link.getAttribute('href')).toBe(`/community/questions/${latest.id}`);
});
