import { availableParallelism, loadavg } from 'node:os';
import { ensureBuilt } from '../commands/build-state.mjs';
import { measureAlertBatch, measureSeason } from './alerts/alerts.ts';
import { measureApi } from './api.ts';
import { measureChat, measureChatIndex } from './chat/chat.ts';
import { measureCommunityLive } from './community/community-live.ts';
import { measureCommunity } from './community/community.ts';
import { measureKills } from './database-kills.ts';
import { goals, evaluateFigure, type FigureName } from './figures.ts';
import { measureGuest } from './guest.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLive } from './live.ts';
import { measureMarket } from './market.ts';
import { measureOffline } from './offline.ts';
import { measurePlaces } from './places.ts';
import { measurePlans } from './plans.ts';
import { measureIndexError } from './satellite/satellite-index-error.ts';
import { measureSatellite } from './satellite/satellite.ts';
import { measureScan } from './scan.ts';
import { measureSecurity } from './security.ts';
import { measureServer } from './server.ts';
import { measureSync } from './sync/sync.ts';
import { measureTasks } from './tasks.ts';
import { measureWeatherCalls, measureWeatherScreen } from './weather.ts';
import { measureWeight } from './weight.ts';
import { measureYields } from './yields/yields.ts';

type Measurements = Partial<Record<FigureName, number>>;
/** One measurement at a time. */
const parts: readonly {
  readonly figureNames: readonly FigureName[];
  readonly measure: () => Promise<Measurements>;
}[] = [
  {
    figureNames: [
      'web.first_js_kb',
      'web.first_css_kb',
      'web.css_kb',
      'web.scripts',
      'web.shell_kb',
      'model.kb',
      'runtime.kb',
    ],
    measure: measureWeight,
  },
  {
    figureNames: [
      'lighthouse.performance',
      'lighthouse.accessibility',
      'lighthouse.best_practices',
      'web.lcp_ms',
      'web.lcp_ratio',
      'web.blocking_ms',
      'web.layout_shift',
    ],
    measure: measureLighthouse,
  },
  { figureNames: ['web.offline_open_ms', 'web.longest_task_ms'], measure: measureOffline },
  { figureNames: ['scan.camera_ms', 'scan.answer_ms'], measure: measureScan },
  {
    figureNames: ['guest.first_check_s', 'guest.first_check_mb', 'guest.takeover_ms'],
    measure: measureGuest,
  },
  { figureNames: ['server.ready_ms', 'server.idle_mb'], measure: measureServer },
  { figureNames: ['api.list_ratio', 'api.sync_ratio'], measure: measureApi },
  {
    figureNames: ['sync.first_kb', 'sync.change_bytes', 'sync.drain500_ms', 'store.mb'],
    measure: measureSync,
  },
  { figureNames: ['places.lookup_ms'], measure: measurePlaces },
  { figureNames: ['alerts.fields100k_s', 'alerts.rss_mb'], measure: measureAlertBatch },
  { figureNames: ['alerts.per_field_month'], measure: measureSeason },
  { figureNames: ['weather.cached_ms'], measure: measureWeatherScreen },
  { figureNames: ['weather.calls_per_county'], measure: measureWeatherCalls },
  { figureNames: ['tasks.generate_ms'], measure: measureTasks },
  { figureNames: ['chat.offline_answer_ms'], measure: measureChat },
  { figureNames: ['chat.index_kb'], measure: measureChatIndex },
  { figureNames: ['market.import_rows_s'], measure: measureMarket },
  { figureNames: ['yield.ms'], measure: measureYields },
  {
    figureNames: ['satellite.one_ha_s', 'satellite.one_ha_mb', 'satellite.ten_in_block_ratio'],
    measure: measureSatellite,
  },
  { figureNames: ['satellite.index_error'], measure: measureIndexError },
  { figureNames: ['plans.check_ms'], measure: measurePlans },
  { figureNames: ['security.matrix_cells', 'security.matrix_s'], measure: measureSecurity },
  { figureNames: ['live.clients_mb', 'live.growth_mb', 'live.told_ms'], measure: measureLive },
  { figureNames: ['community.feed_ms_1m', 'community.search_ms_1m'], measure: measureCommunity },
  { figureNames: ['community.live_clients'], measure: measureCommunityLive },
  { figureNames: ['db.kills', 'db.lost'], measure: measureKills },
];

const words = process.argv.slice(2);
const json = words.includes('--json');
const wanted = words.filter((word) => !word.startsWith('-'));
const isWanted = (name: FigureName): boolean =>
  wanted.length === 0 || wanted.some((word) => name.startsWith(word));

await ensureBuilt();
const loadAverage = loadavg()[0]!;
if (loadAverage > 0.5)
  console.error(
    `Other work is running here (load ${loadAverage.toFixed(1)} on ${availableParallelism()} cores): the times below are too long.`,
  );
const measured: Measurements = {};
for (const { figureNames, measure } of parts) {
  if (!figureNames.some(isWanted)) continue;
  try {
    Object.assign(measured, await measure());
  } catch (fault) {
    console.error(
      `${figureNames.join(', ')} could not be measured: ${fault instanceof Error ? fault.message : String(fault)}`,
    );
  }
}

const figures = Object.fromEntries(
  (Object.keys(goals) as FigureName[])
    .filter(isWanted)
    .map((name) => [name, evaluateFigure(name, measured[name] ?? null)]),
);
if (json) {
  process.stdout.write(`${JSON.stringify(figures)}\n`);
} else {
  for (const [name, { value, unit, goal, holds }] of Object.entries(figures)) {
    const side = goals[name as FigureName].at === 'most' ? '≤' : '≥';
    const verdict = holds === null ? '' : holds ? 'holds' : 'DOES NOT HOLD';
    process.stdout.write(
      `${name.padEnd(28)} ${String(value ?? '—').padStart(9)} ${unit.padEnd(20)} ${goal === null ? '' : `${side} ${goal}`.padEnd(8)} ${verdict}\n`,
    );
  }
}
process.exit(0);
