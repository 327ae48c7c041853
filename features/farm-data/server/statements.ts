import { createHash, randomBytes } from 'node:crypto';
import { isDefaultSize } from '#features/fields/domain/default-size.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { bestCondition } from '#features/scanner/domain/scan-condition.ts';
import type { Finding } from '#features/scanner/domain/scan.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { type FileReply, serve, type ServedOperation } from '#kit/server/context.ts';
import { sql, type Database, type Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { deleteFileOfDeletedAccount } from '#kit/server/storage/delete-orphan-file.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import { nextSequence } from '#kit/server/sync/sequence.ts';
import {
  listStatements,
  makeStatement,
  statementPdf as statementPdfOperation,
  verifyStatement,
} from '../contract.ts';
import { CODE_LENGTH, codeFromBytes } from '../domain/statement-code.ts';
import {
  composeStatement,
  firstName,
  type StatementCheck,
  type StatementContent,
  type StatementCrop,
  type StatementActivity,
} from '../domain/statement.ts';
import { DELETE_FILES_JOB, type DeleteFilesJob } from './erase.ts';
import { statementPdf } from './statement-pdf.ts';

interface StatementDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly storage: Storage;
  readonly origin: string;
}

interface StoredStatement {
  readonly id: string;
  readonly code: string;
  readonly field_id: string;
  readonly season: string;
  readonly language: 'en' | 'sw';
  readonly content: StatementContent;
  readonly hash: string;
  readonly made_at: Date;
}

const MAX_STATEMENTS = 100;
const statementKey = (userId: string, code: string): string => `statements/${userId}/${code}`;
const view = ({ id, code, field_id, season, language, content, made_at }: StoredStatement) => ({
  id,
  code,
  field_id,
  field_name: content.field?.name ?? null,
  season,
  language,
  made_at: made_at.toISOString(),
});
const columns = sql`id, code, field_id, season, language, content, hash, made_at`;

interface FieldRow extends Pick<Field, 'size' | 'size_unit' | 'size_is_default' | 'boundary_source'> {
  readonly name: string | null;
  readonly location_description: string | null;
  readonly size_hectares: number;
  readonly boundary: string;
  readonly area_error_m2: number | null;
  readonly measured_at: Date | null;
  readonly location_unconfirmed: boolean;
}

/** The source of the size; `default`: neither entered nor measured. */
const sourceOf = (row: FieldRow): string => (isDefaultSize(row) ? 'default' : row.boundary_source);

const fieldOf = (row: FieldRow): StatementContent['field'] => ({
  name: row.name,
  place: row.location_description,
  hectares: row.size_hectares,
  boundary: row.boundary,
  source: sourceOf(row),
  error_m2: row.area_error_m2,
  measured: row.measured_at && dayInNairobi(row.measured_at),
  unconfirmed: row.location_unconfirmed,
});

interface CheckRow extends Finding {
  readonly taken_at: Date;
  readonly crop: string | null;
  readonly severity: string | null;
  readonly photo: string | null;
  readonly more_photos: readonly string[];
  readonly checked: (Finding & { readonly photos?: number }) | null;
  readonly pick: string | null;
  readonly expert: string | null;
}

/** No loss is given for a healthy or an unknown leaf. */
const checkOf = ({
  taken_at: at,
  crop,
  outcome,
  severity,
  expert,
  photo,
  more_photos: more,
  ...scan
}: CheckRow): StatementCheck => {
  const condition =
    bestCondition({ ...scan, outcome, photo, photos: photo === null ? [] : [photo, ...more] }, expert)
      ?.condition ?? null;
  return {
    day: dayInNairobi(at),
    crop,
    outcome,
    condition,
    severity: condition === null || condition.endsWith('___healthy') ? null : severity,
  };
};

/** Reads from several features, because a statement covers them. */
const contentOf = async (
  tx: Transaction,
  userId: string,
  fieldId: string,
  season: string,
  now: Date,
): Promise<StatementContent | null> => {
  const field = await tx.maybe<FieldRow>(sql`
    select name, location_description, size, size_unit, size_hectares, size_is_default, boundary,
      boundary_source, area_error_m2, measured_at, location_unconfirmed
    from fields
    where user_id = ${userId} and id = ${fieldId}
  `);
  if (!field) return null;
  const { full_name: farmer } = await tx.one<{ full_name: string }>(
    sql`select full_name from profiles where id = ${userId}`,
  );
  const crops = await tx.many<StatementCrop>(sql`
    select crop_type as crop, variety, planting_date as planted, harvested_on as harvested,
      coalesce(actual_yield_size, actual_yield) as yield,
      case when actual_yield_size is null then 'kg' else actual_yield_unit end as yield_unit,
      area_size as area, area_unit, status = 'failed' as failed
    from crops
    where user_id = ${userId} and field_id = ${fieldId} and status <> 'planning'
    order by planting_date nulls last, id
  `);
  const deeds = await tx.many<StatementActivity>(sql`
    select date as day, event_type as what, description as said, product, quantity, quantity_unit
    from field_events
    where user_id = ${userId} and field_id = ${fieldId} and removed_at is null
    order by date, id
  `);
  const checks = await tx.many<CheckRow>(sql`
    select s.taken_at, s.crop_type as crop, s.outcome, s.condition, s.severity,
      s.confidence_score as confidence, s.photo, s.more_photos, s.checked, s.pick,
      s.result_data -> 'top3' as top3, s.result_data ->> 'model' as model, e.condition as expert
    from crop_scans s
    left join lateral ( select t.condition from expert_reviews r join expert_review_turns t on t.user_id =
      r.user_id and t.review_id = r.id where r.user_id = s.user_id and r.scan_id = s.id
      and t.answered_at is not null and t.condition is not null order by t.answered_at desc limit 1) e on true
    where s.user_id = ${userId} and s.field_id = ${fieldId} and s.outcome <> 'no_leaf'
    order by s.taken_at, s.id
  `);
  return composeStatement({
    farmer,
    field: fieldOf(field),
    season,
    made: dayInNairobi(now),
    crops,
    deeds,
    checks: checks.map(checkOf),
  });
};

