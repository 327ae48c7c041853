import { afterEach, describe, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#kit/pure/days.ts';
import { upgradePath } from '#kit/web/upgrade-path.ts';
import { fieldsEn as en } from '../../words.en.ts';
import { fieldsSw as sw } from '../../words.sw.ts';
import { FieldSlotsProvider } from '../field-slots.tsx';
import { projections as fieldProjections } from '../projections.ts';
import {
  field,
  openFarm,
  pageText,
  mockGeolocation,
  proPlan,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
  toastOf,
  toastTexts,
  unknownPlan,
} from '../testing.tsx';
import { useAddField } from '../use-add-field.ts';
import { FieldsScreen } from './FieldsScreen.tsx';

afterEach(cleanUp);

type Setting = Partial<Parameters<typeof openFarm>[1]>;
const open = (setting: Setting = {}) =>
  openFarm(<FieldsScreen />, { projections: fieldProjections, ...setting });
const rows = (...fields: ReturnType<typeof field>[]) => fields.map((row) => ({ kind: 'field', row }));
/** Triggers instant creation, as any screen does. */
const Ask = () => {
  const { addHere } = useAddField();
  return (
    <button
      type="button"
      onClick={() => {
        void addHere();
      }}
    >
      one more
    </button>
  );
};
/** Waits for the toast: a field is named after its place before it is stored. */
const create = async (button = 'Create Field Instantly'): Promise<void> => {
  await tap(button);
  await vi.waitFor(() => expect(toastTexts().filter((text) => text !== en.locating)).not.toEqual([]), {
    timeout: 4_000,
  });
  await waitForUpdates(30);
};
const here = { lat: -0.3031, lng: 36.08, accuracy: 12.4 };

describe('the list', () => {
  test('FLD-01 FLD-02 shows the title, the count, an add button, and one card per field that opens it', async () => {
    const [old, young] = [
      field({ name: 'Juu', created_at: '2026-11-01T00:00:00.000Z' }),
      field({ crop_type: 'mixed', size_hectares: 1 }),
    ];
    await open({ rows: rows(old, young), plan: proPlan });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Fields');
    expect(pageText()).toContain('2 fields monitored');
    expect(screen.getByRole('button', { name: 'Add Field' })).toBeTruthy();
    const cards = screen.getAllByRole('link').filter((a) => a.getAttribute('href')?.startsWith('/fields/'));
    expect(cards.map((a) => a.getAttribute('href'))).toEqual([`/fields/${young.id}`, `/fields/${old.id}`]);
    expect(cards[0]!.textContent).toBe('Shamba la mtoMixed crops · 2.47 acresHealth: No data yet');
    expect(cards[1]!.textContent).toContain('1 acre');
  });

  test('FLD-06 an unnamed field is shown as such, in both languages', async () => {
    await open({ rows: rows(field({ name: null })) });
    expect(pageText()).toContain('Unnamed field');
    cleanUp();
    await open({ rows: rows(field({ name: null })), language: 'sw' });
    expect(pageText()).toContain(sw.unnamed);
  });

  test('FLD-09 the empty list offers instant creation and the wizard', async () => {
    const farm = await open();
    expect(screen.getByRole('button', { name: 'Create Field Instantly' })).toBeTruthy();
    await tap(en.createManually);
    expect(farm.path()).toBe('/fields/new');
  });

  test('FLD-12 before the first sync, the list shows an error and a retry button, not "no fields"', async () => {
    for (const setting of [{ neverSynced: true, online: false }, { noStorage: true }] satisfies Setting[]) {
      await open(setting);
      expect(pageText()).toContain('Having trouble loading your fields');
      expect(pageText()).toContain('Please check your connection and try again');
      expect(pageText()).not.toContain(en.emptyText);
      expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
      cleanUp();
    }
    await open({ neverSynced: true, online: false, language: 'sw' });
    expect(pageText()).toContain(sw.loadFailed);
  });

  test('X-16 the list shows its age, or "Saved", once, and neither while changes wait to be sent', async () => {
    await open({ rows: rows(field()) });
    expect(pageText().match(/Updated just now|Saved/g)).toEqual(['Updated just now']);
    cleanUp();
    const farm = await open({ rows: rows(field()), online: false });
    expect(pageText().match(/Live|Saved/g)).toEqual(['Saved']);
    const { changeField } = await import('../../contract.ts');
    await farm.store.send(changeField, { id: farm.store.snapshot().view.all('field')[0]!.id, name: 'Juu' });
    await waitForUpdates();
    expect(pageText()).toContain('Juu');
    expect(pageText()).not.toMatch(/Live|Saved|waiting/i);
  });

  test('FLD-11: ?view=satellite redirects Free users to /upgrade; Pro and unknown plans stay', async () => {
    const farm = await open({ at: '/fields?view=satellite' });
    expect(farm.path() + location.search).toBe(upgradePath('/fields?view=satellite'));
    cleanUp();
    for (const plan of [proPlan, unknownPlan]) {
      expect((await open({ at: '/fields?view=satellite', plan, rows: rows(field()) })).path()).toBe(
        '/fields',
      );
      cleanUp();
    }
  });

  test('FLD-10, SAT-12: Pro users see the satellite card of the newest field; others see the upgrade card', async () => {
    const [old, young] = [
      field({ name: 'Juu', created_at: '2026-11-01T00:00:00.000Z' }),
      field({ name: 'Chini' }),
    ];
    const slots = {
      SatelliteBrief: ({ field: { name } }: { field: { name: string | null } }) => <p>seen over {name}</p>,
      Satellite: () => <p>the whole page</p>,
    };
    const openIt = (setting: Setting) =>
      openFarm(
        <FieldSlotsProvider value={slots}>
          <FieldsScreen />
        </FieldSlotsProvider>,
        { projections: fieldProjections, rows: rows(old, young), ...setting },
      );
    await openIt({ plan: proPlan });
    expect(screen.getByRole('heading', { name: 'Satellite Intelligence' })).toBeTruthy();
    expect(screen.getAllByText(/^seen over/).map((one) => one.textContent)).toEqual(['seen over Chini']);
    expect(pageText()).not.toContain('the whole page');
    expect(screen.queryByRole('link', { name: 'Upgrade now' })).toBeNull();
    cleanUp();
    await openIt({ rows: [] });
    expect(screen.queryByRole('heading', { name: 'Satellite Intelligence' })).toBeNull();
    expect(pageText()).toContain(en.proText);
    expect(screen.getByRole('link', { name: 'Upgrade now' }).getAttribute('href')).toBe(
      upgradePath('/fields/new'),
    );
  });
});

describe('the limit', () => {
  test('FLD-08 FLD-16 at the limit the screen says so, and Add Field explains it with an upgrade button', async () => {
    const farm = await open({ rows: rows(field()) });
    expect(pageText()).toContain('Field limit reached (free users can only create 1 field)');
    await tap('Add Field Pro');
    expect(farm.path()).toBe('/fields');
    const toast = toastOf(/^Field limit reached/)!;
    expect(toast.text).toBe(`Field limit reached (free users can only create 1 field). ${en.limitText}`);
    expect(toast.action?.label).toBe('Upgrade now');
    toast.action!.run();
    await waitForUpdates();
    expect(farm.path()).toBe('/upgrade');
  });

  test('FLD-28 a new field refused by the server is reported above the list with a link to the outbox', async () => {
    const farm = await open({ refuse: { code: 'fields.limit_reached', details: { limit: 1 } } });
    mockGeolocation(here);
    await create();
    await farm.store.whenIdle();
    expect(farm.commands()).toMatchObject([{ name: 'fields.add', state: 'refused' }]);
    cleanUp();
    await open({ disk: farm.disk });
    expect(pageText()).toContain(en.refusedTitle(1));
    expect(screen.getByRole('link', { name: en.openOutbox }).getAttribute('href')).toBe('/outbox');
  });

  test('FLD-17 without a session or a known plan no field is created, and a message says why', async () => {
    mockGeolocation(here);
    let farm = await open({ session: null });
    await create();
    expect([toastTexts(), farm.path()]).toEqual([['Please sign in to create fields'], '/auth']);
    cleanUp();
    farm = await open({ plan: unknownPlan });
    await create();
    expect(toastTexts()).toEqual(['Please wait while we verify your subscription...']);
    cleanUp();
    farm = await open({ language: 'sw', plan: unknownPlan });
    await tap(sw.createInstantly);
    expect(toastTexts()).toEqual([sw.checkingPlan]);
    expect(farm.commands()).toEqual([]);
  });
});

describe('instant creation', () => {
  test('FLD-18 FLD-19 X-12 requests a new precise location for up to ten seconds and creates a field with defaults', async () => {
    const { requests } = mockGeolocation(here);
    const farm = await open();
    await create();
    expect(requests).toEqual([{ enableHighAccuracy: true, maximumAge: 0, timeout: 10_000 }]);
    const [sent] = farm.commands();
    expect(sent).toMatchObject({
      name: 'fields.add',
      args: {
        name: null,
        size: 1,
        size_unit: 'hectares',
        crop_type: 'mixed',
        season: String(new Date(Date.now() + 3 * HOUR_MS).getUTCFullYear()),
        place: { lat: -0.3031, lng: 36.08, accuracy_m: 12 },
      },
    });
    expect(farm.path()).toBe(`/fields/${sent!.args.id}`);
    expect(farm.store.snapshot().view.all('farm')).toMatchObject([{ name: 'My Farm' }]);
  });

  test('FLD-22 shows only the success message once the field is created', async () => {
    mockGeolocation(here);
    await open();
    await create();
    expect(toastTexts()).toEqual(['Field created automatically!']);
  });

  test('FLD-21 FLD-22 without a usable location the field is created as unconfirmed, and a message says so', async () => {
    // A network-based estimate and a receiver without a fix also count as no location.
    const guess = { lat: -0.3, lng: 36.1, accuracy: 60_000 };
    for (const [answer, why] of [
      ['denied', 'refused'],
      ['slow', 'timed_out'],
      [guess, 'unavailable'],
      [{ lat: 0, lng: 0, accuracy: 5 }, null],
    ] as const) {
      mockGeolocation(answer);
      const farm = await open();
      await create();
      expect(toastTexts()).toEqual(['Field created with default location!']);
      expect(farm.store.snapshot().view.all('field')).toMatchObject([
        {
          location: { lat: -1.2921, lng: 36.8219 },
          location_unconfirmed: true,
          place_problem: why,
          size_is_default: true,
        },
      ]);
      cleanUp();
    }
  });

  test('FLD-22 FLD-27 offline, the field is saved on the phone, marked as waiting, and a message says so', async () => {
    mockGeolocation(here);
    const farm = await openFarm(<FieldsScreen />, { projections: fieldProjections, online: false });
    await create();
    expect(toastTexts()).toEqual(['Field created automatically!', 'Offline field created']);
    expect(farm.commands()).toMatchObject([{ name: 'fields.add', state: 'waiting' }]);
    expect(farm.store.snapshot().view.all('field')).toMatchObject([{ pending: true }]);
  });

  test('FLD-15 FLD-14 at the limit instant creation shows the required message, opens /upgrade and creates nothing', async () => {
    mockGeolocation(here);
    const farm = await openFarm(<Ask />, { projections: fieldProjections, rows: rows(field()) });
    await create('one more');
    expect(toastTexts()).toEqual([
      'Free users can only create 1 field. Upgrade to Pro for unlimited fields.',
    ]);
    expect([farm.path(), farm.commands()]).toEqual(['/upgrade', []]);
  });

  test('FLD-14 before the first sync, the field limit cannot be checked and a message says so', async () => {
    mockGeolocation(here);
    const farm = await openFarm(<Ask />, { projections: fieldProjections, neverSynced: true });
    await create('one more');
    expect([toastTexts(), farm.commands()]).toEqual([['Failed to check field count'], []]);
  });

  test('FLD-23 when saving fails, a message says why and no field appears', async () => {
    mockGeolocation(here);
    const farm = await open();
    farm.store.send = async () => ({ ok: false, code: 'store.full' });
    await create();
    expect(toastTexts()).toEqual([
      'Failed to create field. Your phone is full, so this isn’t saved. Free some space, then try again.',
    ]);
    expect(farm.path()).toBe('/fields');
  });
});
