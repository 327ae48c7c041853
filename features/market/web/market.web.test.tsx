import { act, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  farmer,
  field,
  openFarm,
  pageText,
  proPlan,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
  toastTexts,
  type,
} from '#features/fields/web/testing.tsx';
import { addDays, dayInNairobi, HOUR_MS } from '#kit/pure/days.ts';
import type { Insights, Quote } from '../prices-contract.ts';
import { marketEn as en } from '../words.en.ts';
import { marketOutboxEn } from '../words.outbox.en.ts';
import { marketSw as sw } from '../words.sw.ts';
import { MarketScreen } from './MarketScreen.tsx';
import { projections as marketProjections } from './projections.ts';
import { LIVE_MS } from './use-insights.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  cleanUp();
});
vi.setConfig({ testTimeout: 20_000 });

const today = dayInNairobi(new Date());
const ago = (days: number): string => addDays(today, -days);
const addMonths = (months: number): string => {
  const at = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
};
const quote = (over: Partial<Quote> = {}): Quote => ({
  market: 'Wakulima (Nakuru)',
  county: 'Nakuru',
  km: 8,
  day: ago(12),
  type: 'wholesale',
  source: 'wfp',
  variety: 'Maize (white, dry)',
  grade: '',
  price: 4050,
  unit: '90 KG',
  currency: 'KES',
  per_kg: 45,
  volume: null,
  ...over,
});
const insights = (over: Partial<Insights> = {}): Insights => ({
  crop: 'maize',
  at: new Date().toISOString(),
  sync: { state: 'done', done_at: `${ago(1)}T08:00:00Z`, failed_at: null },
  newest: ago(12),
  quotes: [quote()],
  markets: [quote(), quote({ market: 'Nairobi', county: 'Nairobi', km: 140, per_kg: 52, price: 4680 })],
  chart: null,
  later: null,
  stats: { volume: null, reporting: null, traded: null },
  rate: null,
  ...over,
});
const nothing = (over: Partial<Insights> = {}): Insights =>
  insights({
    newest: null,
    quotes: [],
    markets: [],
    sync: { state: 'never', done_at: null, failed_at: null },
    ...over,
  });

/**
 * The server's routes that this screen needs; every test uses its own crop, because answers are cached for
 * all screens.
 */
const server = (say: (url: URL) => Insights | number | 'no network'): { asked: string[] } => {
  const asked: string[] = [];
  globalThis.fetch = (async (address: string) => {
    const url = new URL(address, 'http://x');
    asked.push(url.pathname + url.search);
    const said = say(url);
    if (said === 'no network') throw new TypeError('Failed to fetch');
    return new Response(
      JSON.stringify(
        typeof said === 'number'
          ? { refusal: { code: said === 403 ? 'plans.pro_only' : 'server.fault' }, requestId: 'x' }
          : { ...said, crop: url.searchParams.get('crop')! },
      ),
      { status: typeof said === 'number' ? said : 200 },
    );
  }) as typeof fetch;
  return { asked };
};
const open = async (crop: string, more: Partial<Parameters<typeof openFarm>[1]> = {}) => {
  localStorage.setItem('market_crop', crop);
  const farm = await openFarm(<MarketScreen />, {
    projections: marketProjections,
    at: '/market-insights',
    plan: proPlan,
    ...more,
  });
  await waitForUpdates(60);
  return farm;
};

