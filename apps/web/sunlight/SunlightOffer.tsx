// @cache later

import { useEffect, useEffectEvent } from 'react';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { useTheme } from '#kit/web/theme.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { useWords } from '#kit/web/words.tsx';
import { watchForSunlight } from './light-sensor.ts';
import { sunlightEn } from './words.en.ts';
import { sunlightSw } from './words.sw.ts';

const OFFERED_KEY = 'mavuno_sunlight_offered';
const SHOWN_MS = 15_000;

/** Offers the sunlight colours once on this phone, where a light sensor measures daylight. */
export const SunlightOffer = (): null => {
  const words = useWords({ en: sunlightEn, sw: sunlightSw });
  const { theme, choose } = useTheme();
  const isOffered = theme === 'sunlight' || readPreference(OFFERED_KEY) !== null;
  const offer = useEffectEvent(() => {
    writePreference(OFFERED_KEY, new Date().toISOString());
    showToast(words.offer, {
      action: { label: words.act, run: () => choose('sunlight') },
      durationMs: SHOWN_MS,
    });
  });
  useEffect(() => (isOffered ? undefined : watchForSunlight(() => offer())), [isOffered]);
  return null;
};
