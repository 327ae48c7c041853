import { expect, test } from 'vitest';
import { CARD_PX } from '#kit/web/card/draw-lines.ts';
import { ramps } from '../domain/picture.ts';
import { drawReport, REPORT_HEIGHT_PX } from './draw-report.ts';

/** A canvas that records drawing calls; letters are half as wide as high. */
const recorder = () => {
  const [texts, boxes, corners]: [{ text: string; x: number; y: number }[], number[][], number[][]] = [
    [],
    [],
    [],
  ];
  const pen = {
    fillStyle: '',
    strokeStyle: '',
    font: '',
    textBaseline: 'top',
    lineWidth: 0,
    lineJoin: 'round',
    imageSmoothingEnabled: true,
    fillRect: () => undefined,
    beginPath: () => undefined,
    closePath: () => undefined,
    stroke: () => undefined,
    measureText: (text: string) => ({ width: text.length * Number(/(\d+)px/.exec(pen.font)![1]) * 0.5 }),
    fillText: (text: string, x: number, y: number) => void texts.push({ text, x, y }),
    drawImage: (_: unknown, ...at: number[]) => void boxes.push(at),
    moveTo: (...at: number[]) => void corners.push(at),
    lineTo: (...at: number[]) => void corners.push(at),
  };
  return { pen, texts, boxes, corners };
};
const card = {
  title: 'Shamba la mto',
  subtitle: 'NDVI · 20 Nov 2026',
  lines: ['Field Health: 82 %'],
  credit: 'Contains modified Copernicus Sentinel data',
  ramp: ramps.ndvi,
  legendEnds: ['bare', 'dense green'] as const,
  pixels: {} as CanvasImageSource,
  outline: [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.75, 0.75],
  ] as const,
};

test.each([0.4, 1, 2.5])(
  'SAT-10 the report image keeps pixels, outline, legend and text inside its edges for any plot shape (%s)',
  (ratio) => {
    const { pen, texts, boxes, corners } = recorder();
    drawReport(pen as never, { ...card, ratio });
    const [x, y, width, height] = boxes[0]! as [number, number, number, number];
    expect(height / width).toBeCloseTo(ratio, 6);
    expect(x >= 0 && x + width <= CARD_PX && y + height < REPORT_HEIGHT_PX).toBe(true);
    expect(corners[0]).toEqual([x + width / 4, y + height / 4]);
    // No image smoothing.
    expect(pen.imageSmoothingEnabled).toBe(false);
    const all = texts.map(({ text }) => text).join(' ');
    for (const part of ['Shamba la mto', '20 Nov 2026', 'bare', 'dense green', '82 %', 'Copernicus'])
      expect(all).toContain(part);
    expect(texts.every((one) => one.x >= 0 && one.y > 0 && one.y < REPORT_HEIGHT_PX)).toBe(true);
  },
);
