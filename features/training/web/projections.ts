import type { ArgsOf, Projection, RowOf } from '#kit/sync/commands.ts';
import { enrol, type enrolmentRows, leave, readSection, remind } from '../contract.ts';
import { readSection as readOne } from '../domain/enrolment.ts';

export type Enrolment = RowOf<typeof enrolmentRows>;

/** How many parts a lesson has only its text knows; until the server has said it, nothing can be finished. */
const UNKNOWN = 99;

export const trainingProjections: Record<string, Projection> = {
  [enrol.name]: ((view, { id, remind_on }: ArgsOf<typeof enrol>, { deviceTime }) => {
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
  }) as Projection,
  [readSection.name]: ((view, { id, section }: ArgsOf<typeof readSection>, { deviceTime }) => {
    const row = view.get<Enrolment>('enrolment', id);
    if (row) view.put('enrolment', readOne(row, section, deviceTime));
  }) as Projection,
  [remind.name]: ((view, { id, remind_on }: ArgsOf<typeof remind>) => {
    const row = view.get<Enrolment>('enrolment', id);
    if (row) view.put('enrolment', { ...row, remind_on } as Enrolment);
  }) as Projection,
  [leave.name]: ((view, { id }: ArgsOf<typeof leave>) => view.remove('enrolment', id)) as Projection,
};
