import { limitBeyond } from '#features/plans/server/api.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { serve } from '#kit/server/context.ts';
import type { Database, Query } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import { formatCursor, parseCursor } from '#kit/server/page-cursor.ts';
import { serveCommand, serveSynced } from '#kit/server/sync/commands.ts';
import type * as contract from '../contract.ts';
import {
  addField,
  changeField,
  farmRows,
  fieldRows,
  listFields,
  removeField,
  setBoundary,
} from '../contract.ts';
import { checkBoundaryText } from '../domain/boundary/boundary.ts';
import { decideAdd, decideChange, type MeasuredSource, applyBoundary } from '../domain/field.ts';
import { fieldsAccess } from './access.ts';
import { mapOperations } from './map.ts';
import type { TileProvider } from './ports.ts';
import {
  deleteField,
  farmsByIds,
  fieldIds,
  fieldsByIds,
  fieldsPage,
  firstFarm,
  insertFarm,
  insertField,
  measuredShapes,
  updateField,
} from './sql.ts';
import { fieldsTables } from './tables.ts';

/** A shape from side lengths has no position, so it overlaps nothing. */
const checkShape = async (
  ctx: { readonly tx: Query; readonly userId: string },
  id: string,
  boundary: string,
  source: MeasuredSource | undefined,
) => checkBoundaryText(boundary, source === 'sides' ? [] : await measuredShapes(ctx.tx, ctx.userId, id));

const commands = [
  serveCommand(addField, async (ctx, args) => {
    const fields = await fieldIds(ctx.tx, ctx.userId);
    const now = {
      fields,
      farm: await firstFarm(ctx.tx, ctx.userId),
      fieldLimit: await limitBeyond(ctx.tx, ctx.userId, 'fields', ctx.now, fields.length),
    };
    const shape = args.boundary
      ? await checkShape(ctx, args.id, args.boundary, args.boundary_source)
      : ok(null);
    if (!shape.ok) return shape;
    const decided = decideAdd({ ...args, boundary: shape.value }, now, ctx.now.toISOString());
    if (!decided.ok) return decided;
    const { field, farm } = decided.value;
    if (farm) {
      await insertFarm(ctx.tx, ctx.userId, farm);
      ctx.touch('farm', farm.id);
    }
    await insertField(ctx.tx, ctx.userId, field);
    ctx.touch('field', field.id);
    ctx.event('field.added', { id: field.id });
    return ok(undefined);
  }),
  serveCommand(changeField, async (ctx, args) => {
    const [field] = await fieldsByIds(ctx.tx, ctx.userId, [args.id]);
    if (!field) return refuse('fields.not_found');
    const decided = decideChange(field, args, ctx.now.toISOString());
    if (!decided.ok) return decided;
    await updateField(ctx.tx, ctx.userId, decided.value);
    ctx.touch('field', args.id);
    ctx.event('field.changed', { id: args.id });
    return ok(undefined);
  }),
  serveCommand(setBoundary, async (ctx, args) => {
    const [field] = await fieldsByIds(ctx.tx, ctx.userId, [args.id]);
    if (!field) return refuse('fields.not_found');
    const shape =
      args.boundary === null ? ok(null) : await checkShape(ctx, args.id, args.boundary, args.boundary_source);
    if (!shape.ok) return shape;
    await updateField(
      ctx.tx,
      ctx.userId,
      applyBoundary(field, { ...args, boundary: shape.value }, ctx.now.toISOString()),
    );
    ctx.touch('field', args.id);
    ctx.event('field.changed', { id: args.id });
    return ok(undefined);
  }),
  serveCommand(removeField, async (ctx, args) => {
    if ((await deleteField(ctx.tx, ctx.userId, args.id)) === 0) return refuse('fields.not_found');
    ctx.remove('field', args.id);
    ctx.event('field.removed', { id: args.id });
    return ok(undefined);
  }),
];

const synced = [serveSynced(fieldRows, fieldsByIds), serveSynced(farmRows, farmsByIds)];

const operations = (db: Database) => [
  serve(listFields, async (ctx, { query }) => {
    const { userId } = ctx.session;
    const fields = await db.readAsUser(userId, (tx) =>
      fieldsPage(tx, userId, query.limit, parseCursor(query.after)),
    );
    const last = fields.length === query.limit ? fields[fields.length - 1] : undefined;
    return ok({ fields, next: last ? formatCursor({ at: new Date(last.created_at), id: last.id }) : null });
  }),
];

interface FieldsDeps {
  readonly db: Database;
  readonly tiles: TileProvider | null;
}

export const fieldsServer = ({ db, tiles }: FieldsDeps) =>
  defineServerFeature<typeof contract>()({
    access: fieldsAccess,
    tables: fieldsTables,
    commands,
    synced,
    operations: [...operations(db), ...mapOperations(tiles)],
  });
