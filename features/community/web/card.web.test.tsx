import { afterEach, expect, test } from 'vitest';
import { pageText, screen, settle, tap, tidy } from '#features/fields/web/testing.tsx';
import { communityCardEn as en } from '../words.card.en.ts';
import { CommunityCard } from './CommunityCard.tsx';
import { open, question, serve } from './testing.tsx';

afterEach(tidy);

const PULSE = '/api/community/pulse';
const latest = { id: question().id, title: `${'t'.repeat(50)} and the rest of it`, created_at: new Date().toISOString() };

test('DSH-07 DSH-08 DSH-09 today\'s questions, how many of them were answered, who is there, and the latest one cut to 50 characters', async () => {
  serve({ [PULSE]: { today: 4, answered: 3, latest, experts_active: 2, median_hours: 5 } });
  await open(<CommunityCard />);
  await settle(60);
  expect(pageText()).toContain('4 questions today · 3 answered');
  expect(pageText()).toContain('2 experts are here now');
  const link = screen.getByRole('link', { name: `Newest: ${'t'.repeat(50)}…` });
  expect(link.getAttribute('href')).toBe(`/community/questions/${latest.id}`);
});

test('DSH-19 DSH-24 where nothing came and nothing was kept the card says so and asks again; it holds the newest question of 24 hours', async () => {
  serve({});
  await open(<CommunityCard />);
  await settle(6_500);
  expect(screen.getByRole('region', { name: en.title })).toBeTruthy();
  expect(pageText()).toContain(en.failed);
  serve({ [PULSE]: { today: 1, answered: 0, latest: { ...latest, title: 'Brown rings' }, experts_active: 0, median_hours: null } });
  await tap(en.retry);
  await settle(60);
  expect(pageText()).not.toContain(en.failed);
  expect(screen.getByRole('link', { name: 'Newest: Brown rings' })).toBeTruthy();
}, 20_000);
