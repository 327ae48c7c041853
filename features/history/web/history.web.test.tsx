import { act, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  click,
  farmer,
  pageText,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
  toastOf,
  toastTexts,
  type,
} from '#features/fields/web/testing.tsx';
import type { Farm } from '#features/fields/web/testing.tsx';
import { draftEn } from '#features/fields/words.draft.en.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { historyEn as en } from '../words.en.ts';
import { historySw as sw } from '../words.sw.ts';
import { AddEntryScreen } from './AddEntryScreen.tsx';
import { EntryScreen } from './EntryScreen.tsx';
import { PrintScreen } from './PrintScreen.tsx';
import { event, openWithEvents, openTab, plot } from './testing.tsx';

const HASH = 'ab'.repeat(32);
vi.mock('#kit/web/photo/take-photo.ts', () => ({
  preparePhoto: async (file: File) =>
    file.name === 'note.txt'
      ? { ok: false, code: 'photo.unreadable' }
      : {
          ok: true,
          value: {
            photo: { hash: HASH, type: 'image/jpeg', bytes: new ArrayBuffer(9) },
            picture: new Blob(['now']),
          },
        },
}));
beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => {};
  URL.createObjectURL = () => 'blob:fake';
  URL.revokeObjectURL = () => {};
});
afterEach(cleanUp);
vi.setConfig({ testTimeout: 15_000 });

const today = dayInNairobi(new Date());
const choose = (text: string) => click(screen.getByRole('radio', { name: text }));
const put = (label: string, value: string): void => {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
};
const choosePhotos = async (...files: File[]): Promise<void> => {
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, files);
  await waitForUpdates(60);
};

test('FDC-05 the history shows entries by month, newest first, with those of other features, and an add link', async () => {
  await openTab(
    [
      event({ date: '2026-11-10' }),
      event({ date: '2026-10-02', event_type: 'planting', description: 'maize' }),
    ],
    {
      others: [
        {
          id: 's',
          day: '2026-11-12',
          kind: 'check',
          title: 'Leaf check: Bean rust',
          detail: 'High',
          photo: null,
          href: '/scan/s',
        },
      ],
    },
  );
  expect(screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
    'November 2026',
    'October 2026',
    'January 2026',
  ]);
  expect(screen.getAllByRole('listitem').map((li) => li.textContent)).toEqual([
    expect.stringContaining('Leaf check: Bean rust'),
    expect.stringContaining('Weeding second weeding'),
    expect.stringContaining('Planting maize'),
    expect.stringContaining(en.entries.fieldMade),
  ]);
  expect(screen.getByRole('link', { name: en.add }).getAttribute('href')).toBe(
    `/fields/${plot.id}/history/add`,
  );
});

test('FDC-05 an empty history shows a sentence and one button, in both languages', async () => {
  await openTab([]);
  expect(pageText()).toContain(en.empty);
  cleanUp();
  await openTab([], { language: 'sw' });
  expect(screen.getByRole('link', { name: sw.add })).toBeTruthy();
});

test('FDC-05 search works in either language, the filter by type; no result shows a message', async () => {
  const many = Array.from({ length: 9 }, (_, i) =>
    event({
      date: addDays('2026-11-01', i),
      event_type: i === 0 ? 'irrigation' : 'weeding',
      description: `row ${i}`,
    }),
  );
  await openTab(many);
  await type(en.search, 'umwagiliaji');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(pageText()).toContain(en.found(1));
  await type(en.search, ' xyz');
  expect(pageText()).toContain(en.noneFound);
  await userEvent.clear(screen.getByLabelText(en.search));
  await userEvent.selectOptions(screen.getByLabelText(en.filter), 'weeding');
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
});

test('FDC-05 of 5,000 entries 40 are rendered, and more on request', async () => {
  await openTab(Array.from({ length: 5_000 }, (_, i) => event({ date: addDays('2013-01-01', i) })));
  await waitForUpdates(300);
  expect(screen.getAllByRole('listitem')).toHaveLength(40);
  await tap(en.older);
  expect(screen.getAllByRole('listitem')).toHaveLength(80);
  expect(pageText()).toContain(en.found(5_001));
}, 30_000);

test('FDC-06 after spraying, the first harvest day is shown at the top until it has passed', async () => {
  await openTab([
    event({ date: addDays(today, -3), event_type: 'spraying', product: 'Copper', wait_days: 14 }),
  ]);
  expect(pageText()).toContain('You sprayed Copper on');
  cleanUp();
  await openTab([
    event({ date: addDays(today, -20), event_type: 'spraying', product: 'Copper', wait_days: 14 }),
  ]);
  expect(pageText()).not.toContain('You sprayed Copper on');
  expect(pageText()).toContain('Don’t harvest before');
});

