import { afterEach, expect, test } from 'vitest';
import { pageText, screen, settle, tidy } from '#features/fields/web/testing.tsx';
import { open, question, serve } from '../testing.tsx';
import { CommunityCard } from './CommunityCard.tsx';

afterEach(tidy);

const PULSE = '/api/community/pulse';
const latest = {
  id: question().id,
  title: `${'t'.repeat(50)} and the rest of it`,
  created_at: new Date().toISOString(),
};

test("DSH-07 DSH-08 DSH-09 today's questions, how many of them were answered, who is there, and the latest one cut to 50 characters", async () => {
  serve({ [PULSE]: { today: 4, answered: 3, latest, experts_active: 2, median_hours: 5 } });
  await open(<CommunityCard />);
  await settle(60);
  expect(pageText()).toContain('4 questions today · 3 answered');
  expect(pageText()).toContain('2 experts are here now');
  const link = screen.getByRole('link', { name: `Newest: ${'t'.repeat(50)}…` });
  expect(link.getAttribute('href')).toBe(`/community/questions/${latest.id}`);
});