describe('prices', () => {
  test('MKT-01, MKT-03, MKT-12: shows crop buttons, the nearest price with unit, age and source, and four markets', async () => {
    const plot = field({ crop_type: 'kale' });
    const { asked } = server(() =>
      insights({ markets: [1, 2, 3, 4, 5].map((n) => quote({ market: `Soko ${n}`, km: n * 10 })) }),
    );
    await open('maize', { rows: [{ kind: 'field', row: plot }] });
    expect(asked).toEqual([`/api/market/insights?crop=maize&field=${plot.id}`]);
    const crops = within(screen.getByRole('radiogroup', { name: en.crop })).getAllByRole('radio');
    expect(crops.map((r) => r.parentElement!.textContent)).toEqual([
      'Maize',
      'Beans',
      'Tomato',
      'Cassava',
      'Rice',
      'Kale',
    ]);
    for (const text of [
      'KES 4,050',
      en.per.bag_90kg,
      'KES 45 per kg',
      'Soko 1',
      '10 km',
      'WFP',
      en.newest(12),
      en.noRate,
    ])
      expect(pageText()).toContain(text);
    expect(screen.getByRole('list', { name: en.markets }).children).toHaveLength(4);
    await userEvent.click(screen.getByRole('radio', { name: /gorogoro/ }));
    expect(pageText()).toContain('KES 90');
  });

  test('MKT-11, MKT-12: a reported price shows the crop’s name, not its key; brokers of other counties are not near', async () => {
    server(() =>
      insights({
        county: 'Nakuru',
        markets: [
          quote({ source: 'reported', variety: 'pigeon_pea', type: 'retail' }),
          quote({ type: 'farm_gate', source: 'reported', market: 'Njoro', variety: 'pigeon_pea' }),
          quote({ type: 'farm_gate', source: 'reported', market: 'Malindi', km: 560 }),
        ],
      }),
    );
    await open('pigeon_pea', { rows: [{ kind: 'field', row: field({ crop_type: 'pigeon_pea' }) }] });
    expect(pageText()).not.toContain('pigeon_pea');
    expect(pageText()).toContain(en.offer.said);
    expect([pageText().includes('Njoro'), pageText().includes('Malindi')]).toEqual([true, false]);
  });

  test('MKT-03: the chosen field is remembered, and a report starts with its county', async () => {
    const [one, two] = [field({ name: 'Juu' }), field({ name: 'Chini' })];
    const { asked } = server(() => insights({ county: 'Nakuru' }));
    const setting = { rows: [one, two].map((row) => ({ kind: 'field', row })) };
    await open('potato', setting);
    const names = within(screen.getByRole('radiogroup', { name: en.field }));
    const other = names.getByRole<HTMLInputElement>('radio', { name: 'Juu' }).checked ? two : one;
    await userEvent.click(names.getByRole('radio', { name: other.name! }));
    await waitForUpdates(60);
    cleanUp();
    await open('potato', setting);
    expect(asked[asked.length - 1]).toContain(other.id);
    await tap(en.report);
    expect(screen.getByLabelText<HTMLSelectElement>(en.form.county).value).toBe('Nakuru');
  });

  test('MKT-02: live mode refreshes every five minutes, paused mode does not; the choice is remembered', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { asked } = server(() => insights());
    await open('bean');
    expect(asked).toHaveLength(1);
    await act(async () => {
      vi.advanceTimersByTime(LIVE_MS + 10);
    });
    await waitForUpdates(30);
    expect(asked).toHaveLength(2);
    await tap(en.toPause);
    expect(screen.getByText(en.paused)).toBeTruthy();
    await act(async () => {
      vi.advanceTimersByTime(3 * LIVE_MS);
    });
    await waitForUpdates(30);
    expect(asked).toHaveLength(2);
    expect(localStorage.getItem('market_live')).toBe('off');
    await tap(en.refresh);
    await waitForUpdates(30);
    expect(asked).toHaveLength(3);
  });

  test.each([
    ['current prices', () => insights(), 'cowpea', en.live],
    ['no price', () => nothing(), 'avocado', en.waiting],
    ['prices older than 60 days', () => insights({ newest: ago(61) }), 'wheat', en.waiting],
  ] as const)(
    'MKT-02, MKT-12: with %s the badge shows the right state and can be paused',
    async (_, said, crop, badge) => {
      server(() => said());
      await open(crop);
      expect([en.live, en.waiting, en.paused].filter((text) => screen.queryByText(text))).toEqual([badge]);
      await tap(badge === en.live ? en.toPause : en.toPauseWaiting);
      expect([en.live, en.waiting, en.paused].filter((text) => screen.queryByText(text))).toEqual([
        en.paused,
      ]);
    },
  );

  test('MKT-04, MKT-05: four cards show the reported values, or "not reported"', async () => {
    server((url) =>
      insights(
        url.searchParams.get('crop') === 'tomato'
          ? {
              stats: {
                volume: { kg: 5400, day: ago(2) },
                reporting: 3,
                traded: { kes: 216_000, day: ago(2) },
              },
            }
          : { markets: [] },
      ),
    );
    await open('tomato');
    for (const text of [
      en.stats.volume,
      en.stats.traders,
      en.stats.cap,
      en.stats.best,
      '5,400 kg',
      '3 markets and farmers in 7 days',
      'KES 216,000 traded value',
    ])
      expect(pageText()).toContain(text);
    expect(pageText()).not.toContain(en.stats.none);
    await userEvent.click(screen.getByRole('radio', { name: 'Rice' }));
    await waitForUpdates(60);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 4 }, () => en.stats.none),
    );
  });

  test('MKT-12: a price older than 60 days is marked as old everywhere', async () => {
    server(() => insights({ newest: ago(250), markets: [quote({ day: ago(250) })] }));
    await open('sorghum', { rows: [{ kind: 'field', row: field({ crop_type: 'sorghum' }) }] });
    for (const text of [en.oldAll(8), en.old(250), en.offer.unknown]) expect(pageText()).toContain(text);
    expect(pageText()).not.toContain(en.offer.verdicts.fair);
  });

  test('I18-10: shillings come first, then dollars with the rate, its date and its source', async () => {
    server(() => insights({ rate: { kes_per_usd: 129.2, day: ago(12), source: 'wfp' } }));
    await open('green_gram', { rows: [{ kind: 'field', row: field({ crop_type: 'green_gram' }) }] });
    expect(pageText()).toMatch(/KES 4,050.*USD 31\.35/s);
    expect(pageText()).toContain('1 dollar = 129.2 shillings');
  });
});