test('FDC-06 offline, an entry with all its values and a photo is saved and waits to be sent', async () => {
  const farm = await openWithEvents(<AddEntryScreen id={plot.id} />, [], {
    online: false,
    at: `/fields/${plot.id}/history/add`,
  });
  await choose(en.types.spraying);
  put(en.date, addDays(today, -1));
  put(en.product, 'Copper');
  put(en.wait, '14');
  put(en.quantity, '2,5');
  put(en.description, 'against rust');
  put(en.notes, 'in the morning');
  await choosePhotos(new File(['x'], 'leaf.jpg', { type: 'image/jpeg' }));
  await tap(en.save);
  expect(toastTexts()).toContain(en.savedOffline);
  expect(farm.commands()).toMatchObject([
    {
      name: 'history.add',
      state: 'waiting',
      args: {
        field_id: plot.id,
        event_type: 'spraying',
        date: addDays(today, -1),
        product: 'Copper',
        wait_days: 14,
        quantity: 2.5,
        quantity_unit: 'litre',
        description: 'against rust',
        notes: 'in the morning',
        photos: [HASH],
      },
    },
  ]);
  expect(farm.store.snapshot().photos).toHaveLength(1);
  expect(farm.path()).toBe(`/fields/${plot.id}`);
});

test('FDC-06 missing and invalid values are reported next to their inputs, and nothing is saved', async () => {
  const farm = await openWithEvents(<AddEntryScreen id={plot.id} />, [], {
    at: `/fields/${plot.id}/history/add`,
  });
  await tap(en.save);
  expect(pageText()).toContain(en.whatMissing);
  await choose(en.types.spraying);
  put(en.wait, 'ten');
  put(en.quantity, '-3');
  put(en.date, addDays(today, 5));
  await tap(en.save);
  expect(
    [en.waitWrong, en.quantityWrong, en.refusals['history.in_future']].filter(
      (sentence) => !pageText().includes(sentence),
    ),
  ).toEqual([]);
  await choose(en.types.other);
  await tap(en.save);
  expect(pageText()).toContain(en.refusals['history.says_nothing']);
  await choosePhotos(new File(['x'], 'note.txt', { type: 'image/png' }));
  expect(toastTexts()).toContain(en.photoFailed);
  expect(farm.commands()).toEqual([]);
});

test('FDC-06 a recommendation that opens the form preselects the entry type', async () => {
  await openWithEvents(<AddEntryScreen id={plot.id} />, [], {
    at: `/fields/${plot.id}/history/add?type=weeding`,
  });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: en.types.weeding }).checked).toBe(true);
});

test('FDC-06 only changed values are sent; without changes nothing is sent', async () => {
  const entry = event({ event_type: 'spraying', product: 'Copper', wait_days: 14, photos: [HASH] });
  const at = `/fields/${plot.id}/history/${entry.id}`;
  let farm = await openWithEvents(<EntryScreen params={{ id: plot.id, entry: entry.id }} />, [entry], { at });
  await type(en.notes, 'wind');
  await click(screen.getByRole('button', { name: en.removePhoto(1) }));
  await tap(en.save);
  expect(farm.commands().map((c) => c.args)).toEqual([{ id: entry.id, notes: 'wind', photos: [] }]);
  cleanUp();
  farm = await openWithEvents(<EntryScreen params={{ id: plot.id, entry: entry.id }} />, [entry], { at });
  await tap(en.save);
  expect(farm.commands()).toEqual([]);
});

test('FDC-06 an entry is removed at once, and one tap restores it completely', async () => {
  const entry = event({ photos: [HASH], notes: 'n' });
  const farm = await openWithEvents(<EntryScreen params={{ id: plot.id, entry: entry.id }} />, [entry], {
    at: `/fields/${plot.id}/history/${entry.id}`,
  });
  const there = () => farm.store.snapshot().view.get('field_event', entry.id);
  await tap(en.remove);
  expect(there()).toBeUndefined();
  await act(async () => {
    toastOf(new RegExp(en.removed))!.action!.run();
  });
  await waitForUpdates();
  expect(there()).toMatchObject({ description: entry.description, notes: 'n', photos: [HASH] });
  expect(toastTexts()).toContain(en.restored);
});

