import { fireEvent, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  farmer,
  openFarm,
  pageText,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
} from '#features/fields/web/testing.tsx';
import { outcomes } from '#features/scanner/domain/scan.ts';
import { HOUR_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { staffScreenEn } from '#kit/web/staff/words.en.ts';
import { expertsEn as en } from '../../words.en.ts';
import { templatesSw } from '../../words.templates.sw.ts';
import { workbenchEn } from '../../words.workbench.en.ts';
import type { Case } from './case.ts';
import { ExpertCaseScreen } from './ExpertCaseScreen.tsx';
import { ExpertScreen } from './ExpertScreen.tsx';
import { recordingFormat, useRecorder } from './use-recorder.ts';

afterEach(cleanUp);

/** Sets the whole value at once, like a paste. Typing letter by letter is slow on a busy machine. */
const write = (box: HTMLElement, value: string): void => {
  fireEvent.input(box, { target: { value } });
};

const hours = (n: number): string => new Date(Date.now() + n * HOUR_MS).toISOString();
const expert = { ...farmer, role: 'expert', name: 'Njeri' } as const;

type Answers = Readonly<Record<string, (body: any) => object>>;
/** A fake server: replies by method and path, and records what was sent. */
const serverIs = (answers: Answers) => {
  const sent: { to: string; body: any }[] = [];
  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    const to = `${init.method ?? 'GET'} ${url}`;
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const answer = answers[to] ?? answers[to.split('?')[0]!];
    if (!answer) throw new TypeError('Failed to fetch');
    sent.push({ to, body });
    return new Response(JSON.stringify(answer(body)), { status: 200 });
  }) as typeof fetch;
  return sent;
};

const queued = (over: object = {}) => ({
  id: newId(),
  status: 'waiting',
  crop_type: 'bean',
  county: 'Nakuru',
  language: 'sw',
  outcome: 'answer',
  condition: 'bean___rust',
  asked_at: hours(-2),
  due_at: hours(22.5),
  again: false,
  mine: false,
  photos: 2,
  ...over,
});
const queue = (reviews: object[]) => ({
  reviews,
  next: null,
  waiting: reviews.length,
  overdue: 1,
  promise: { experts: 2, inTimeShare: 0.9, medianHours: 5 },
  crops: ['bean', 'maize'],
  counties: ['Nakuru'],
});

test('every outcome of the app has a text for the expert', () => {
  expect(Object.keys(workbenchEn.case.outcomes).sort()).toEqual([...outcomes].sort());
});

test('SCN-23 the queue shows waiting and overdue requests and the response rate, and reloads when a crop is chosen', async () => {
  const sent = serverIs({
    'GET /api/reviews/queue': () =>
      queue([
        queued({ due_at: hours(-3.5) }),
        queued({ crop_type: null, due_at: null, outcome: 'unknown_leaf', condition: null }),
      ]),
  });
  await openFarm(<ExpertScreen />, { projections: {}, at: '/expert', session: expert });
  await waitForUpdates(60);
  for (const text of [
    `2 ${staffScreenEn.cases(2)}`,
    workbenchEn.workbench.overdue(1),
    workbenchEn.workbench.promise('90%', '5'),
    workbenchEn.workbench.overdueBy(3),
    workbenchEn.workbench.noDeadline,
    workbenchEn.workbench.unknownCrop,
    workbenchEn.case.outcomes.unknown_leaf,
  ])
    expect(pageText()).toContain(text);
  await userEvent.selectOptions(screen.getByLabelText(workbenchEn.workbench.crop), 'maize');
  await waitForUpdates(60);
  expect(sent.map((s) => s.to)).toContain('GET /api/reviews/queue?crop=maize');
});

test('the workbench is closed to farmers and requests nothing from the server', async () => {
  const sent = serverIs({});
  await openFarm(<ExpertScreen />, { projections: {}, at: '/expert' });
  expect(pageText()).toContain(workbenchEn.workbench.closed);
  expect(sent).toEqual([]);
});

test('an expert without a name must enter one before answering', async () => {
  const sent = serverIs({
    'GET /api/reviews/queue': () => queue([]),
    'PUT /api/experts/name': () => ({ done: true }),
  });
  await openFarm(<ExpertScreen />, { projections: {}, at: '/expert', session: { ...expert, name: '' } });
  await waitForUpdates(60);
  write(screen.getByLabelText(workbenchEn.workbench.name), 'Njeri Mwangi');
  await tap(workbenchEn.workbench.nameSave);
  expect(sent.find((s) => s.to === 'PUT /api/experts/name')?.body).toEqual({ name: 'Njeri Mwangi' });
});

