import type { ProjectionsOf } from '#kit/sync/commands.ts';
import type * as contract from '../contract.ts';
import {
  type OutcomeScan,
  decideAnswer,
  type OutcomePause,
  type OutcomeRow,
  outcomeId,
} from '../domain/outcome.ts';

/** Optimistic view of pending answers, by the same rules as the server. */
export const projections: ProjectionsOf<typeof contract> = {
  'outcomes.answer': (view, args, at) => {
    const scan = view.get<OutcomeScan & { id: string }>('scan', args.scan_id);
    const decided = decideAnswer(args, scan ?? null, new Date(at.deviceTime));
    if (decided.ok)
      view.put('outcome', {
        ...decided.value,
        id: outcomeId(args.scan_id, args.step),
        answered_at: at.deviceTime,
      } as OutcomeRow);
  },
  'outcomes.pause': (view, { scan_id: id, until }) =>
    view.put('outcome_pause', { id, until } as OutcomePause),
};
