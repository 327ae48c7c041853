import type { Result } from '../contract.ts';
import { healthText, percent, sinceText } from '../text.ts';
import type { SatelliteWords } from './words.ts';

/** Caption lines of the shared image. Its receiver sees nothing else of the field. */
export const pictureLines = (result: Result, words: SatelliteWords): readonly string[] => {
  const { sample, of, boundary, health, moistureStress } = result;
  const isOwn = of === 'plot';
  return [
    sample && words.sample,
    !isOwn && words.aroundShort,
    isOwn && boundary === 'approximate' && words.approximateShort,
    isOwn && health && `${words.health}: ${words.healthOf(percent(health.value))}.`,
    healthText(result, words),
    sinceText(result, words),
    `${words.stress}: ${words.stresses[moistureStress]}`,
  ].filter((line) => typeof line === 'string');
};