test('FDC-05 the print page shows the field, size, period and every entry, optionally of one year', async () => {
  await openWithEvents(<PrintScreen field={plot} others={[]} />, [
    event({ date: '2026-11-10', event_type: 'spraying', wait_days: 7 }),
    event({ date: '2026-03-01' }),
    event({ date: '2025-12-30' }),
  ]);
  expect(document.querySelectorAll('tr')).toHaveLength(5);
  await userEvent.selectOptions(screen.getByLabelText(en.filter), '2026');
  expect(document.querySelectorAll('tr')).toHaveLength(4);
  expect(pageText()).toContain('History of Shamba la mto');
  expect(pageText()).toContain('5 Jan 2026 to 10 Nov 2026');
  expect(pageText()).toContain('Don’t harvest before 17 Nov 2026');
  expect(screen.queryByLabelText(en.search)).toBeNull();
});

/** Simulates the app being killed and reopened on the same phone. */
const killed = async (farm: Farm): Promise<{ disk: string }> => {
  await waitForUpdates();
  const saved = { ...localStorage };
  cleanUp();
  Object.assign(localStorage, saved);
  return { disk: farm.disk };
};
const at = `/fields/${plot.id}/history/add`;
const textIn = (label: string): string => (screen.getByLabelText(label) as HTMLInputElement).value;

test('FDC-06 an unsaved entry survives a restart of the app with its text and photo, and both are sent', async () => {
  let farm = await openWithEvents(<AddEntryScreen id={plot.id} />, [], { online: false, at });
  await choose(en.types.spraying);
  put(en.product, 'Copper');
  put(en.date, addDays(today, -2));
  await choosePhotos(new File(['x'], 'leaf.jpg', { type: 'image/jpeg' }));
  farm = await openWithEvents(<AddEntryScreen id={plot.id} />, [], {
    online: false,
    at,
    ...(await killed(farm)),
  });
  await waitForUpdates(60);
  expect([textIn(en.product), textIn(en.date), pageText().includes(draftEn.resumed)]).toEqual([
    'Copper',
    addDays(today, -2),
    true,
  ]);
  expect(screen.getByRole('button', { name: en.removePhoto(1) })).toBeTruthy();
  await tap(en.save);
  expect(farm.commands()).toMatchObject([
    { args: { event_type: 'spraying', product: 'Copper', date: addDays(today, -2), photos: [HASH] } },
  ]);
  expect(farm.store.snapshot().photos).toMatchObject([{ hash: HASH, size: 9 }]);
  farm = await openWithEvents(<AddEntryScreen id={plot.id} />, [], {
    online: false,
    at,
    ...(await killed(farm)),
  });
  await waitForUpdates(60);
  expect([
    pageText().includes(draftEn.resumed),
    screen.queryByRole('button', { name: en.removePhoto(1) }),
  ]).toEqual([false, null]);
});

test('FDC-06 an unfinished entry can be discarded; a removed photo does not come back', async () => {
  let farm = await openWithEvents(<AddEntryScreen id={plot.id} />, [], { at });
  await choose(en.types.weeding);
  put(en.notes, 'by hand');
  await choosePhotos(new File(['x'], 'leaf.jpg', { type: 'image/jpeg' }));
  await tap(en.removePhoto(1));
  farm = await openWithEvents(<AddEntryScreen id={plot.id} />, [], { at, ...(await killed(farm)) });
  await waitForUpdates(60);
  expect([textIn(en.notes), screen.queryByRole('button', { name: en.removePhoto(1) })]).toEqual([
    'by hand',
    null,
  ]);
  await tap(draftEn.anew);
  expect([textIn(en.notes), pageText().includes(draftEn.resumed)]).toEqual(['', false]);
  await openWithEvents(<AddEntryScreen id={plot.id} />, [], { at, ...(await killed(farm)) });
  expect([textIn(en.notes), pageText().includes(draftEn.resumed)]).toEqual(['', false]);
});

test('X-04b when another phone changes an open entry, only the text typed here is sent, with the value it showed', async () => {
  const entry = event({ notes: 'dry', description: 'second weeding' });
  const farm = await openWithEvents(<EntryScreen params={{ id: plot.id, entry: entry.id }} />, [entry], {
    at: `/fields/${plot.id}/history/${entry.id}`,
  });
  put(en.notes, 'wet');
  await act(async () => {
    await farm.store.applyChanges(farmer.userId, farm.store.cursor(), {
      rows: [
        {
          kind: 'field_event',
          id: entry.id,
          row: { ...entry, notes: 'stones', description: 'third weeding' } as never,
        },
      ],
      cursor: 7,
      head: 7,
      more: false,
      restart: false,
    });
  });
  await waitForUpdates();
  await tap(en.save);
  const item = farm.store.snapshot().items[0]!;
  expect(item).toMatchObject({
    args: { id: entry.id, notes: 'wet' },
    sight: { cursor: 1, was: { notes: 'dry' } },
  });
  expect(item.args).toEqual({ id: entry.id, notes: 'wet' });
});
