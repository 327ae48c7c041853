import sql from 'sql-template-tag';
import type { Day } from '#kit/pure/days.ts';
import type { Query } from '#kit/server/database/database.ts';
import type { Consent, Purpose } from '../domain/consent.ts';
import { type PageCount, MAX_PAGES_PER_DAY } from '../domain/pages.ts';

export interface ConsentRow extends Consent {
  readonly id: Purpose;
  readonly at: Date;
}

/** The last decision on each purpose. */
export const lastConsents = (tx: Query, userId: string, of: readonly string[]): Promise<ConsentRow[]> =>
  tx.many(
    sql`
      select distinct on (purpose) purpose as id, given, wording, at
      from consents
      where user_id = ${userId} and purpose = any(${of})
      order by purpose, at desc, id desc
    `,
  );

interface NewConsent extends Consent {
  readonly id: string;
  readonly purpose: Purpose;
  readonly language: 'en' | 'sw';
  readonly at: Date;
}

export const addConsent = (tx: Query, userId: string, s: NewConsent): Promise<number> =>
  tx.run(sql`
    insert into consents (user_id, id, purpose, given, wording, language, at)
    values (${userId}, ${s.id}, ${s.purpose}, ${s.given}, ${s.wording}, ${s.language}, ${s.at})
    on conflict do nothing
  `);

/** Ordered by page name, so that concurrent counts do not deadlock. */
export const addCounts = (tx: Query, day: Day, counts: readonly PageCount[]): Promise<number> =>
  tx.run(sql`
    insert into page_counts as p (day, page, n)
    select ${day}::date, seen.page, sum(seen.n)
    from unnest(${counts.map((c) => c.page)}::text[], ${counts.map((c) => c.n)}::int[]) as seen (page, n)
    where (select count(*) from page_counts where day = ${day}::date) < ${MAX_PAGES_PER_DAY}
      or exists (select 1 from page_counts k where k.day = ${day}::date and k.page = seen.page)
    group by seen.page
    order by seen.page
    on conflict (day, page) do update set n = p.n + excluded.n
  `);

export const countsSince = (tx: Query, day: Day): Promise<{ day: string; page: string; n: number }[]> =>
  tx.many(
    sql`
      select day::text as day, page, n
      from page_counts
      where day >= ${day}::date
      order by day desc, n desc, page
    `,
  );

export const deleteOldCounts = (tx: Query, before: Day): Promise<number> =>
  tx.run(sql`delete from page_counts where day < ${before}::date`);
