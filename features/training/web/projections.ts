import type { ProjectionsOf, RowOf } from '#kit/sync/commands.ts';
import type * as contract from '../contract.ts';
import type { enrolmentRows } from '../contract.ts';
import { readSection } from '../domain/enrolment.ts';

export type Enrolment = RowOf<typeof enrolmentRows>;

/** Only the lesson's text has its number of parts; until the server has sent it, nothing can be finished. */
const UNKNOWN = 99;

export const projections: ProjectionsOf<typeof contract> = {
  'training.enrol': (view, { id, remind_on }, { deviceTime }) => {
    const row = view.get<Enrolment>('enrolment', id);
    if (row && remind_on !== null) view.put('enrolment', { ...row, remind_on } as Enrolment);
    if (!row)
      view.put('enrolment', {
        id,
        enrolled_at: deviceTime,
        read: [],
        of: UNKNOWN,
        done_at: null,
        remind_on,
      } as Enrolment);
  },
  'training.read': (view, { id, section }, { deviceTime }) => {
    const row = view.get<Enrolment>('enrolment', id);
    if (row) view.put('enrolment', readSection(row, section, deviceTime));
  },
  'training.remind': (view, { id, remind_on }) => {
    const row = view.get<Enrolment>('enrolment', id);
    if (row) view.put('enrolment', { ...row, remind_on } as Enrolment);
  },
  'training.leave': (view, { id }) => view.remove('enrolment', id),
};
