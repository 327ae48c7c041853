import { idSchema } from '#kit/pure/id-schema.ts';

/** Position in a list ordered by time: the last row of the previous page. */
export interface PageCursor {
  readonly at: Date;
  readonly id: string;
}

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

export const formatCursor = ({ at, id }: PageCursor): string => `${at.toISOString()}_${id}`;

/** Null for an invalid cursor: the list then starts at the top. */
export const parseCursor = (text: string | undefined): PageCursor | null => {
  const [at = '', id = ''] = text?.split('_') ?? [];
  return ISO_TIME.test(at) && !Number.isNaN(Date.parse(at)) && idSchema.safeParse(id).success
    ? { at: new Date(at), id }
    : null;
};
