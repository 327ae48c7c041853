import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 10; TECNO KC8 Build/QP1A.190711.020) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
    'android',
    'chrome',
    'TECNO KC8',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
    'android',
    'chrome',
    null,
  ],
  [
    'Mozilla/5.0 (Linux; U; Android 9; en-us; Infinix X650C Build/PPR1) AppleWebKit/537.36 Version/4.0 Chrome/100 UCBrowser/13.4 Mobile Safari/537.36',
    'android',
    'uc',
    'Infinix X650C',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-A047F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36',
    'android',
    'samsung',
    'SAMSUNG SM-A047F',
  ],
  ['Mozilla/5.0 (Android 12; Mobile; rv:109.0) Gecko/115.0 Firefox/115.0', 'android', 'firefox', null],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.0 Mobile/15E148 Safari/604.1',
    'iphone',
    'safari',
    null,
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1',
    'ipad',
    'chrome',
    null,
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 Edg/120.0',
    'windows',
    'edge',
    null,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
    'mac',
    'safari',
    null,
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
    'chromebook',
    'chrome',
    null,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0', 'linux', 'firefox', null],
  ['curl/8.0', 'other', 'other', null],
  ['', 'other', 'other', null],
])('%s', (text, system, browser, model) => {
  expect(deviceOf(text)).toEqual({ system, browser, model });
});

test('no user agent or a very long hostile one gives no device, and is parsed quickly', () => {
  expect(deviceOf(null)).toEqual({ system: 'other', browser: 'other', model: null });
  const before = performance.now();
  expect(deviceOf(`Android ${';'.repeat(100_000)}`).model).toBeNull();
  expect(deviceOf(`Android 9; ${'x'.repeat(100_000)}`).model!.length).toBeLessThanOrEqual(40);
  expect(performance.now() - before).toBeLessThan(100);
});
