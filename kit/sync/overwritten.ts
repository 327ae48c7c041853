import * as z from 'zod/mini';
import { synced } from './commands.ts';

const values = z.record(z.string(), z.unknown());

/**
 * Notice that one phone overwrote values from another phone that it had not seen. All of the farmer's phones
 * get this row. `id`: the command that set the new values.
 */
export const overwrittenRows = synced(
  'overwritten',
  z.object({
    id: z.string(),
    kind: z.string(),
    row_id: z.string(),
    old_values: values,
    new_values: values,
    at: z.string(),
  }),
);
export type Overwritten = z.output<typeof overwrittenRows.row>;
