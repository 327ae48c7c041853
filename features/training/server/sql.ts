import sql from 'sql-template-tag';
import type { Day } from '#kit/pure/days.ts';
import type { Query } from '#kit/server/database/database.ts';
import type { Lesson } from '#knowledge/lessons/types.ts';
import type { Bilingual } from '#knowledge/types.ts';

export interface ResourceRow {
  readonly id: string;
  readonly slug: string;
  readonly title: Bilingual;
  readonly description: Bilingual;
  readonly category: Lesson['category'];
  readonly type: Lesson['type'];
  readonly level: Lesson['level'];
  readonly tags: Lesson['tags'];
  readonly bucket: string;
  readonly path: string | null;
  readonly author: string;
  readonly is_public: boolean;
  readonly is_active: boolean;
  readonly is_featured: boolean;
  readonly published_at: Day;
  readonly is_free: boolean | null;
}
const columns = sql`
  id, slug, title, description, category, type, level, tags, bucket, path, author, is_public, is_active,
    is_featured, published_at, is_free
`;

export const listResourceRows = (tx: Query): Promise<ResourceRow[]> =>
  tx.many(
    sql`
      select ${columns}
      from resources
      where is_public and is_active
      order by is_featured desc, published_at desc, slug
    `,
  );

export const resourceBySlug = (tx: Query, slug: string): Promise<ResourceRow | null> =>
  tx.maybe(sql`select ${columns} from resources where slug = ${slug} and is_public and is_active`);

/** Rows that link to this file; a guide may have none. */
export const resourcesByFile = (tx: Query, bucket: string, path: string): Promise<ResourceRow[]> =>
  tx.many(
    sql`
      select ${columns}
      from resources
      where bucket = ${bucket} and path = ${path} and is_public and is_active
    `,
  );

/** The operator may feature, hide or price a row. Texts and file come from the app version. */
export const putResource = (tx: Query, r: ResourceRow): Promise<number> =>
  tx.run(sql`
    insert into resources (${columns})
    values (${r.id}, ${r.slug}, ${JSON.stringify(r.title)}, ${JSON.stringify(r.description)}, ${r.category},
      ${r.type}, ${r.level}, ${r.tags}, ${r.bucket}, ${r.path}, ${r.author}, ${r.is_public}, ${r.is_active},
      ${r.is_featured}, ${r.published_at}, ${r.is_free})
    on conflict (slug) do update set title = excluded.title, description = excluded.description,
      category = excluded.category, type = excluded.type, level = excluded.level, tags = excluded.tags,
      bucket = excluded.bucket, path = excluded.path, author = excluded.author, updated_at = now()
    where (resources.title, resources.description, resources.category, resources.type, resources.level,
      resources.tags, resources.bucket, resources.author) is distinct from (excluded.title,
      excluded.description, excluded.category, excluded.type, excluded.level, excluded.tags, excluded.bucket,
      excluded.author)
  `);

interface EnrolmentRow {
  readonly id: string;
  readonly enrolled_at: Date;
  readonly read: readonly number[];
  readonly sections: number;
  readonly done_at: Date | null;
  readonly remind_on: Day | null;
  readonly reminded_on: Day | null;
}
const enrolmentColumns = sql`id, enrolled_at, read, sections, done_at, remind_on, reminded_on`;

export const enrolmentsByIds = (tx: Query, userId: string, ids: readonly string[]): Promise<EnrolmentRow[]> =>
  tx.many(sql`select ${enrolmentColumns} from enrolments where user_id = ${userId} and id = any(${ids})`);
export const enrolmentById = async (tx: Query, userId: string, id: string): Promise<EnrolmentRow | null> =>
  (await enrolmentsByIds(tx, userId, [id]))[0] ?? null;

export const addEnrolment = (
  tx: Query,
  userId: string,
  e: Pick<EnrolmentRow, 'id' | 'sections' | 'remind_on'>,
  now: Date,
): Promise<number> =>
  tx.run(sql`
    insert into enrolments (user_id, id, enrolled_at, sections, remind_on)
    values (${userId}, ${e.id}, ${now}, ${e.sections}, ${e.remind_on})
    on conflict do nothing
  `);

export const saveReadSections = (
  tx: Query,
  userId: string,
  id: string,
  read: readonly number[],
  doneAt: string | null,
): Promise<number> =>
  tx.run(
    sql`update enrolments set read = ${read}, done_at = ${doneAt} where user_id = ${userId} and id = ${id}`,
  );

export const writeReminder = (tx: Query, userId: string, id: string, day: Day | null): Promise<number> =>
  tx.run(
    sql`
      update enrolments
      set remind_on = ${day}, reminded_on = null
      where user_id = ${userId} and id = ${id}
    `,
  );

export const markReminded = (tx: Query, userId: string, id: string, day: Day): Promise<number> =>
  tx.run(
    sql`
      update enrolments
      set reminded_on = ${day}
      where user_id = ${userId} and id = ${id} and remind_on = ${day} and reminded_on is null
        and done_at is null
    `,
  );

export const deleteEnrolment = (tx: Query, userId: string, id: string): Promise<number> =>
  tx.run(sql`delete from enrolments where user_id = ${userId} and id = ${id}`);
