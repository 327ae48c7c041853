import { idSchema } from '#kit/pure/ids.ts';

/** Where a list by time goes on: the last row of the page before. */
export interface Place {
  readonly at: Date;
  readonly id: string;
}

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

export const placeText = ({ at, id }: Place): string => `${at.toISOString()}_${id}`;

/** Null for what is no place: the list then starts at the top. */
export const readPlace = (text: string | undefined): Place | null => {
  const [at = '', id = ''] = text?.split('_') ?? [];
  return moment.test(at) && !Number.isNaN(Date.parse(at)) && idSchema.safeParse(id).success
    ? { at: new Date(at), id }
    : null;
};
