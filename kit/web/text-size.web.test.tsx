import { afterEach, expect, test, vi } from 'vitest';
import { applyTextSize } from './text-size.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.className = '';
});

test.each([
  [360, 16, false],
  [360, 32, true],
  [320, 22, true],
  [320, 16, false],
  [1280, 32, false],
])('on %i pixels with text drawn %i pixels high, large text is %s', (width, height, isLarge) => {
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ height } as DOMRect);
  document.documentElement.className = 'dark';
  applyTextSize();
  expect(document.documentElement.className).toBe(isLarge ? 'dark large-text' : 'dark');
  expect(document.body.childElementCount).toBe(0);
});
