import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import type { Day } from '#kit/pure/days.ts';
import type { FieldFacts } from './facts.ts';
import type { Raised } from './raised.ts';

/**
 * What one field's weather asks of its farmer today. `past` ends before `today`, `ahead` begins with it; days may be missing.
 * What `facts.recent` says was raised within its window is not raised again.
 */
export const evaluateField = (_facts: FieldFacts, _past: readonly WeatherDay[], _ahead: readonly WeatherDay[], _today: Day): readonly Raised[] => [];
