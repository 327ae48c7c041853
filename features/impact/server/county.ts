/** GAM-10: a farmer's county, and how active its farmers are. */
import sql from 'sql-template-tag';
import { countyOfField } from '#features/places/domain/county-of.ts';
import type { Database, Query } from '#kit/server/database/database.ts';
import {
  ACTIVE_DAYS,
  type ActivityDistribution,
  type CountyRank,
  countyRankOf,
} from '../domain/county-rank.ts';
import { fieldPlaces } from './dashboard-queries.ts';

/** The newest field with a known county; called whenever a field is added, moved or deleted. */
export const saveCounty = async (tx: Query, userId: string): Promise<void> => {
  const county = (await fieldPlaces(tx, userId)).map(countyOfField).find((c) => c !== null) ?? null;
  await tx.run(
    sql`
      insert into farmer_counties (user_id, county)
      values (${userId}, ${county})
      on conflict (user_id) do update set county = excluded.county
    `,
  );
};

const BATCH_SIZE = 500;

/** Fills in farmers whose fields predate this table. */
export const fillCounties = (db: Database): Promise<number> =>
  db.asSystem(async (tx) => {
    const missing = await tx.many<{ id: string }>(sql`
      select distinct f.user_id as id
      from fields f
      where not exists (select 1 from farmer_counties c where c.user_id = f.user_id)
      limit ${BATCH_SIZE}
    `);
    for (const { id } of missing) await saveCounty(tx, id);
    return missing.length;
  });

const MAX_AGE_HOURS = 6;

const activeScans = (user: ReturnType<typeof sql>) =>
  sql`
    (select count(*) from crop_scans s where s.user_id = ${user} and s.counted
      and s.created_at > now() - make_interval(days => ${ACTIVE_DAYS}))
  `;

const computeActivity = async (tx: Query, county: string): Promise<ActivityDistribution> => {
  const spread = await tx.many<{ scans: number; farmers: number }>(sql`
    select scans, count(*) as farmers
    from ( select ${activeScans(sql`c.user_id`)} as scans from farmer_counties c where c.county = ${county}
      and exists (select 1 from sync_commands k where k.user_id = c.user_id
      and k.received_at > now() - make_interval(days => ${ACTIVE_DAYS})) ) as active
    group by scans
  `);
  await tx.run(sql`
    insert into county_activity (county, spread, computed_at)
    values (${county}, ${JSON.stringify(spread)}, now())
    on conflict (county) do update set spread = excluded.spread, computed_at = excluded.computed_at
  `);
  return spread;
};

/** Recounted at most every few hours, because a county is large. */
const activityOf = (db: Database, county: string): Promise<ActivityDistribution> =>
  db.asSystem(async (tx) => {
    const saved = await tx.maybe<{ spread: ActivityDistribution }>(
      sql`
        select spread
        from county_activity
        where county = ${county} and computed_at > now() - make_interval(hours => ${MAX_AGE_HOURS})
      `,
    );
    return saved?.spread ?? computeActivity(tx, county);
  });

type CountyStanding = CountyRank & { readonly county: string };

export const readCountyRank = async (db: Database, userId: string): Promise<CountyStanding | null> => {
  const activity = await db.readAsUser(userId, (tx) =>
    tx.maybe<{ county: string | null; scans: number }>(
      sql`
        select county, ${activeScans(sql`${userId}`)} as scans from farmer_counties where user_id = ${userId}
      `,
    ),
  );
  if (!activity?.county) return null;
  const standing = countyRankOf(activity.scans, await activityOf(db, activity.county));
  return standing && { ...standing, county: activity.county };
};
