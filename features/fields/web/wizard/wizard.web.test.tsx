import { act, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Day } from '#kit/pure/days.ts';
import { saveRecentLocation } from '#kit/web/place/recent-locations.ts';
import { sw as uiSw } from '#kit/web/words.ui.sw.ts';
import { wizardSteps } from '../../domain/draft.ts';
import { draftEn } from '../../words.draft.en.ts';
import { fieldsEn } from '../../words.en.ts';
import { projections as fieldProjections } from '../projections.ts';
import {
  click,
  farmer,
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
  type,
} from '../testing.tsx';
import { FieldWizard } from './FieldWizard.tsx';
import { fieldWizardEn as en } from './words.en.ts';
import { fieldWizardSw as sw } from './words.sw.ts';

// Each test opens six screens, on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

const ring = [
  { lat: -0.3, lng: 36.08 },
  { lat: -0.3, lng: 36.0805 },
  { lat: -0.3005, lng: 36.0805 },
  { lat: -0.3005, lng: 36.08 },
];
vi.mock('../boundary/BoundaryEditor.tsx', () => ({
  BoundaryEditor: ({ onDone }: { onDone: (boundary: unknown) => Promise<false | (() => void)> }) => (
    <button
      type="button"
      onClick={() => void onDone({ ring, source: 'walked', errorM2: 90 }).then((leave) => leave && leave())}
    >
      walked round
    </button>
  ),
}));

afterEach(() => {
  cleanUp();
  vi.useRealTimers();
});

type Setting = Partial<Parameters<typeof openFarm>[1]>;
const planted: { field: string; crop: string; day: Day | null }[] = [];
beforeEach(() => {
  planted.length = 0;
});
const plant = async (fieldId: string, crop: string, day: Day | null) => {
  planted.push({ field: fieldId, crop, day });
  return { ok: true };
};
const open = async (setting: Setting = {}, more: Partial<Parameters<typeof FieldWizard>[0]> = {}) => {
  const farm = await openFarm(<FieldWizard plantCrop={plant} {...more} />, {
    projections: fieldProjections,
    at: '/fields/new',
    ...setting,
  });
  await waitForUpdates(50);
  return farm;
};
const at = async (step: string, setting: Setting = {}) => {
  const farm = await open({ at: `/fields/new?step=${step}`, ...setting });
  // The location step loads its own script.
  if (step === 'location') await screen.findByRole('button', { name: en.boundary }, { timeout: 8_000 });
  return farm;
};
const rows = (...fields: ReturnType<typeof field>[]) => fields.map((row) => ({ kind: 'field', row }));
const question = () => screen.getByRole('heading', { level: 1 }).textContent;
const buttons = () => screen.getAllByRole('button').map((b) => b.textContent);
const text = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

/** Taps, then advances the timers by `ms`. */
const tapThenWait = (name: string | RegExp, ms: number): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(screen.getByRole('button', { name }));
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

describe('six questions', () => {
  test('WIZ-01 WIZ-12 shows the step of six; steps 2 to 5 have Back, Skip and Next, the first has no Back', async () => {
    await open();
    for (const [i, step] of wizardSteps.entries()) {
      expect(question()).toBe(en.questions[step]);
      expect(pageText()).toContain(`Step ${i + 1} of 6`);
      expect((screen.getByRole('progressbar') as HTMLProgressElement).value).toBeCloseTo((i + 1) / 6);
      const has = ['Back', 'Skip', 'Next'].map((name) => buttons().includes(name));
      expect(has).toEqual(
        i === 0 ? [false, false, true] : i === 5 ? [true, false, false] : [true, true, true],
      );
      if (i < 5) await tap(i === 0 ? 'Next' : 'Skip');
      await waitForUpdates(60);
    }
    await tap('Back');
    expect(question()).toBe(en.questions.size);
  });

  test('WIZ-01 the questions are asked in Kiswahili too', async () => {
    await open({ language: 'sw' });
    expect([question(), pageText()]).toEqual([
      sw.questions.name,
      expect.stringContaining('Hatua ya 1 kati ya 6'),
    ]);
  });

  test('WIZ-12 Skip discards the step’s input; Cancel is shown only with an onCancel handler', async () => {
    const farm = await at('crop');
    expect(buttons()).not.toContain('Cancel');
    await type('Crop', 'maize');
    await tap('Skip');
    for (const _ of ['soil', 'size']) await tap('Skip');
    await tap(en.save);
    await waitForUpdates(100);
    expect(farm.commands()).toMatchObject([
      { args: { crop_type: 'mixed', soil_type: null, irrigation_type: null, size: 1, size_unit: 'acres' } },
    ]);
    cleanUp();
    let left = 0;
    await open(
      {},
      {
        onCancel: () => {
          left += 1;
        },
      },
    );
    await tap('Cancel');
    expect(left).toBe(1);
  });

  test('entered values survive a restart of the app, are shown as restored and can be discarded', async () => {
    await open();
    await type('Field name', 'Kando ya bwawa');
    await tap('Next');
    const kept = { ...localStorage };
    cleanUp();
    Object.assign(localStorage, kept);
    await open();
    expect([question(), pageText()]).toEqual([
      en.questions.location,
      expect.stringContaining(draftEn.resumed),
    ]);
    await tap('Back');
    expect(text('Field name')).toBe('Kando ya bwawa');
    cleanUp();
    Object.assign(localStorage, kept);
    await open();
    await tap(draftEn.anew);
    expect([question(), text('Field name')]).toEqual([en.questions.name, '']);
  });
});

