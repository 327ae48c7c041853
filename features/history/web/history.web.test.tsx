import { act, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  click,
  farmer,
  pageText,
  screen,
  settle,
  tap,
  tidy,
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
import { event, openOn, openTab, plot } from './testing.tsx';

const HASH = 'ab'.repeat(32);
vi.mock('#kit/web/photo/take-photo.ts', () => ({
  takePhoto: async (file: File) =>
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
afterEach(tidy);
vi.setConfig({ testTimeout: 15_000 });

const today = dayInNairobi(new Date());
const choose = (text: string) => click(screen.getByRole('radio', { name: text }));
const put = (label: string, value: string): void => {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
};
const choosePhotos = async (...files: File[]): Promise<void> => {
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, files);
  await settle(60);
};

test('FDC-05 the history of a field: entries by month, newest first, what other parts know among them, and the way to add', async () => {
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

test('FDC-05 nothing written yet: a sentence and one button, in both languages', async () => {
  await openTab([]);
  expect(pageText()).toContain(en.empty);
  tidy();
  await openTab([], { language: 'sw' });
  expect(screen.getByRole('link', { name: sw.add })).toBeTruthy();
});

test('FDC-05 search finds by either language, the filter by kind; nothing found is said', async () => {
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

test('FDC-05 five thousand entries: forty are painted, more when asked for', async () => {
  await openTab(Array.from({ length: 5_000 }, (_, i) => event({ date: addDays('2013-01-01', i) })));
  await settle(300);
  expect(screen.getAllByRole('listitem')).toHaveLength(40);
  await tap(en.older);
  expect(screen.getAllByRole('listitem')).toHaveLength(80);
  expect(pageText()).toContain(en.found(5_001));
}, 30_000);

test('FDC-06 after spraying the first day of harvest stands above everything until it has come', async () => {
  await openTab([
    event({ date: addDays(today, -3), event_type: 'spraying', product: 'Copper', wait_days: 14 }),
  ]);
  expect(pageText()).toContain('Copper, sprayed on');
  tidy();
  await openTab([
    event({ date: addDays(today, -20), event_type: 'spraying', product: 'Copper', wait_days: 14 }),
  ]);
  expect(pageText()).not.toContain('Copper, sprayed on');
  expect(pageText()).toContain('Do not harvest before');
});

test('FDC-06 without a network: kind, day, words, product, wait, amount and a photo are kept, and wait to be sent', async () => {
  const farm = await openOn(<AddEntryScreen id={plot.id} />, [], {
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

test('FDC-06 what is missing or wrong is said beside it, and nothing is kept', async () => {
  const farm = await openOn(<AddEntryScreen id={plot.id} />, [], { at: `/fields/${plot.id}/history/add` });
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

test('FDC-06 an advice that leads to the form has chosen the kind', async () => {
  await openOn(<AddEntryScreen id={plot.id} />, [], { at: `/fields/${plot.id}/history/add?type=weeding` });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: en.types.weeding }).checked).toBe(true);
});

test('FDC-06 a change sends only what was changed; without a change nothing is sent', async () => {
  const entry = event({ event_type: 'spraying', product: 'Copper', wait_days: 14, photos: [HASH] });
  const at = `/fields/${plot.id}/history/${entry.id}`;
  let farm = await openOn(<EntryScreen params={{ id: plot.id, entry: entry.id }} />, [entry], { at });
  await type(en.notes, 'wind');
  await click(screen.getByRole('button', { name: en.removePhoto(1) }));
  await tap(en.save);
  expect(farm.commands().map((c) => c.args)).toEqual([{ id: entry.id, notes: 'wind', photos: [] }]);
  tidy();
  farm = await openOn(<EntryScreen params={{ id: plot.id, entry: entry.id }} />, [entry], { at });
  await tap(en.save);
  expect(farm.commands()).toEqual([]);
});

test('FDC-06 an entry is removed at once, and one tap brings it back whole', async () => {
  const entry = event({ photos: [HASH], notes: 'n' });
  const farm = await openOn(<EntryScreen params={{ id: plot.id, entry: entry.id }} />, [entry], {
    at: `/fields/${plot.id}/history/${entry.id}`,
  });
  const there = () => farm.store.snapshot().view.get('field_event', entry.id);
  await tap(en.remove);
  expect(there()).toBeUndefined();
  await act(async () => {
    toastOf(new RegExp(en.removed))!.act!.run();
  });
  await settle();
  expect(there()).toMatchObject({ description: entry.description, notes: 'n', photos: [HASH] });
  expect(toastTexts()).toContain(en.restored);
});

test('FDC-05 the page for the printer: field, size, span and every entry, of one year if that is wished', async () => {
  await openOn(<PrintScreen field={plot} others={[]} />, [
    event({ date: '2026-11-10', event_type: 'spraying', wait_days: 7 }),
    event({ date: '2026-03-01' }),
    event({ date: '2025-12-30' }),
  ]);
  expect(document.querySelectorAll('tr')).toHaveLength(5);
  await userEvent.selectOptions(screen.getByLabelText(en.filter), '2026');
  expect(document.querySelectorAll('tr')).toHaveLength(4);
  expect(pageText()).toContain('History of Shamba la mto');
  expect(pageText()).toContain('5 Jan 2026 to 10 Nov 2026');
  expect(pageText()).toContain('Do not harvest before 17 Nov 2026');
  expect(screen.queryByLabelText(en.search)).toBeNull();
});

/** Simulates the app being killed and reopened on the same phone. */
const killed = async (farm: Farm): Promise<{ disk: string }> => {
  await settle();
  const saved = { ...localStorage };
  tidy();
  Object.assign(localStorage, saved);
  return { disk: farm.disk };
};
const at = `/fields/${plot.id}/history/add`;
const textIn = (label: string): string => (screen.getByLabelText(label) as HTMLInputElement).value;

test('FDC-06 an entry that was killed before it was saved holds its words and its photo, and both arrive', async () => {
  let farm = await openOn(<AddEntryScreen id={plot.id} />, [], { online: false, at });
  await choose(en.types.spraying);
  put(en.product, 'Copper');
  put(en.date, addDays(today, -2));
  await choosePhotos(new File(['x'], 'leaf.jpg', { type: 'image/jpeg' }));
  farm = await openOn(<AddEntryScreen id={plot.id} />, [], { online: false, at, ...(await killed(farm)) });
  await settle(60);
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
  farm = await openOn(<AddEntryScreen id={plot.id} />, [], { online: false, at, ...(await killed(farm)) });
  await settle(60);
  expect([
    pageText().includes(draftEn.resumed),
    screen.queryByRole('button', { name: en.removePhoto(1) }),
  ]).toEqual([false, null]);
});

test('FDC-06 an entry left half-written can be begun anew; a photo that was taken off does not come back', async () => {
  let farm = await openOn(<AddEntryScreen id={plot.id} />, [], { at });
  await choose(en.types.weeding);
  put(en.notes, 'by hand');
  await choosePhotos(new File(['x'], 'leaf.jpg', { type: 'image/jpeg' }));
  await tap(en.removePhoto(1));
  farm = await openOn(<AddEntryScreen id={plot.id} />, [], { at, ...(await killed(farm)) });
  await settle(60);
  expect([textIn(en.notes), screen.queryByRole('button', { name: en.removePhoto(1) })]).toEqual([
    'by hand',
    null,
  ]);
  await tap(draftEn.anew);
  expect([textIn(en.notes), pageText().includes(draftEn.resumed)]).toEqual(['', false]);
  await openOn(<AddEntryScreen id={plot.id} />, [], { at, ...(await killed(farm)) });
  expect([textIn(en.notes), pageText().includes(draftEn.resumed)]).toEqual(['', false]);
});

test('X-04b an entry that another phone changes while its form stands open: only what was written here is sent, with what the form had shown', async () => {
  const entry = event({ notes: 'dry', description: 'second weeding' });
  const farm = await openOn(<EntryScreen params={{ id: plot.id, entry: entry.id }} />, [entry], {
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
  await settle();
  await tap(en.save);
  const item = farm.store.snapshot().items[0]!;
  expect(item).toMatchObject({
    args: { id: entry.id, notes: 'wet' },
    sight: { cursor: 1, was: { notes: 'dry' } },
  });
  expect(item.args).toEqual({ id: entry.id, notes: 'wet' });
});
