import type { ArgsOf, Projection, RowOf } from '#kit/sync/commands.ts';
import { completeAction, type organicRows } from '../contract.ts';
import { ORGANIC_POINTS } from '../domain/day.ts';

export type DoneAction = RowOf<typeof organicRows>;

export const organicProjections: Record<string, Projection> = {
  [completeAction.name]: ((view, { day, action, field_id, crop_type }: ArgsOf<typeof completeAction>, at) => {
    // A day is done once: what stood first stands.
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
  }) as Projection,
};
