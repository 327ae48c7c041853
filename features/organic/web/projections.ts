import type { ProjectionsOf, RowOf } from '#kit/sync/commands.ts';
import type * as contract from '../contract.ts';
import type { organicRows } from '../contract.ts';
import { ORGANIC_POINTS } from '../domain/day.ts';

export type DoneAction = RowOf<typeof organicRows>;

export const projections: ProjectionsOf<typeof contract> = {
  'organic.complete': (view, { day, action, field_id, crop_type }, at) => {
    // A day is done once: the first action counts.
    if (view.get<DoneAction>('organic_action', day)) return;
    view.put('organic_action', {
      id: day,
      action,
      field_id,
      crop_type,
      completed: true,
      completed_date: at.deviceTime,
      organic_score_points: ORGANIC_POINTS,
    } as DoneAction);
  },
};
