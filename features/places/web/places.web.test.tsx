import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  click,
  openFarm,
  pageText,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
} from '#features/fields/web/testing.tsx';
import type { Point } from '#kit/pure/geometry.ts';
import { recentLocations } from '#kit/web/place/recent-locations.ts';
import { placesEn as en } from '../words.en.ts';
import { placesSw as sw } from '../words.sw.ts';
import { openGazetteer } from './gazetteer.ts';
import { namePlace } from './name-place.ts';
import type { PickedPlace } from './picked.ts';
import { usePlaceSentences } from './place-sentence.ts';
import { PlaceSearch } from './PlaceSearch.tsx';

vi.setConfig({ testTimeout: 20_000 });
beforeAll(async () => {
  await openGazetteer();
});
afterEach(cleanUp);

type Said = { readonly status?: number; readonly body: unknown } | 'no network';
/** Fakes the server's place operations. */
const server = (say: (path: string, body: any) => Said): { path: string; body: any }[] => {
  const asked: { path: string; body: any }[] = [];
  globalThis.fetch = (async (path: string, init?: RequestInit) => {
    const body = init?.body ? JSON.parse(String(init.body)) : null;
    asked.push({ path, body });
    const said = say(path, body);
    if (said === 'no network') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(said.body), { status: said.status ?? 200 });
  }) as typeof fetch;
  return asked;
};
/** The answer is cached for the visit, so all tests here use the same one. */
const set: Said = { body: { available: true, sample: false } };
const mapSet = (): Said => set;
const refusal = (code: string, status: number): Said => ({
  status,
  body: { refusal: { code }, requestId: 'x' },
});

let picked: PickedPlace[] = [];
const open = (setting: Partial<Parameters<typeof openFarm>[1]> = {}) => {
  picked = [];
  return openFarm(<PlaceSearch onPick={(place) => picked.push(place)} />, {
    projections: {},
    at: '/fields/new',
    ...setting,
  });
};
const search = async (text: string, label = en.search): Promise<void> => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
  await waitForUpdates(400);
};
const titles = (): string[] => screen.queryAllByRole('listitem').map((item) => item.textContent ?? '');

describe('search by name', () => {
  test('offline the built-in list answers with kind and county, and no request is sent', async () => {
    const asked = server(() => 'no network');
    await open({ online: false });
    await search('bahati nakuru');
    expect(titles()[0]).toBe('BahatiSmall town · Nakuru');
    expect(pageText()).toContain(en.credit);
    expect(asked).toEqual([]);
    await click(screen.getByRole('button', { name: /^Bahati Small town|^BahatiSmall town/ }));
    expect(picked).toEqual([
      {
        name: 'Bahati, Nakuru',
        lat: expect.closeTo(-0.1541, 3),
        lng: expect.closeTo(36.1463, 3),
        elevation: 2060,
        accuracy_m: 3000,
      },
    ]);
  });

  test('finds a misspelt name in Kiswahili', async () => {
    server(mapSet);
    await open({ language: 'sw' });
    await search('subukya', sw.search);
    expect(titles()[0]).toBe('SubukiaMji · Nakuru');
  });

  test('an unknown name shows what to do next; one letter searches nothing', async () => {
    server(mapSet);
    await open();
    await search('zzqqxx');
    expect(pageText()).toContain(en.none);
    expect(pageText()).toContain(en.noneDo);
    await search('z');
    expect(pageText()).not.toContain(en.none);
  });

  test('FLD-34 the last five chosen places are saved under recentLocations, and three are shown, newest first', async () => {
    server(mapSet);
    await open();
    for (const name of ['Njoro', 'Molo', 'Naivasha', 'Gilgil', 'Subukia', 'Eldoret']) {
      await search(name);
      await click(screen.getAllByRole('button', { name: new RegExp(`^${name}`) })[0]!);
    }
    const kept = JSON.parse(localStorage.getItem('recentLocations')!) as {
      name: string;
      lat: number;
      lng: number;
    }[];
    expect(kept.map(({ name }) => name)).toEqual([
      'Eldoret, Uasin Gishu',
      'Subukia, Nakuru',
      'Gilgil, Nakuru',
      'Naivasha, Nakuru',
      'Molo, Nakuru',
    ]);
    expect(Object.keys(kept[0]!)).toEqual(['name', 'lat', 'lng']);
    expect(titles()).toEqual(['Eldoret, Uasin Gishu', 'Subukia, Nakuru', 'Gilgil, Nakuru']);
    await click(screen.getByRole('button', { name: 'Gilgil, Nakuru' }));
    expect(picked[picked.length - 1]).toMatchObject({
      name: 'Gilgil, Nakuru',
      elevation: null,
      accuracy_m: 5_000,
    });
    expect(recentLocations().map(({ name }) => name)[0]).toBe('Gilgil, Nakuru');
  });

  test.each([
    'not json',
    '{}',
    '[null, {"name":"", "lat":0, "lng":0}, {"name":"X","lat":"1","lng":2}, {"name":"Y","lat":91,"lng":0}]',
  ])('FLD-34 invalid stored recent places are treated as empty: %s', async (broken) => {
    localStorage.setItem('recentLocations', broken);
    expect(recentLocations()).toEqual([]);
  });
});

