import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { projections as alertProjections } from '#features/alerts/web/projections.ts';
import { projections as fieldProjections } from '#features/fields/web/projections.ts';
import {
  field,
  openFarm,
  pageText,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
} from '#features/fields/web/testing.tsx';
import { replyOf, weekFrom } from '#features/weather/web/testing.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { en } from '../words.en.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { createHomeCard } from './HomeCard.tsx';

afterEach(cleanUp);

const today = dayInNairobi(new Date());
const plot = field();
const open = (urgency: number) => {
  const alert = {
    id: newId(),
    field_id: plot.id,
    state: 'open',
    read: false,
    raised: {
      rule: 'FLOOD_RISK',
      theme: 'rain',
      category: 'weather',
      urgency,
      from: today,
      until: addDays(today, 2),
    },
  };
  return openFarm(<DashboardScreen />, {
    projections: { ...fieldProjections, ...alertProjections },
    at: '/dashboard',
    rows: [
      { kind: 'field', row: plot },
      { kind: 'alert', row: alert },
    ],
  });
};
/** Reserved space above the fields. */
const above = (): number =>
  screen
    .queryAllByRole('status')
    .filter(
      (one) =>
        (one.compareDocumentPosition(document.querySelector('#my-fields')!) &
          Node.DOCUMENT_POSITION_FOLLOWING) >
        0,
    ).length;

test('DSH-12 the place of today’s action is above the fields from the first paint, with and without alerts', async () => {
  for (const urgency of [5, 3]) {
    await open(urgency);
    expect(above()).toBe(1);
    cleanUp();
  }
});
test('DSH-12 without a known place no weather space is reserved above the fields', async () => {
  await openFarm(<DashboardScreen />, {
    projections: { ...fieldProjections, ...alertProjections },
    at: '/dashboard',
    rows: [{ kind: 'field', row: field({ location_unconfirmed: true }) }],
  });
  expect(above()).toBe(0);
});
test('DSH-04 DSH-12 without a confirmed place, only tasks due today or overdue open today’s action', async () => {
  const at = async (due_date: string | null, status = 'pending'): Promise<number> => {
    const task = {
      id: newId(),
      title: 'Weed the maize',
      due_date,
      due_time: null,
      status,
      priority: 'medium',
    };
    await openFarm(<DashboardScreen />, {
      projections: { ...fieldProjections, ...alertProjections },
      at: '/dashboard',
      rows: [
        { kind: 'field', row: field({ location_unconfirmed: true }) },
        { kind: 'farm_plan_task', row: task },
      ],
    });
    const rooms = above();
    cleanUp();
    return rooms;
  };
  expect([
    await at(today),
    await at(addDays(today, -3)),
    await at(addDays(today, 1)),
    await at(null),
    await at(today, 'completed'),
  ]).toEqual([1, 1, 0, 0, 0]);
});

test('DSH-19 a card that fails to load says so in its place, leaves other cards alone, and can be retried', async () => {
  let tries = 0;
  const Lost = createHomeCard('lost', async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>The card</p>;
  });
  const Other = createHomeCard('other', async () => () => <p>Another card</p>);
  await openFarm(
    <>
      <Lost />
      <Other />
    </>,
    { projections: fieldProjections, at: '/dashboard' },
  );
  await waitFor(() => expect(pageText()).toContain(en.broken.cardMissing), { timeout: 8_000 });
  await waitFor(() => expect(pageText()).toContain('Another card'), { timeout: 8_000 });
  await tap('Try again');
  await waitFor(() => expect(pageText()).toContain('The card'));
  expect(pageText()).not.toContain(en.broken.cardMissing);
}, 20_000);

const openMore = async (): Promise<void> => {
  fireEvent.click(await screen.findByText(en.homeMore.title, {}, { timeout: 15_000 }));
  await waitForUpdates(100);
};

test('DSH-19 DSH-23 DSH-24 home shows weather, fields, plans, and what is folded only when opened, offline too', async () => {
  const asked: string[] = [];
  const replies: Readonly<Record<string, unknown>> = {
    '/api/weather': replyOf(weekFrom(Date.now())),
    '/api/referrals': {
      code: '019AA3F2',
      link: 'https://mavuno.test/join?ref=019AA3F2',
      stats: { count: 2, credits: 20, bonus: 0, usable: 20, answers: 20, waiting: 0, held: 0 },
      referrals: [],
      came: null,
    },
    '/api/community/pulse': {
      today: 2,
      answered: 1,
      latest: { id: newId(), title: 'Brown rings', created_at: new Date().toISOString() },
      experts_active: 0,
      median_hours: null,
    },
  };
  globalThis.fetch = (async (url: string) => {
    const { pathname } = new URL(url, 'http://x');
    asked.push(pathname);
    if (!replies[pathname]) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(replies[pathname]));
  }) as typeof fetch;
  const plan = { id: newId(), title: 'Maize', status: 'active' };
  const task = {
    id: newId(),
    title: 'Weed the maize',
    due_date: addDays(today, 2),
    due_time: '07:30',
    status: 'pending',
    priority: 'medium',
  };
  const look = {
    id: plot.id,
    looked_at: new Date().toISOString(),
    forecast_source: 'met-norway',
    forecast_at: new Date().toISOString(),
  };
  const setting = {
    projections: { ...fieldProjections, ...alertProjections },
    at: '/dashboard',
    rows: [
      { kind: 'field', row: plot },
      { kind: 'alert_look', row: look },
      { kind: 'farm_plan', row: plan },
      { kind: 'farm_plan_task', row: task },
    ],
  };
  // This phone has shown the tour, so home does not ask whether it is due.
  localStorage.setItem('mavuno_tour_at', new Date().toISOString());
  const { disk } = await openFarm(<DashboardScreen />, setting);
  await screen.findByText('1 active plan', {}, { timeout: 15_000 });
  await waitFor(() => expect(asked).toEqual(['/api/weather']));
  await openMore();
  await screen.findByText(/2 questions today · 1 answered/, {}, { timeout: 15_000 });
  const link = (part: string) =>
    [...document.querySelectorAll('a')].filter((a) => a.getAttribute('href')?.startsWith(part));
  await waitFor(() => expect(link('/weather')[0]?.textContent).toMatch(/\d+ °C\S/));
  expect(pageText()).toContain('Nakuru');
  expect(
    link(`/fields/${plot.id}`)
      .map((one) => one.textContent)
      .join(),
  ).toContain(plot.name);
  expect(pageText()).toContain('Newest: Brown rings');
  await screen.findByText('2 friends helped · 20 credits earned', {}, { timeout: 15_000 });
  expect([...asked].sort()).toEqual(['/api/community/pulse', '/api/referrals', '/api/weather']);
  cleanUp();
  asked.length = 0;
  await openFarm(<DashboardScreen />, { ...setting, rows: [], disk, online: false });
  await screen.findByText('1 active plan', {}, { timeout: 15_000 });
  await openMore();
  await waitForUpdates(1_500);
  expect(pageText()).toContain('2 questions today');
  expect(asked).toEqual([]);
}, 40_000);
