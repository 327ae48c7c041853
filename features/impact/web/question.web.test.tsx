import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  click,
  pageText,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
  toastTexts,
  type,
} from '#features/fields/web/testing.tsx';
import type { Scan } from '#features/scanner/web/use-scans.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { useRow } from '#kit/web/store/hooks.ts';
import { impactEn as en } from '../words.en.ts';
import { impactSw as sw } from '../words.sw.ts';
import { DueQuestion } from './DueQuestion.tsx';
import { OutcomeSlot } from './OutcomeSlot.tsx';
import { checkedAgo, daysAgo, openImpact, outcomeRow, serverReplies } from './testing.tsx';

vi.mock('#kit/web/photo/take-photo.ts', () => ({
  preparePhoto: async () => ({
    ok: true,
    value: {
      photo: { hash: 'cd'.repeat(32), type: 'image/jpeg', bytes: new ArrayBuffer(9) },
      picture: new Blob(['now']),
    },
  }),
}));
afterEach(() => {
  cleanUp();
  vi.restoreAllMocks();
});
URL.createObjectURL = () => 'blob:fake';
URL.revokeObjectURL = () => {};

const due = async (setting: Parameters<typeof openImpact>[1] = {}) => {
  serverReplies({});
  const farm = await openImpact(<DueQuestion />, setting);
  await waitForUpdates(300);
  return farm;
};
const SlotOf = ({ id }: { readonly id: string }) => {
  const scan = useRow<Scan>('scan', id);
  return scan ? <OutcomeSlot scan={scan} /> : null;
};

test('DSH-21 a week after a diseased leaf, the farmer is asked once, about the newest plant', async () => {
  await due({
    rows: [checkedAgo(8), checkedAgo(20, { condition: 'coffee___leaf_rust', crop_type: 'coffee' })],
  });
  expect(screen.getByRole('heading', { name: en.ask.title })).toBeTruthy();
  expect(pageText()).toContain('rust');
  expect(pageText()).toContain('8 days ago');
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  cleanUp();
  await due({ rows: [checkedAgo(3), checkedAgo(9, { condition: 'bean___healthy' }), checkedAgo(60)] });
  expect(pageText()).toBe('');
});

test('DSH-21 one choice and "save" are enough; optional details are sent with it, also offline', async () => {
  const scan = checkedAgo(8);
  const farm = await due({ rows: [scan], online: false, language: 'sw' });
  await click(screen.getByLabelText(sw.ask.answers.better));
  await click(screen.getByLabelText(sw.ask.doings.organic));
  await type(sw.ask.cost, '1,200');
  await type(sw.ask.saved, '2');
  await tap(sw.ask.save);
  expect(farm.commands()).toMatchObject([
    {
      name: 'outcomes.answer',
      args: {
        scan_id: scan.row.id,
        step: 7,
        answer: 'better',
        doings: ['organic'],
        cost_kes: 1200,
        saved_amount: 2,
        saved_unit: 'bag_90kg',
        photo: null,
      },
    },
  ]);
  expect(toastTexts()).toContain(sw.ask.thanksOffline);
  expect(pageText()).not.toContain(sw.ask.title);
});

test('an invalid number is reported and not sent; "did nothing" hides the cost', async () => {
  const farm = await due({ rows: [checkedAgo(8)] });
  await click(screen.getByLabelText(en.ask.answers.worse));
  await type(en.ask.cost, 'a lot');
  expect(pageText()).toContain(en.ask.wrongNumber);
  await tap(en.ask.save);
  expect(farm.commands()).toEqual([]);
  await click(screen.getByLabelText(en.ask.answers.did_nothing));
  expect(screen.queryByLabelText(en.ask.cost)).toBeNull();
});

test('"not now" postpones the question by three days, "don’t ask again" ends it', async () => {
  const scan = checkedAgo(8);
  const farm = await due({ rows: [scan] });
  await tap(en.ask.notNow);
  const until = Date.parse(farm.commands()[0]!.args.until);
  expect(Math.round((until - Date.now()) / DAY_MS)).toBe(3);
  expect(pageText()).not.toContain(en.ask.title);
  cleanUp();
  const other = await due({ rows: [checkedAgo(8)] });
  await tap(en.ask.never);
  expect(other.commands()).toMatchObject([{ name: 'outcomes.pause', args: { until: null } }]);
});

test('DSH-21 the new photo is shown next to the old one and sent with the answer', async () => {
  const farm = await due({ rows: [checkedAgo(8, { photo: 'ab'.repeat(32) })] });
  await click(screen.getByLabelText(en.ask.answers.better));
  await userEvent.upload(
    document.querySelector('input[type=file]') as HTMLInputElement,
    new File(['x'], 'now.jpg', { type: 'image/jpeg' }),
  );
  await waitForUpdates(300);
  expect(screen.getAllByRole('img').map((i) => i.getAttribute('alt')!.split(',')[0])).toEqual([
    en.ask.photoThen,
    en.ask.photoNow,
  ]);
  await tap(en.ask.save);
  expect(farm.commands()).toMatchObject([{ args: { photo: 'cd'.repeat(32) } }]);
  expect(await farm.store.photo('cd'.repeat(32))).not.toBeNull();
});

test('the check’s page shows the answer and lets the farmer change it; after two weeks it asks again', async () => {
  const scan = checkedAgo(15);
  const farm = await openImpact(<SlotOf id={scan.row.id} />, {
    rows: [scan, outcomeRow(scan.row.id, { answered_at: daysAgo(7), cost_kes: 300, doings: ['chemical'] })],
  });
  expect(pageText()).toContain('You said: Better');
  expect(pageText()).toContain(en.ask.doings.chemical);
  expect(pageText()).toContain('KES 300');
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  await tap(en.ask.change);
  await click(screen.getByLabelText(en.ask.answers.same));
  await tap(en.ask.save);
  expect(farm.commands()).toMatchObject([{ args: { step: 7, answer: 'same', cost_kes: 300 } }]);
  expect(pageText()).toContain('You said: The same');
});