const chart = (kg: readonly number[]): Insights['chart'] => ({
  type: 'wholesale',
  months: kg.map((per_kg, i) => ({
    month: addMonths(-(kg.length - 1 - i)),
    per_kg,
    markets: 3,
  })),
  season: null,
});
const monthName = (offset: number): string =>
  new Date(`${addMonths(offset)}-15`).toLocaleDateString('en-GB', { month: 'long' });

describe('the chart', () => {
  test.each([
    ['rose', [40, 44], () => en.chart.moves.up('KES 4', monthName(-1))],
    ['fell', [44, 40], () => en.chart.moves.down('KES 4', monthName(-1))],
    ['stayed', [44, 44.1], () => en.chart.moves.same('', monthName(-1))],
    ['is known for one month', [44], () => en.chart.moves.only],
  ] as const)('MKT-03: its heading says that the price %s', async (what, kg, heading) => {
    localStorage.clear();
    server(() => insights({ chart: chart(kg) }));
    await open({ rose: 'kale', fell: 'cabbage', stayed: 'onion', 'is known for one month': 'banana' }[what]);
    expect(screen.getByRole('heading', { name: heading() })).toBeTruthy();
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('last KES');
  });
});

describe('money', () => {
  test('transport and fees are subtracted, remembered per market, and used to rate a broker’s offer', async () => {
    server(() => insights({ markets: [quote()] }));
    const setting = { rows: [{ kind: 'field', row: field({ crop_type: 'finger_millet' }) }] };
    await open('finger_millet', setting);
    expect(pageText()).toContain(en.offer.share);
    expect(pageText()).toContain(en.net.before);
    await userEvent.click(screen.getByRole('button', { name: /Wakulima/ }));
    await type(en.net.transport(en.per.bag_90kg), '300');
    await type(en.net.fees(en.per.bag_90kg), '6o');
    expect(pageText()).toContain(en.net.wrong);
    await userEvent.clear(screen.getByLabelText(en.net.fees(en.per.bag_90kg)));
    await type(en.net.fees(en.per.bag_90kg), '60');
    expect(pageText()).toContain(en.net.result('KES 3,690', en.per.bag_90kg, 'Wakulima (Nakuru)'));
    await userEvent.keyboard('{Escape}');
    expect(pageText()).toContain(en.net.after('KES 360'));
    expect(pageText()).toContain(en.offer.range('KES 3,690', 'KES 3,690', en.per.bag_90kg));
    await type(en.offer.price(en.per.bag_90kg), '3000');
    expect(pageText()).toContain(en.offer.verdicts.low);
    // Another unit shows the same costs for that unit.
    await userEvent.click(screen.getByRole('radio', { name: en.per.kg }));
    await userEvent.click(screen.getByRole('button', { name: /Wakulima/ }));
    expect(screen.getByLabelText(en.net.transport(en.per.kg))).toHaveProperty('value', '3.33');
  });

  test('storage advice gives the number of years in which waiting paid and the spread, or says that it is unknown', async () => {
    const later = [
      { months: 3, years: 6, low: 1.02, middle: 1.2, high: 1.4, ratios: [1.2, 1.3, 1.1, 1.02, 0.9, 1.4] },
    ];
    server((url) => insights({ later: url.searchParams.get('crop') === 'wheat' ? null : later }));
    await open('maize', { language: 'sw', rows: [{ kind: 'field', row: field({ crop_type: 'wheat' }) }] });
    expect(pageText()).not.toContain(sw.store.unknown);
    await userEvent.click(screen.getByRole('radio', { name: 'Ngano' }));
    await waitForUpdates(60);
    expect(pageText()).toContain(sw.store.unknown);
    await userEvent.click(screen.getByRole('radio', { name: 'Nyanya' }));
    await waitForUpdates(60);
    expect(pageText()).toContain(sw.store.perishes('Nyanya'));
  });
});

