import type { ProjectionsOf, RowOf } from '#kit/sync/commands.ts';
import type * as contract from '../contract.ts';
import type { enrolmentRows } from '../contract.ts';
import { markSectionRead } from '../domain/enrolment.ts';

export type Enrolment = RowOf<typeof enrolmentRows>;

/** Number of sections until the server sends the real one: too many to finish the lesson by mistake. */
const UNKNOWN_SECTION_COUNT = 99;

export const projections: ProjectionsOf<typeof contract> = {
  'training.enrol': (view, { id, remind_on }, { deviceTime }) => {
    const row = view.get<Enrolment>('enrolment', id);
    if (row && remind_on !== null) view.put('enrolment', { ...row, remind_on } as Enrolment);
    if (!row)
      view.put('enrolment', {
        id,
        enrolled_at: deviceTime,
        read: [],
        of: UNKNOWN_SECTION_COUNT,
        done_at: null,
        remind_on,
      } as Enrolment);
  },
  'training.read': (view, { id, section }, { deviceTime }) => {
    const row = view.get<Enrolment>('enrolment', id);
    if (row) view.put('enrolment', markSectionRead(row, section, deviceTime));
  },
  'training.remind': (view, { id, remind_on }) => {
    const row = view.get<Enrolment>('enrolment', id);
    if (row) view.put('enrolment', { ...row, remind_on } as Enrolment);
  },
  'training.leave': (view, { id }) => view.remove('enrolment', id),
};
