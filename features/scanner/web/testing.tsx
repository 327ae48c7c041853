import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { projections as fieldProjections } from '#features/fields/web/projections.ts';
import { openFarm, type Farm, tap } from '#features/fields/web/testing.tsx';
import { newId } from '#kit/pure/ids.ts';
import type { SaveScan } from '../domain/scan.ts';
import { LEAF_MODEL } from '../inference/assets.ts';
import type { FromWorker, LeafAnalysis, ToWorker } from '../inference/messages.ts';
import { scannerEn } from '../words.en.ts';
import { scannerSw } from '../words.sw.ts';
import { ScanScreen } from './check/ScanScreen.tsx';
// Preloads what the screen otherwise imports behind the camera.
import './check/ResultView.tsx';
import './check/ScanStart.tsx';
import { newScan, projections as scannerProjections } from './projections.ts';

const MODEL = 'ab'.repeat(32);

export const scanArgs = (over: Partial<SaveScan> = {}): SaveScan => ({
  id: newId(),
  field_id: null,
  crop_type: 'bean',
  photo: null,
  severity: 'high',
  affected_area_percentage: 22,
  location: null,
  taken_at: new Date().toISOString(),
  known_used: 0,
  outcome: 'answer',
  condition: 'bean___rust',
  confidence: 0.93,
  top3: [
    { condition: 'bean___rust', probability: 0.93 },
    { condition: 'bean___angular_leaf_spot', probability: 0.06 },
  ],
  model: MODEL,
  ...over,
});
export const noAnswer = {
  condition: null,
  confidence: null,
  severity: null,
  affected_area_percentage: null,
  top3: [],
} as const;

export const scanRow = (over: Partial<SaveScan> = {}, row: Record<string, unknown> = {}) => {
  const scan = scanArgs(over);
  return { kind: 'scan', row: { ...newScan(scan, scan.taken_at), ...row } };
};
export const manyScans = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    scanRow({ taken_at: new Date(Date.UTC(2026, 10, 1 + i)).toISOString() }),
  );

/** A network result in which half of the photo is leaf and a corner of it is affected. */
export const leafAnalysis = (over: Partial<LeafAnalysis> = {}): LeafAnalysis => ({
  logits: new Float32Array(LEAF_MODEL.classes.length),
  quality: 'good',
  durationsMs: { squeeze: 1, network: 1, area: 1 },
  affected: {
    percent: 25,
    leafShare: 0.5,
    mask: { size: 4, cells: Uint8Array.from([1, 1, 0, 0, 1, 2, 0, 0, 1, 2, 0, 0, 1, 1, 0, 0]) },
  },
  attention: {
    size: 2,
    byClass: [[LEAF_MODEL.classes.indexOf('bean___rust'), Uint8Array.from([0, 255, 128, 0])]],
  },
  ...over,
});

/** Loads at once, or fails like a phone without network or with a corrupt file. */
export const fakeLeafWorker = (state: 'ready' | 'missing' | 'broken'): void => {
  globalThis.Worker = class {
    onmessage: ((event: { data: FromWorker }) => void) | null = null;
    postMessage(order: ToWorker): void {
      if (order.type !== 'load') return;
      const say = (data: FromWorker) => setTimeout(() => this.onmessage?.({ data }), 1);
      if (state === 'ready') {
        say({ type: 'progress', loaded: 500, total: 1000 });
        say({ type: 'ready' });
      } else say({ type: 'failed', broken: state === 'broken', reason: state });
    }
    terminate(): void {}
  } as unknown as typeof Worker;
};

interface Camera {
  readonly requests: MediaStreamConstraints[];
  /** Number of open streams. */ readonly openStreamCount: () => number;
  readonly encodeCalls: unknown[][];
}

/**
 * A camera that returns a stream, or fails with the browser's own error name. The canvas yields a few bytes
 * as picture.
 */
export const fakeCamera = (refusal?: string): Camera => {
  const requests: MediaStreamConstraints[] = [];
  const encodeCalls: unknown[][] = [];
  const openStreams = new Set<object>();
  const getUserMedia = async (constraints: MediaStreamConstraints) => {
    requests.push(constraints);
    if (refusal) throw Object.assign(new Error(refusal), { name: refusal });
    const track = {
      stop: () => {
        openStreams.delete(track);
      },
    };
    openStreams.add(track);
    return { getTracks: () => [track] };
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  Object.defineProperty(HTMLVideoElement.prototype, 'srcObject', {
    value: null,
    writable: true,
    configurable: true,
  });
  HTMLVideoElement.prototype.play = async () => {};
  HTMLCanvasElement.prototype.getContext = (() => ({ drawImage: () => {} })) as never;
  HTMLCanvasElement.prototype.toBlob = function toBlob(done: BlobCallback, ...how: unknown[]) {
    encodeCalls.push(how);
    done(new Blob(['a picture'], { type: 'image/jpeg' }));
  };
  return { requests, encodeCalls, openStreamCount: () => openStreams.size };
};

/** Names of the files being downloaded. */
export const recordDownloads = (): string[] => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  URL.createObjectURL = () => 'blob:fake';
  URL.revokeObjectURL = () => {};
  return names;
};

type Setting = Partial<Parameters<typeof openFarm>[1]>;
export const openScreen = (element: ReactNode, setting: Setting = {}): Promise<Farm> =>
  openFarm(element, { projections: { ...fieldProjections, ...scannerProjections }, at: '/scan', ...setting });
export const openScanner = (setting: Setting = {}): Promise<Farm> => openScreen(<ScanScreen />, setting);

/** Behind the camera: the idle state with the history. */
export const openIdle = async (setting: Setting = {}): Promise<Farm> => {
  const farm = await openScanner(setting);
  await tap((setting.language === 'sw' ? scannerSw : scannerEn).cancel);
  return farm;
};
