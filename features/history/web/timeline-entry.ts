import type { Format } from '#kit/web/format.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import { type FieldEvent, harvestFrom } from '../domain/event.ts';
import type { TimelineEntry } from '../domain/timeline.ts';
import { historyTypesEn } from '../words.both.en.ts';
import { historyTypesSw } from '../words.both.sw.ts';
import type { HistoryWords } from './words.ts';

const quantityText = (
  { quantity, quantity_unit: unit }: FieldEvent,
  words: HistoryWords,
  format: Format,
): string | null =>
  quantity !== null && unit !== null ? words.quantities[unit](format.number(quantity, 2)) : null;

/** An entry as shown in the timeline. */
export const toTimelineEntry = (
  e: WithPending<FieldEvent>,
  words: HistoryWords,
  format: Format,
): TimelineEntry => ({
  id: e.id,
  day: e.date,
  kind: e.event_type,
  title: words.types[e.event_type],
  detail:
    [e.description, e.product, quantityText(e, words, format), e.notes].filter(Boolean).join(' · ') || null,
  photo: e.photos[0] ?? null,
  href: `/fields/${e.field_id}/history/${e.id}`,
  pending: e.pending,
  harvestFrom: harvestFrom(e),
  search: `${historyTypesEn[e.event_type]} ${historyTypesSw[e.event_type]}`,
});
