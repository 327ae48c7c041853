import { afterEach, expect, test, vi } from 'vitest';
import { screen, waitForUpdates, tap, cleanUp, toastTexts } from '#features/fields/web/testing.tsx';
import { CARD_PX, wrapText } from '#kit/web/card/draw-lines.ts';
import { offersEn as en } from '../../words.en.ts';
import { openOffers } from '../testing.tsx';
import { drawCard } from './draw-card.ts';
import { ShareCard } from './ShareCard.tsx';

afterEach(() => {
  cleanUp();
  vi.restoreAllMocks();
});

const props = {
  crop: 'maize',
  price: 'KES 3,900, a 90 kg bag',
  market: 'Nakuru',
  day: '2026-11-12',
  source: 'KAMIS, wholesale',
  isOld: false,
};
const text = en.card.text('Maize', props.price, 'Nakuru', '12 Nov 2026', props.source);

/** A canvas that records the drawing calls; letters are ten dots wide. */
const recorder = () => {
  const said: { text: string; x: number; y: number }[] = [];
  const pen = {
    fillStyle: '',
    font: '',
    textBaseline: 'top' as const,
    fillRect: () => undefined,
    measureText: (t: string) => ({ width: t.length * Number(/(\d+)px/.exec(pen.font)![1]) * 0.5 }),
    fillText: (t: string, x: number, y: number) => void said.push({ text: t, x, y }),
  };
  return { pen: pen as never, said };
};

test('MKT-08 the image shows crop, price, market, day, source and a note on old prices, and no line overflows', () => {
  const { pen, said } = recorder();
  drawCard(pen, {
    crop: 'Maize',
    price: 'KES 3,900, a 90 kg bag',
    marketLine: 'Wakulima market with a very long name of many words, 12 Nov 2026',
    oldLine: en.card.old,
    source: 'Source: WFP',
  });
  const all = said.map((line) => line.text).join(' ');
  for (const part of ['Maize', 'KES 3,900,', 'bag', '12 Nov 2026', en.card.old, 'Source: WFP', 'Mavuno'])
    expect(all).toContain(part);
  expect(said.every(({ x, y }) => x >= 0 && x < CARD_PX && y >= 0 && y < CARD_PX)).toBe(true);
  expect(new Set(said.map(({ y }) => y)).size).toBe(said.length);
  expect(wrapText('one two three', 70, (t) => t.length * 10)).toEqual(['one two', 'three']);
});

test('MKT-08 WhatsApp shares the same text; Screenshot saves the image or reports that it cannot', async () => {
  const drawn = recorder();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => drawn.pen) as never);
  const blob = vi
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob(['png'], { type: 'image/png' })));
  const links: string[] = [];
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    links.push(this.download);
  });
  await openOffers(<ShareCard {...props} />, { at: '/market-insights' });
  expect(decodeURIComponent(screen.getByRole('link', { name: en.card.whatsapp }).getAttribute('href')!)).toBe(
    `https://wa.me/?text=${text}`,
  );
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(en.card.alt(text));
  expect(drawn.said.map((line) => line.text).join(' ')).toContain('KES 3,900,');
  await tap(en.card.screenshot);
  await waitForUpdates(60);
  expect([links, toastTexts()]).toEqual([['mavuno-price.png'], [en.card.saved]]);
  blob.mockImplementation((done) => done(null));
  await tap(en.card.screenshot);
  await waitForUpdates(60);
  expect(toastTexts()).toContain(en.card.failed);
});