describe('online map search', () => {
  const njia = { name: 'Njia Panda', detail: 'Nakuru, Kenya', lat: -0.3, lng: 36.08 };
  const answer = (over = {}): Said => ({
    body: { places: [njia], sample: false, as_of: '2026-11-21T08:00:00Z', ...over },
  });

  test('runs only on request, sends only the query and language, and credits its source', async () => {
    const asked = server((path) => (path === '/api/places/wider' ? set : answer()));
    await open();
    await search('njia panda');
    expect(asked.filter(({ path }) => path === '/api/places/search')).toEqual([]);
    expect(pageText()).toContain(en.widerText);
    await tap(en.wider);
    await waitForUpdates(50);
    expect(asked.filter(({ path }) => path === '/api/places/search')).toEqual([
      { path: '/api/places/search', body: { query: 'njia panda', language: 'en' } },
    ]);
    expect(screen.getByRole('link', { name: en.widerCredit }).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/copyright',
    );
    await click(screen.getByRole('button', { name: /Nakuru, Kenya/ }));
    expect(picked).toEqual([
      { name: 'Njia Panda, Nakuru', lat: -0.3, lng: 36.08, elevation: expect.any(Number), accuracy_m: 2000 },
    ]);
  });

  test.each<[string, Said, string]>([
    ['busy', refusal('places.busy', 503), en.refusals['places.busy']],
    ['unreachable', refusal('places.unreachable', 502), en.refusals['places.unreachable']],
    ['no results', answer({ places: [] }), en.widerNone],
    ['a sample answer', answer({ sample: true }), en.widerSample],
  ])('%s: the result is explained in words', async (_, said, sentence) => {
    server((path) => (path === '/api/places/wider' ? set : said));
    await open();
    await search('njia panda');
    await tap(en.wider);
    await waitForUpdates(50);
    expect(pageText()).toContain(sentence);
  });
});

describe('describing a point', () => {
  const Where = ({ at, kept }: { readonly at: Point; readonly kept: number | null }) => {
    const { where, height } = usePlaceSentences(at, kept);
    return <p>{[where, height].join(' | ')}</p>;
  };
  const north = { lat: -0.1361, lng: 36.1463 };
  const shown = async (
    at: Point,
    { language = 'en', kept = null }: { readonly language?: 'en' | 'sw'; readonly kept?: number | null } = {},
  ): Promise<string> => {
    await openFarm(<Where at={at} kept={kept} />, { projections: {}, at: '/x', language, online: false });
    await waitForUpdates(50);
    const text = pageText();
    cleanUp();
    return text;
  };

  test('offline it shows distance, direction, county and altitude, in both languages', async () => {
    expect(await shown(north)).toBe(
      '2 km north of Bahati, Nakuru | Altitude about 1,900 m, from a place 1.9 km away',
    );
    expect(await shown(north, { language: 'sw' })).toBe(
      'Kilomita 2 kaskazini mwa Bahati, Nakuru | Mwinuko takriban mita 1,900, kutokana na mahali palipo kilomita 1.9 kutoka hapa',
    );
    expect(await shown({ lat: -0.1541, lng: 36.1463 })).toContain('Near Bahati, Nakuru');
  });

  test('an altitude entered by the farmer is shown as it is; one taken from a nearby place says so', async () => {
    expect(await shown(north, { kept: 1930 })).toContain('| Altitude 1,930 m');
    expect(await shown(north, { kept: 1900 })).toContain('| Altitude about 1,900 m, from a place');
    expect(await shown({ lat: 0.35, lng: 32.58 }, { kept: 1180, language: 'sw' })).toBe(
      ' | Mwinuko mita 1,180',
    );
  });

  test('outside Kenya nothing is shown', async () => {
    expect(await shown({ lat: 0.35, lng: 32.58 })).toBe(' | ');
  });

  test('FLD-31 naming a point uses the local list in Kenya and the server outside; a failure gives no name', async () => {
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    let asked = server(() => ({ body: { name: 'Nsangi', sample: false, as_of: '2026-11-21T08:00:00Z' } }));
    expect(await namePlace(north, 'en')).toEqual({ name: 'Bahati, Nakuru', elevation: 1900 });
    expect(asked).toEqual([]);
    expect(await namePlace({ lat: 0.28, lng: 32.46 }, 'sw')).toEqual({ name: 'Nsangi', elevation: null });
    expect(asked).toEqual([{ path: '/api/places/reverse', body: { lng: 32.46, lat: 0.28, language: 'sw' } }]);
    for (const said of [
      refusal('places.off', 503),
      refusal('places.unreachable', 502),
      'no network',
    ] as const) {
      asked = server(() => said);
      expect(await namePlace({ lat: 0.28, lng: 32.46 }, 'en')).toEqual({ name: null, elevation: null });
      expect(asked).toHaveLength(1);
    }
  });

  test('naming a point waits at most 0.8 seconds by default, and longer when allowed', async () => {
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    server(() => ({ body: { name: 'Nsangi', sample: false, as_of: '2026-11-21T08:00:00Z' } }));
    const answers = globalThis.fetch;
    globalThis.fetch = async (...asked) => {
      await new Promise((slow) => {
        setTimeout(slow, 1_000);
      });
      return answers(...asked);
    };
    expect((await namePlace({ lat: 0.28, lng: 32.46 }, 'en')).name).toBeNull();
    expect((await namePlace({ lat: 0.28, lng: 32.46 }, 'en', 10_000)).name).toBe('Nsangi');
  });
});
