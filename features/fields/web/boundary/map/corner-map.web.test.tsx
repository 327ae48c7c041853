import { afterEach, expect, test } from 'vitest';
import type { Ring } from '#kit/pure/geometry.ts';
import { openCornerMap } from './corner-map.ts';

const square: Ring = [
  { lat: 0, lng: 36 },
  { lat: 0, lng: 36.001 },
  { lat: 0.001, lng: 36.001 },
  { lat: 0.001, lng: 36 },
];

afterEach(() => document.body.replaceChildren());

const openSquare = () => {
  const container = document.body.appendChild(document.createElement('div'));
  const sizes = { clientWidth: 400, clientHeight: 400 };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(container, name, { value });
  const rings: Ring[] = [];
  const selected: (number | null)[] = [];
  const map = openCornerMap({
    container,
    initialCentre: null,
    ring: square,
    otherFields: [],
    labels: { corner: (n) => `corner ${n}`, midpoint: (n) => `after ${n}`, zoomIn: '+', zoomOut: '-' },
    onRingChange: (ring) => rings.push(ring),
    onSelectCorner: (corner) => selected.push(corner),
    onGridSizeChange: () => undefined,
  });
  const tapOn = (label: string): void => {
    const handle = container.querySelector<HTMLElement>(`[aria-label="${label}"]`)!;
    handle.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  return { map, rings, selected, tapOn };
};

test('a tap on a midpoint handle inserts a corner into its side', () => {
  const { map, rings, tapOn } = openSquare();
  tapOn('after 1');
  tapOn('after 4');
  const [a, b, c, d] = square;
  expect(rings).toEqual([
    [a, { lat: 0, lng: 36.0005 }, b, c, d],
    [a, b, c, d, { lat: 0.0005, lng: 36 }],
  ]);
  map.close();
});

test('a tap on a corner selects it and adds none', () => {
  const { map, rings, selected, tapOn } = openSquare();
  tapOn('corner 2');
  expect([rings, selected]).toEqual([[], [1]]);
  map.close();
});
