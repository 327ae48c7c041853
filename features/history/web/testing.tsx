import type { ReactNode } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { projections as fieldProjections } from '#features/fields/web/projections.ts';
import { field, openFarm, type Farm } from '#features/fields/web/testing.tsx';
import { newId } from '#kit/pure/ids.ts';
import type { FieldEvent } from '../domain/event.ts';
import type { TimelineEntry } from '../domain/timeline.ts';
import { HistoryTab } from './HistoryTab.tsx';
import { projections as historyProjections } from './projections.ts';

export const plot: Field = field({ created_at: '2026-01-05T09:00:00.000Z' });

export const event = (over: Partial<FieldEvent> = {}): FieldEvent => ({
  id: newId(),
  field_id: plot.id,
  date: '2026-11-10',
  event_type: 'weeding',
  description: 'second weeding',
  notes: null,
  photos: [],
  product: null,
  wait_days: null,
  quantity: null,
  quantity_unit: null,
  created_at: '2026-11-10T09:00:00.000Z',
  updated_at: '2026-11-10T09:00:00.000Z',
  ...over,
});

type Setting = Partial<Parameters<typeof openFarm>[1]>;
export const openWithEvents = (
  element: ReactNode,
  events: readonly FieldEvent[],
  setting: Setting = {},
): Promise<Farm> =>
  openFarm(element, {
    projections: { ...fieldProjections, ...historyProjections },
    at: `/fields/${plot.id}`,
    rows: [{ kind: 'field', row: plot }, ...events.map((row) => ({ kind: 'field_event', row }))],
    ...setting,
  });

export const openTab = (
  events: readonly FieldEvent[],
  { others = [], ...setting }: Setting & { readonly others?: readonly TimelineEntry[] } = {},
): Promise<Farm> => openWithEvents(<HistoryTab field={plot} others={others} />, events, setting);
