import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dismissToast, toasts } from '#kit/web/ui/toast.ts';
import { SunlightOffer } from './SunlightOffer.tsx';
import { sunlightEn as en } from './words.en.ts';

class Sensor extends EventTarget {
  static opened: Sensor[] = [];
  illuminance: number | null = null;
  isRunning = false;
  constructor() {
    super();
    Sensor.opened.push(this);
  }
  start(): void {
    this.isRunning = true;
  }
  stop(): void {
    this.isRunning = false;
  }
  read(lux: number): void {
    this.illuminance = lux;
    act(() => void this.dispatchEvent(new Event('reading')));
  }
}

const open = async ({ state = 'granted', hasSensor = true } = {}) => {
  Sensor.opened = [];
  if (hasSensor) vi.stubGlobal('AmbientLightSensor', Sensor);
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue({ state } as PermissionStatus);
  render(<SunlightOffer />);
  await act(() => new Promise((next) => void setTimeout(next, 20)));
  return Sensor.opened[0];
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  document.documentElement.className = '';
  for (const { id } of toasts.read()) dismissToast(id);
});

test('in daylight the sunlight colours are offered once, and change only when the farmer takes them', async () => {
  const sensor = (await open())!;
  sensor.read(400);
  expect(toasts.read()).toEqual([]);
  sensor.read(40_000);
  expect(toasts.read().map(({ text }) => text)).toEqual([en.offer]);
  expect([sensor.isRunning, document.documentElement.classList.contains('sunlight')]).toEqual([false, false]);
  act(() => toasts.read()[0]!.action!.run());
  expect([document.documentElement.classList.contains('sunlight'), localStorage.getItem('theme')]).toEqual([
    true,
    'sunlight',
  ]);
  cleanup();
  expect(await open()).toBeUndefined();
});

test.each([{ hasSensor: false }, { state: 'prompt' }, { state: 'denied' }])(
  'the sensor is not opened, and nobody is asked: %j',
  async (phone) => {
    expect(await open(phone)).toBeUndefined();
  },
);
