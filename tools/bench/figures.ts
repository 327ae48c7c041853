/** Every figure that `npm run bench` prints, with its unit and goal. */
export const goals = {
  'web.first_js_kb': { unit: 'KB gzip', at: 'most', goal: 120 },
  'web.first_css_kb': { unit: 'KB gzip', at: 'most', goal: 7 },
  'web.css_kb': { unit: 'KB gzip', at: 'most', goal: 18 },
  'web.scripts': { unit: 'files', at: 'most', goal: 120 },
  'web.shell_kb': { unit: 'KB', at: 'most', goal: 1024 },
  'model.kb': { unit: 'KB brotli', at: 'most', goal: 3072 },
  'runtime.kb': { unit: 'KB brotli', at: 'most', goal: 3072 },
  'lighthouse.performance': { unit: 'points', at: 'least', goal: 95 },
  'lighthouse.accessibility': { unit: 'points', at: 'least', goal: 100 },
  'lighthouse.best_practices': { unit: 'points', at: 'least', goal: 95 },
  'web.lcp_ms': { unit: 'ms', at: 'most', goal: 1200 },
  // For information only: a page that only starts React, measured alternately.
  'web.lcp_ratio': { unit: 'of a bare React page', at: 'most', goal: null },
  'web.blocking_ms': { unit: 'ms', at: 'most', goal: 200 },
  'web.layout_shift': { unit: 'of the screen', at: 'most', goal: 0.02 },
  'web.offline_open_ms': { unit: 'ms, 4× slower', at: 'most', goal: 1000 },
  'web.longest_task_ms': { unit: 'ms, 4× slower', at: 'most', goal: 50 },
  'scan.camera_ms': { unit: 'ms, 4× slower', at: 'most', goal: 1000 },
  'scan.answer_ms': { unit: 'ms, 4× slower', at: 'most', goal: 1500 },
  // A first leaf check from a cold phone; the time has no goal of its own.
  'guest.first_check_s': { unit: 's at 256 kbit/s', at: 'most', goal: null },
  'guest.first_check_mb': { unit: 'MB on the wire', at: 'most', goal: 3.2 },
  // Three checks with photos, from the tap on "create" until the server has them.
  'guest.takeover_ms': { unit: 'ms', at: 'most', goal: 2000 },
  'server.ready_ms': { unit: 'ms', at: 'most', goal: 5000 },
  'server.idle_mb': { unit: 'MB PSS', at: 'most', goal: 300 },
  'sync.first_kb': { unit: 'KB on the wire', at: 'most', goal: 1024 },
  'sync.change_bytes': { unit: 'bytes up and down', at: 'most', goal: 2048 },
  'sync.drain500_ms': { unit: 'ms', at: 'most', goal: 10_000 },
  'store.mb': { unit: 'MB in IndexedDB', at: 'most', goal: 50 },
  'places.lookup_ms': { unit: 'ms, on this machine', at: 'most', goal: 10 },
  'alerts.fields100k_s': { unit: 's for 100,000 fields', at: 'most', goal: 60 },
  'alerts.rss_mb': { unit: 'MB of the process', at: 'most', goal: 350 },
  // About two per week, without emergencies.
  'alerts.per_field_month': { unit: 'alerts', at: 'most', goal: 8.7 },
  'weather.cached_ms': { unit: 'ms, 4× slower', at: 'most', goal: 200 },
  // One call can hold many cells; providers bill by cell, about ninety here.
  'weather.calls_per_county': { unit: 'calls, 20,000 fields', at: 'most', goal: 5 },
  // The tasks of one season for ten fields.
  'tasks.generate_ms': { unit: 'ms, 4× slower', at: 'most', goal: 100 },
  // The first prediction in a fresh page.
  'yield.ms': { unit: 'ms, first in a page', at: 'most', goal: 20 },
  // A hectare in six layers of one pass, from a file server on this machine; null without the real pixels.
  'satellite.one_ha_s': { unit: 's', at: 'most', goal: 3 },
  'satellite.one_ha_mb': { unit: 'MB read', at: 'most', goal: 12 },
  // Ten plots of one block compared with one, in time or bytes, whichever ratio is larger.
  'satellite.ten_in_block_ratio': { unit: 'times one plot', at: 'most', goal: 2 },
  // The largest difference of a mean from the result of GDAL and numpy; null without them or without the real
  // pixels.
  'satellite.index_error': { unit: 'of an index', at: 'most', goal: 0.001 },
  // For information only: the overhead over a bare loop has no goal.
  'api.list_ratio': { unit: 'of a bare loop', at: 'least', goal: null },
  'api.sync_ratio': { unit: 'of a bare loop', at: 'least', goal: null },
  // The slowest of twenty questions, with the book open.
  'chat.offline_answer_ms': { unit: 'ms, 4× slower', at: 'most', goal: 300 },
  'chat.index_kb': { unit: 'KB brotli', at: 'most', goal: 1536 },
  // Parsed, checked for outliers and written; importing the same list again must change nothing.
  'market.import_rows_s': { unit: 's for 26,000 rows', at: 'most', goal: 10 },
  'plans.check_ms': { unit: 'ms, median', at: 'most', goal: 0.2 },
  'security.matrix_cells': { unit: 'cells', at: 'least', goal: 1_000 },
  'security.matrix_s': { unit: 's with its start', at: 'most', goal: 60 },
  // Memory per process for 2,000 subscribed phones, and its growth after some minutes of events.
  'live.clients_mb': { unit: 'MB PSS, 2,000 phones', at: 'most', goal: 100 },
  'live.growth_mb': { unit: 'MB PSS, 200,000 events', at: 'most', goal: 25 },
  'live.told_ms': { unit: 'ms, slowest of 2,000', at: 'most', goal: 1000 },
  'community.feed_ms_1m': { unit: 'ms, slowest kind of page', at: 'most', goal: 30 },
  'community.search_ms_1m': { unit: 'ms, median of the mix', at: 'most', goal: 150 },
  'community.live_clients': { unit: 'phones notified within 1 s', at: 'least', goal: 2_000 },
  'db.kills': { unit: 'kills', at: 'least', goal: 12 },
  'db.lost': { unit: 'acknowledged writes', at: 'most', goal: 0 },
} as const satisfies Record<string, { unit: string; at: 'most' | 'least'; goal: number | null }>;

export type FigureName = keyof typeof goals;
interface Figure {
  readonly value: number | null;
  readonly unit: string;
  readonly goal: number | null;
  readonly holds: boolean | null;
}

/** A figure that could not be measured has no value and fails. */
export const evaluateFigure = (name: FigureName, value: number | null): Figure => {
  const { unit, at, goal } = goals[name];
  // Compares unrounded values: a goal of 0.001 must not pass because of rounding.
  const precision = goal !== null && goal > 0 && goal < 0.1 ? 1e6 : 100;
  const rounded = value === null ? null : Math.round(value * precision) / precision;
  const holds =
    rounded === null ? false : goal === null ? null : at === 'most' ? rounded <= goal : rounded >= goal;
  return { value: rounded, unit, goal, holds };
};
