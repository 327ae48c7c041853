import { newId } from '#kit/pure/ids.ts';
import type { SampleRows } from '#kit/server/data-tables.ts';
import { sql } from '#kit/server/database/database.ts';
import type { RaisedAlert } from '../domain/raised-alert.ts';

const heavyRain: RaisedAlert = {
  rule: 'HEAVY_RAIN',
  theme: 'rain',
  category: 'weather',
  urgency: 4,
  basis: 'published',
  confidence: 'medium',
  doubts: ['forecast'],
  cause: 'rain 2026-11-22',
  crop: 'bean',
  condition: null,
  seen: {
    days: ['2026-11-22'],
    ahead: 1,
    numbers: { rain: 41 },
    conditions: { temperature: 19, humidity: 88, windSpeed: 12, rainfall: 41 },
    nearbyFarmers: 0,
    nearbyOn: null,
  },
  from: '2026-11-22',
  until: '2026-11-22',
  doFirst: [],
  tell: 'now',
};

export const sampleRows: SampleRows = ({ userId }) => {
  const id = newId();
  return [
    sql`
      insert into alerts (user_id, id, field_id, rule, theme, cause, category, urgency, valid_from,
        valid_until, raised, forecast_source, forecast_at)
      select ${userId}, ${id}, id, 'HEAVY_RAIN', 'rain', 'rain 2026-11-22', 'weather', 4, '2026-11-22',
        '2026-11-22', ${JSON.stringify(heavyRain)}, 'met-norway', now()
      from fields
      where user_id = ${userId}
      order by created_at, id
      limit 1
    `,
    sql`
      insert into alert_feedback (user_id, alert_id, rule, answer, answered_at)
      values (${userId}, ${id}, 'HEAVY_RAIN', 'yes', now())
    `,
    sql`
      insert into alert_looks (user_id, field_id, looked_at, forecast_source, forecast_at)
      select ${userId}, id, now(), 'met-norway', now()
      from fields
      where user_id = ${userId}
      order by created_at, id
      limit 1
    `,
    sql`insert into alert_mutes (user_id, theme, muted_at) values (${userId}, 'spray', now())`,
  ];
};