describe('without data', () => {
  test('MKT-09: an error says "Error loading market data" and Retry asks again', async () => {
    let broken = true;
    const { asked } = server(() => (broken ? 403 : insights()));
    await open('cassava');
    expect(screen.getByRole('alert').textContent).toContain('Error loading market data');
    broken = false;
    await tap('Retry');
    await waitForUpdates(60);
    expect(asked.length).toBeGreaterThan(1);
    expect(pageText()).toContain('KES 45');
  });

  test('MKT-09, MKT-10: no data names the crop, "Market data sync is running..." only during a sync, and the last update', async () => {
    server(
      (url) =>
        ({
          cowpea: nothing({ sync: { state: 'running', done_at: null, failed_at: null } }),
          pigeon_pea: nothing({
            sync: { state: 'failed', done_at: '2026-11-01T08:00:00Z', failed_at: '2026-11-20T08:00:00Z' },
          }),
        })[url.searchParams.get('crop')!] ?? nothing(),
    );
    await open('cowpea', {
      rows: [
        field({ crop_type: 'cowpea' }),
        field({ crop_type: 'pigeon_pea' }),
        field({ crop_type: 'onion' }),
      ].map((row) => ({ kind: 'field', row })),
    });
    for (const text of ['No market data available for Cowpea', 'Market data sync is running...', en.report])
      expect(pageText()).toContain(text);
    await userEvent.click(screen.getByRole('radio', { name: 'Pigeon pea' }));
    await waitForUpdates(60);
    for (const text of [
      'No market data available for Pigeon pea',
      en.updated('1 Nov 2026'),
      en.failed('20 Nov 2026'),
    ])
      expect(pageText()).toContain(text);
    expect(pageText()).not.toContain(en.running);
    await userEvent.click(screen.getByRole('radio', { name: 'Onion' }));
    await waitForUpdates(60);
    expect(pageText()).toContain(en.neverUpdated);
  });

  test('X-03, X-03b: cached prices are shown offline, marked as old after a day, kept, and not shown to other users', async () => {
    const copy = (userId: string, hours: number) =>
      localStorage.setItem(
        'farm_market_potato',
        JSON.stringify({
          data: { userId, field: null, value: insights({ crop: 'potato' }) },
          timestamp: Date.now() - hours * HOUR_MS,
          version: '1.0.0',
        }),
      );
    server(() => 'no network');
    copy(farmer.userId, 2);
    await open('potato', { online: false });
    expect(pageText()).toContain(en.copy);
    expect(pageText()).toContain('Wakulima (Nakuru)');
    cleanUp();
    copy(farmer.userId, 30);
    await open('potato', { online: false });
    expect(pageText()).toContain(en.copyOld);
    expect(pageText()).toContain('Wakulima (Nakuru)');
    expect(localStorage.getItem('farm_market_potato')).not.toBeNull();
    cleanUp();
    copy('somebody-else', 1);
    await open('potato', { online: false });
    expect(pageText()).not.toContain('Wakulima (Nakuru)');
  });
});

describe('reporting', () => {
  test('MKT-10: an offline price report shows errors next to the inputs and waits in the outbox', async () => {
    server(() => 'no network');
    const farm = await open('rice', { online: false });
    await tap(en.report);
    await type(en.form.market, 'Njoro');
    await tap(en.form.send);
    expect(pageText()).toContain(marketOutboxEn.refusals['market.county_wrong']);
    await userEvent.selectOptions(screen.getByLabelText(en.form.county), 'Nakuru');
    await type(en.form.price, '0');
    await tap(en.form.send);
    expect(pageText()).toContain(marketOutboxEn.refusals['market.price_wrong']);
    await type(en.form.price, '150');
    await userEvent.selectOptions(screen.getByLabelText(en.form.measure), 'bunch');
    await tap(en.form.send);
    expect(pageText()).toContain('kg one holds, up to 300');
    await userEvent.selectOptions(screen.getByLabelText(en.form.measure), 'kg');
    await tap(en.form.send);
    await waitForUpdates(30);
    expect(farm.commands()).toMatchObject([
      {
        name: 'market.report',
        args: {
          kind: 'board',
          crop: 'rice',
          market: 'Njoro',
          county: 'Nakuru',
          price: 150,
          measure: 'kg',
          each_kg: 1,
          day: today,
          photo: null,
        },
      },
    ]);
    expect(toastTexts()).toContain(en.form.sentOffline);
    expect(pageText()).toContain(en.form.waits);
  });
});