describe('the name', () => {
  test('WIZ-02 FLD-35 suggestions come from the last ten names; an empty name uses the farmer’s name, as the hint says', async () => {
    const farm = await open({
      rows: rows(field({ name: 'Juu', created_at: '2026-11-01T00:00:00.000Z' }), field({ name: 'Mtoni' })),
      plan: proPlan,
    });
    expect(pageText()).toContain(en.nameHint);
    expect(buttons().slice(0, 4)).toEqual(expect.arrayContaining(['Mtoni 2', 'Juu 2', 'By the river']));
    for (let i = 0; i < 5; i += 1) await tap(i === 0 ? 'Next' : 'Skip');
    await tap(en.save);
    await waitForUpdates(100);
    expect(farm.commands()[0]!.args.name).toMatch(/^Nakuru \d{4}$/);
  });

  test('WIZ-02 WIZ-03 the name generator fills in a name; a typed name is saved unchanged', async () => {
    await open();
    await tap(en.makeName);
    expect(text('Field name')).toMatch(/^Field \d{4}$/);
    await userEvent.clear(screen.getByLabelText('Field name'));
    await type('Field name', 'Plot #7 (top)!');
    for (let i = 0; i < 5; i += 1) await tap(i === 0 ? 'Next' : 'Skip');
    await tap(en.save);
    await waitForUpdates(100);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Plot #7 (top)!');
  });

  test('WIZ-03 X-08 a generated name is offered after 1200 ms, not before', async () => {
    await open({ at: '/fields/new?step=location' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    pass(1_199);
    expect(pageText()).not.toContain('Our idea');
    pass(1);
    expect(pageText()).toMatch(/Our idea: Field \d{4}/);
  });

  test('WIZ-13 X-08 choosing a suggestion moves on after 300 ms', async () => {
    await open();
    tapThenWait('By the river', 299);
    expect(question()).toBe(en.questions.name);
    pass(1);
    expect(question()).toBe(en.questions.location);
  });
});

describe('the place', () => {
  test('WIZ-04 offers the current location, recent places, and a boundary editor that loads on demand', async () => {
    saveRecentLocation({ name: 'Bahati, Nakuru', lat: -0.15, lng: 36.13 });
    mockGeolocation({ lat: -0.3031, lng: 36.08, accuracy: 9 });
    const farm = await at('location');
    await tap(/Bahati/);
    expect(pageText()).toContain(en.placeChosen('Bahati, Nakuru'));
    await tap(en.useMyPlace);
    expect(pageText()).toContain(en.placeFound('9'));
    await tap(en.boundary);
    await click(await screen.findByRole('button', { name: 'walked round' }, { timeout: 8_000 }));
    await screen.findByRole('button', { name: en.boundaryAgain }, { timeout: 8_000 });
    expect(question()).toBe(en.questions.location);
    expect(pageText()).toContain('Boundary saved');
    for (let i = 0; i < 3; i += 1) await tap('Next');
    await tap('Next');
    await tap(en.save);
    await waitForUpdates(100);
    expect(farm.commands()[0]!.args).toMatchObject({
      boundary: expect.stringMatching(/^POLYGON/),
      boundary_source: 'walked',
      area_error_m2: 90,
      size_unit: 'acres',
      place: { accuracy_m: 9 },
    });
    expect(farm.store.snapshot().view.all('field')).toMatchObject([
      { boundary_source: 'walked', location_unconfirmed: false },
    ]);
  });

  test('WIZ-05 when the location fails, a message says what to do instead', async () => {
    for (const answer of ['denied', 'slow'] as const) {
      mockGeolocation(answer);
      await at('location');
      await tap(en.useMyPlace);
      expect(toastTexts()).toEqual([
        'Couldn’t get your location. Please search for your location on the map instead',
      ]);
      cleanUp();
    }
  });

  test('WIZ-16 offline, the step offers the walk and can still be passed without a location', async () => {
    const farm = await at('location', { online: false });
    expect(buttons()).toContain(en.boundary);
    expect(pageText()).toContain(en.boundaryLater);
    for (let i = 0; i < 4; i += 1) await tap('Next');
    await tap(en.save);
    await waitForUpdates(100);
    expect(farm.store.snapshot().view.all('field')).toMatchObject([
      { location_unconfirmed: true, place_problem: 'not_asked', size_is_default: true, pending: true },
    ]);
  });
});

describe('the crop', () => {
  afterEach(() => {
    delete (globalThis as Record<string, unknown>)['SpeechRecognition'];
  });

  test('WIZ-06 typed crops are trimmed, and a crop picture fills in its name in the farmer’s language', async () => {
    let farm = await at('crop');
    await type('Crop', '  managu ya kienyeji ');
    for (let i = 0; i < 3; i += 1) await tap('Next');
    await tap(en.save);
    await waitForUpdates(100);
    expect(farm.commands()[0]!.args.crop_type).toBe('managu ya kienyeji');
    cleanUp();
    farm = await at('crop', { language: 'sw' });
    await click(screen.getByRole('radio', { name: 'Mahindi' }));
    expect(text(sw.crop)).toBe('Mahindi');
    expect((screen.getByRole('radio', { name: 'Mahindi' }) as HTMLInputElement).checked).toBe(true);
  });

  test('WIZ-06 voice input: unsupported, not understood and understood; Kiswahili uses a Kiswahili recogniser', async () => {
    await at('crop');
    await tap('Speak instead of typing');
    expect(toastTexts()).toEqual(['Speech recognition not supported in your browser']);
    cleanUp();
    let said: string | null = null;
    const ears: { lang: string }[] = [];
    (globalThis as Record<string, unknown>)['SpeechRecognition'] = class {
      lang = '';
      onresult?: (event: unknown) => void;
      onerror?: (event: unknown) => void;
      onend?: () => void;
      start() {
        ears.push(this);
        if (said === null) this.onerror?.({ error: 'no-speech' });
        else this.onresult?.({ results: [[{ transcript: said }]] });
        this.onend?.();
      }
      abort() {}
    };
    await at('crop');
    await tap('Speak instead of typing');
    expect(toastTexts()).toEqual(['Could not understand speech. Please try again or type your crop name']);
    cleanUp();
    said = ' viazi vitamu ';
    await at('crop', { language: 'sw' });
    await tap(uiSw.speakHere);
    expect(text(sw.crop)).toBe('viazi vitamu');
    expect(ears.map((ear) => ear.lang)).toEqual(['en-KE', 'sw-KE']);
  });
});

test('WIZ-07 WIZ-08 offers six soils that can be told by hand and six irrigation types; both are saved', async () => {
  const farm = await at('soil');
  const options = (name: string) =>
    [...screen.getByRole('radiogroup', { name }).querySelectorAll('input')].map((input) => input.value);
  expect(options(en.soil)).toEqual(['clay', 'sandy', 'loam', 'silt', 'rocky', 'unknown']);
  expect(screen.getByLabelText('Not sure')).toBeTruthy();
  expect(options(en.irrigation)).toEqual(['rain_fed', 'drip', 'sprinkler', 'flood', 'manual', 'none']);
  await userEvent.click(screen.getByLabelText('Not sure'));
  await userEvent.click(screen.getByLabelText('Drip'));
  await tap('Next');
  await tap('Next');
  await tap(en.save);
  await waitForUpdates(100);
  expect(farm.commands()[0]!.args).toMatchObject({ soil_type: 'unknown', irrigation_type: 'drip' });
});

describe('the size', () => {
  test('WIZ-09 FLD-30 shows presets in acres with hectares, then six in hectares with acres', async () => {
    await at('size');
    expect(buttons()).toEqual(
      expect.arrayContaining([
        '⅛ acre0.05 ha',
        '½ acre0.2 ha',
        '1 acre0.4 ha',
        '0.25 ha0.62 acres',
        '10 ha24.7 acres',
      ]),
    );
  });

  test('WIZ-13 choosing a preset moves on after 300 ms', async () => {
    await at('size');
    tapThenWait(/^1 ha/, 299);
    expect(question()).toBe(en.questions.size);
    pass(1);
    expect(question()).toBe(en.questions.planting);
  });

  test('WIZ-09 a typed size must be above 0 and at least 0.01; empty saves 1; arrow keys step by 0.01', async () => {
    const farm = await at('size');
    const own = screen.getByLabelText(en.sizeOwn);
    for (const [wrong, sentence] of [
      ['0', en.sizeWrong],
      ['-2', en.sizeWrong],
      ['two', en.sizeWrong],
      ['0,001', en.sizeOutside],
      ['1000000000', en.sizeOutside],
      ['1,500', en.sizeUnclear],
    ] as const) {
      await userEvent.clear(own);
      await userEvent.type(own, wrong);
      await tap('Next');
      expect(screen.getByRole('alert').textContent).toBe(sentence);
    }
    await userEvent.clear(own);
    await userEvent.type(own, '0,5{ArrowUp}');
    expect(text(en.sizeOwn)).toBe('0.51');
    await userEvent.clear(own);
    await tap('Next');
    await tap(en.save);
    await waitForUpdates(100);
    expect(farm.commands()[0]!.args).toMatchObject({ size: 1, size_unit: 'acres' });
  });

  test.each([
    ['square_meters', 'acres', '1 acre'],
    ['hectares', 'hectares', '2.47 acres'],
  ] as const)(
    'WIZ-09 no size with the unit %s saves 1 in %s, and the last screen says that it is a default',
    async (unit, saved, said) => {
      const farm = await at('size');
      await userEvent.selectOptions(screen.getByLabelText(en.unit), unit);
      await tap('Next');
      await tap(en.save);
      await waitForUpdates(100);
      expect(farm.commands()[0]!.args).toMatchObject({ size: 1, size_unit: saved });
      expect(pageText()).toContain(`You didn’t give a size, so we used ${said}`);
    },
  );

  test('a boundary’s area overrides any entered size, and the field is saved with it', async () => {
    const farm = await at('size');
    await type(en.sizeOwn, '5');
    for (let i = 0; i < 3; i += 1) await tap('Back');
    await click(await screen.findByRole('button', { name: en.boundary }, { timeout: 8_000 }));
    await click(await screen.findByRole('button', { name: 'walked round' }, { timeout: 8_000 }));
    await screen.findByRole('button', { name: en.boundaryAgain }, { timeout: 8_000 });
    expect(pageText()).toMatch(/Boundary saved: 0\.7\d acres/);
    for (let i = 0; i < 3; i += 1) await tap('Next');
    expect(pageText()).toMatch(/Measured from your boundary: 0\.7\d acres/);
    expect(pageText()).toContain(en.sizeDropped('5 acres · 2.02 ha'));
    expect(pageText()).toContain(en.sizeStays);
    expect(screen.queryByLabelText(en.sizeOwn)).toBeNull();
    await tap('Next');
    await tap(en.save);
    await waitForUpdates(100);
    const [row] = farm.store.snapshot().view.all('field');
    expect(row).toMatchObject({ boundary_source: 'walked', size: expect.closeTo(0.76, 1) });
    expect(pageText()).not.toContain('You didn’t give a size');
  });

  test('an entered size is not shown as a default', async () => {
    await at('size');
    await type(en.sizeOwn, '2');
    await tap('Next');
    await tap(en.save);
    await waitForUpdates(100);
    expect([question(), pageText().includes('You didn’t give a size')]).toEqual([
      'Field added successfully!',
      false,
    ]);
  });
});

describe('the planting date', () => {
  const sundays = /^This weekfrom \d+ \w+ \d{4}$/;

  test('WIZ-13 WIZ-10 WIZ-11 a date preset saves after 500 ms and adds the crop with that Sunday as planting date', async () => {
    const farm = await at('crop');
    await type('Crop', 'beans');
    for (let i = 0; i < 3; i += 1) await tap('Next');
    expect(buttons().some((b) => sundays.test(b ?? ''))).toBe(true);
    tapThenWait(/^This week/, 499);
    expect(farm.commands()).toEqual([]);
    pass(1);
    vi.useRealTimers();
    await waitForUpdates(150);
    const [sent] = farm.commands();
    expect(sent).toMatchObject({ name: 'fields.add', args: { crop_type: 'beans' } });
    expect(planted).toEqual([
      { field: sent!.args.id, crop: 'beans', day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
    ]);
    expect(new Date(`${planted[0]!.day}T00:00:00Z`).getUTCDay()).toBe(0);
  });

  const toPlanting = async (): Promise<void> => {
    await at('crop');
    await type('Crop', 'beans');
    for (let i = 0; i < 3; i += 1) await tap('Next');
  };

  test('WIZ-10 WIZ-11 an exact date is saved unchanged', async () => {
    await toPlanting();
    fireEvent.input(screen.getByLabelText(en.exactDate), { target: { value: '2026-03-14' } });
    await tap(en.save);
    await waitForUpdates(150);
    expect(planted.map((p) => p.day)).toEqual(['2026-03-14']);
  });

  test('WIZ-10 WIZ-11 "Not yet" adds the crop without a planting date', async () => {
    await toPlanting();
    await tap(/^Not yet/);
    await waitForUpdates(800);
    expect(planted.map((p) => p.day)).toEqual([null]);
  });

  test('WIZ-11 without a crop no planting is saved, and the step says so', async () => {
    const farm = await at('planting');
    expect(pageText()).toContain(en.plantingNeedsCrop);
    await tap(/^This week/);
    await waitForUpdates(800);
    expect([farm.commands().length, planted]).toEqual([1, []]);
  });

  test('WIZ-11 a crop that could not be saved is reported; the field is still saved', async () => {
    const farm = await open({ at: '/fields/new?step=crop' }, { plantCrop: async () => ({ ok: false }) });
    await type('Crop', 'beans');
    for (let i = 0; i < 3; i += 1) await tap('Next');
    await tap(/^Last week/);
    await waitForUpdates(800);
    expect([toastTexts(), farm.commands().length]).toEqual([[en.plantFailed], 1]);
  });
});

describe('the end', () => {
  test('WIZ-14 FLD-22 the saved field is shown with its shape; View My Field opens it once it is synced', async () => {
    const farm = await at('planting');
    await tap(en.save);
    await waitForUpdates(150);
    expect(question()).toBe('Field added successfully!');
    await farm.store.whenIdle();
    await waitForUpdates(60);
    const { id } = farm.commands()[0]!.args;
    await act(async () => {
      await farm.store.applyChanges(farmer.userId, farm.store.cursor(), {
        rows: [{ kind: 'field', id, row: field({ id }) as never }],
        cursor: 99,
        head: 99,
        more: false,
        restart: false,
      });
    });
    await tap('View My Field');
    expect(farm.path()).toBe(`/fields/${id}`);
  });

  test('WIZ-14 FLD-22 for an unsent field, View My Field opens the list with an info message', async () => {
    const farm = await at('planting', { online: false });
    await tap(en.save);
    await waitForUpdates(150);
    expect(question()).toBe('Field added successfully! (offline)');
    expect(pageText()).toContain(en.doneOffline);
    await tap('View My Field');
    expect([farm.path(), toastTexts()]).toEqual(['/fields', ['Offline field created']]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('field_draft'))).toEqual([]);
  });

  test('WIZ-15 FLD-16 at the limit the wizard says so before the first step, with an upgrade button', async () => {
    const farm = await open({ rows: rows(field()) });
    await waitForUpdates(60);
    expect(farm.path()).toBe('/fields');
    const toast = toastOf(/^Field limit reached/)!;
    expect(toast.text).toBe(
      `Field limit reached (free users can only create 1 field). ${fieldsEn.limitText}`,
    );
    expect(toast.action?.label).toBe('Upgrade now');
    await act(async () => {
      toast.action!.run();
    });
    expect(farm.path()).toBe('/upgrade');
  });

  test('FLD-23 when saving the field fails, a message says why or to retry, and no input is lost', async () => {
    const farm = await at('planting');
    farm.store.send = async () => ({ ok: false, code: 'store.full' });
    await tap(en.save);
    await waitForUpdates(100);
    expect(toastTexts()[0]).toMatch(/^Failed to create field\. Your phone is full/);
    farm.store.send = async () => {
      throw new Error('disk');
    };
    await tap(en.save);
    await waitForUpdates(100);
    expect(toastTexts()).toContain(`Failed to create field. ${en.retry}`);
    expect(question()).toBe(en.questions.planting);
  });

  test('FLD-23 a successful retry removes the error message', async () => {
    const farm = await at('planting');
    const { send } = farm.store;
    farm.store.send = async () => ({ ok: false, code: 'store.full' });
    await tap(en.save);
    await waitForUpdates(100);
    expect(toastTexts()[0]).toMatch(/^Failed/);
    farm.store.send = send;
    await tap(en.save);
    await waitForUpdates(100);
    expect([question(), toastTexts()]).toEqual([fieldsEn.added, []]);
  });
});