const findStatement = (
  tx: Transaction,
  userId: string,
  by: ReturnType<typeof sql>,
): Promise<StoredStatement | null> =>
  tx.maybe(sql`select ${columns} from statements where user_id = ${userId} and ${by}`);

export const statementListeners = (jobs: Jobs): Listeners => ({
  // Deleting a field deletes everything of it (FLD-07); its statement can then no longer be verified.
  'field.removed': [
    async (tx, { userId, payload }) => {
      const removed = await tx.many<{ code: string }>(
        sql`
          delete
          from statements
          where user_id = ${userId} and field_id = ${String(payload['id'])}
          returning code
        `,
      );
      if (removed.length > 0)
        await jobs.enqueue(tx, DELETE_FILES_JOB, {
          keys: removed.map(({ code }) => statementKey(userId, code)),
        } satisfies DeleteFilesJob);
    },
  ],
});

export const statementServer = ({ db, storage, origin }: StatementDeps): ServedOperation[] => [
  serve(
    makeStatement,
    async ({ session: { userId }, now }, { body: { id, field_id: fieldId, season, language } }) => {
      const loaded = await db.asUser(userId, async (tx) => ({
        before: await findStatement(tx, userId, sql`id = ${id}`),
        made: (
          await tx.one<{ n: number }>(sql`select count(*) as n from statements where user_id = ${userId}`)
        ).n,
        content: await contentOf(tx, userId, fieldId, season, now),
      }));
      if (loaded.before) return ok(view(loaded.before));
      if (!loaded.content) return refuse('data.no_field');
      if (loaded.made >= MAX_STATEMENTS) return refuse('data.too_many_statements', { most: MAX_STATEMENTS });
      const code = codeFromBytes(randomBytes(CODE_LENGTH));
      const pdf = await statementPdf(loaded.content, language, `${origin}/verify/${code}`, now);
      // Stores the file first: a file without its row only wastes space.
      await storage.put(statementKey(userId, code), pdf);
      const hash = createHash('sha256').update(pdf).digest('hex');
      return ok(
        await db
          .asUser(userId, async (tx) => {
            await nextSequence(tx, userId);
            await tx.run(sql`
              insert into statements (user_id, ${columns})
              values (${userId}, ${id}, ${code}, ${fieldId}, ${season}, ${language},
                ${JSON.stringify(loaded.content)}, ${hash}, ${now})
              on conflict do nothing
            `);
            return view((await findStatement(tx, userId, sql`id = ${id}`))!);
          })
          .catch(deleteFileOfDeletedAccount(storage, statementKey(userId, code))),
      );
    },
  ),
  serve(listStatements, async ({ session: { userId } }) =>
    ok({
      statements: (
        await db.asUser(userId, (tx) =>
          tx.many<StoredStatement>(
            sql`
              select ${columns}
              from statements
              where user_id = ${userId}
              order by made_at desc, id desc
              limit ${MAX_STATEMENTS}
            `,
          ),
        )
      ).map(view),
    }),
  ),
  serve(statementPdfOperation, async ({ session: { userId } }, { params: { code } }) => {
    const found = await db.asUser(userId, (tx) => findStatement(tx, userId, sql`code = ${code}`));
    const body = found && (await storage.get(statementKey(userId, code)));
    return body ? ok({ body } satisfies FileReply) : refuse('data.no_statement');
  }),
  serve(verifyStatement, async (_ctx, { params: { code } }) => {
    const found = await db.asSystem((tx) =>
      tx.maybe<StoredStatement>(sql`
        select ${columns}
        from statements s
        where code = ${code} and not exists (select from account_deletions d where d.user_id = s.user_id)
      `),
    );
    if (!found) return refuse('data.no_statement');
    const { content, made_at: made, season, hash } = found;
    return ok({
      made_at: made.toISOString(),
      first_name: firstName(content.farmer),
      field_name: content.field.name,
      season,
      area_hectares: content.field.hectares,
      area_source: content.field.source,
      crops: content.crops.map(({ crop, planted, harvested, yield: amount, yield_unit, failed }) => ({
        crop,
        planted,
        harvested,
        yield: amount,
        yield_unit,
        ...(failed && { failed }),
      })),
      hash,
    });
  }),
];