const caseOf = (id: string, over: Partial<Case> = {}): Case => ({
  id,
  status: 'claimed',
  mine: true,
  crop_type: 'bean',
  county: 'Nakuru',
  language: 'sw',
  outcome: 'answer',
  condition: 'bean___rust',
  confidence: 0.93,
  severity: 'high',
  created_at: hours(-2),
  due_at: hours(20),
  pick: null,
  top3: [],
  checked: null,
  turns: [
    { note: 'Madoa', photos: [{ hash: 'a'.repeat(64), arrived: false }], asked_at: hours(-2), answer: null },
  ],
  ...over,
});
const openCase = async (over: Partial<Case> = {}, more: Answers = {}) => {
  const id = newId();
  const sent = serverIs({
    [`GET /api/reviews/${id}`]: () => caseOf(id, over),
    [`POST /api/reviews/${id}/answer`]: () => ({ done: true }),
    [`POST /api/reviews/${id}/claim`]: () => ({ done: true }),
    ...more,
  });
  await openFarm(<ExpertCaseScreen id={id} />, { projections: {}, at: `/expert/${id}`, session: expert });
  await waitForUpdates(60);
  return { id, sent };
};

test('SCN-23 the form rejects a dose before sending; answer templates are in the farmer’s language', async () => {
  const { sent, id } = await openCase();
  expect(pageText()).toContain(workbenchEn.case.photoComing);
  expect(pageText()).toContain(workbenchEn.case.inLanguage.sw);
  write(screen.getByLabelText(workbenchEn.case.text), 'Ridomil, 50 g kwa lita 20');
  await tap(workbenchEn.case.send);
  expect(screen.getByRole('alert').textContent).toContain(en.refusals['reviews.dose']);
  expect(sent.filter((s) => s.to.startsWith('POST'))).toEqual([]);
  write(screen.getByLabelText(workbenchEn.case.text), '');
  await userEvent.selectOptions(screen.getByLabelText(workbenchEn.case.condition), 'bean___rust');
  await userEvent.selectOptions(screen.getByLabelText(workbenchEn.case.templates), 'confirmed');
  await userEvent.click(screen.getByLabelText(new RegExp(workbenchEn.case.clean)));
  await tap(workbenchEn.case.send);
  expect(sent.find((s) => s.to === `POST /api/reviews/${id}/answer`)?.body).toEqual({
    text: templatesSw.confirmed.text('Kutu ya maharagwe'),
    voice: null,
    condition: 'bean___rust',
    photosClean: true,
  });
});

test('where the app gave no diagnosis, the expert sees its candidates', async () => {
  await openCase({
    outcome: 'candidates',
    condition: null,
    confidence: null,
    top3: [
      { condition: 'bean___rust', probability: 0.6 },
      { condition: 'bean___angular_leaf_spot', probability: 0.3 },
    ],
  });
  const found = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(found).toEqual(expect.arrayContaining(['Bean rust', 'Angular leaf spot of beans']));
});

test('one tap claims a waiting request; a request that another expert claimed says so and cannot be answered', async () => {
  const { sent, id } = await openCase({ status: 'waiting', mine: false });
  await tap(workbenchEn.case.claim);
  expect(sent.map((s) => s.to)).toContain(`POST /api/reviews/${id}/claim`);
  cleanUp();
  await openCase({ mine: false });
  expect(pageText()).toContain(workbenchEn.case.taken);
  expect(screen.queryByRole('button', { name: workbenchEn.case.send })).toBeNull();
});

test('a browser that cannot record has no recording format; one that can prefers MP4', async () => {
  expect(recordingFormat()).toBeNull();
  const scope = globalThis as { MediaRecorder?: unknown };
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia: async () => ({}) },
    configurable: true,
  });
  scope.MediaRecorder = { isTypeSupported: (mime: string) => mime.startsWith('audio/webm') };
  expect(recordingFormat()?.[1]).toBe('audio/webm');
  scope.MediaRecorder = { isTypeSupported: () => true };
  expect(recordingFormat()?.[1]).toBe('audio/mp4');
  delete scope.MediaRecorder;
});

test('two taps on Record start one recording; leaving the screen before permission starts none', async () => {
  const scope = globalThis as { MediaRecorder?: unknown };
  const stopped: string[] = [];
  let allow = (): void => undefined;
  const getUserMedia = vi.fn(
    () =>
      new Promise((done) => {
        allow = () => done({ getTracks: () => [{ stop: () => stopped.push('track') }] });
      }),
  );
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  const started = vi.fn();
  scope.MediaRecorder = class {
    static isTypeSupported = () => true;
    start = started;
  };
  const { result, unmount } = renderHook(() => useRecorder());
  void result.current.start();
  void result.current.start();
  expect(getUserMedia).toHaveBeenCalledTimes(1);
  unmount();
  allow();
  await vi.waitFor(() => expect(stopped).toEqual(['track']));
  expect(started).not.toHaveBeenCalled();
  delete scope.MediaRecorder;
});
