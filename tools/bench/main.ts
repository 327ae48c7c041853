import { availableParallelism, loadavg } from 'node:os';
import { ensureBuilt } from '../commands/stale.mjs';
import { measureRound, measureSeason } from './alerts/alerts.ts';
import { measureApi } from './api.ts';
import { measureChat, measureChatIndex } from './chat/chat.ts';
import { measureCommunityLive } from './community/community-live.ts';
import { measureCommunity } from './community/community.ts';
import { goals, judge, type Name } from './figures.ts';
import { measureKills } from './kills.ts';
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

type Measured = Partial<Record<Name, number>>;
/** One measurement at a time. */
const parts: readonly { readonly gives: readonly Name[]; readonly measure: () => Promise<Measured> }[] = [
  {
    gives: ['web.first_js_kb', 'web.first_css_kb', 'web.shell_kb', 'model.kb', 'runtime.kb'],
    measure: measureWeight,
  },
  {
    gives: ['lighthouse.performance', 'lighthouse.accessibility', 'lighthouse.best_practices', 'web.lcp_ms'],
    measure: measureLighthouse,
  },
  { gives: ['web.offline_open_ms'], measure: measureOffline },
  { gives: ['scan.answer_ms'], measure: measureScan },
  { gives: ['server.ready_ms', 'server.idle_mb'], measure: measureServer },
  { gives: ['api.list_ratio', 'api.sync_ratio'], measure: measureApi },
  { gives: ['sync.first_kb', 'sync.change_bytes', 'sync.drain500_ms', 'store.mb'], measure: measureSync },
  { gives: ['places.lookup_ms'], measure: measurePlaces },
  { gives: ['alerts.fields100k_s', 'alerts.rss_mb'], measure: measureRound },
  { gives: ['alerts.per_field_month'], measure: measureSeason },
  { gives: ['weather.cached_ms'], measure: measureWeatherScreen },
  { gives: ['weather.calls_per_county'], measure: measureWeatherCalls },
  { gives: ['tasks.generate_ms'], measure: measureTasks },
  { gives: ['chat.offline_answer_ms'], measure: measureChat },
  { gives: ['chat.index_kb'], measure: measureChatIndex },
  { gives: ['market.import_rows_s'], measure: measureMarket },
  { gives: ['yield.ms'], measure: measureYields },
  {
    gives: ['satellite.one_ha_s', 'satellite.one_ha_mb', 'satellite.ten_in_block_ratio'],
    measure: measureSatellite,
  },
  { gives: ['satellite.index_error'], measure: measureIndexError },
  { gives: ['plans.check_ms'], measure: measurePlans },
  { gives: ['security.matrix_cells', 'security.matrix_s'], measure: measureSecurity },
  { gives: ['live.clients_mb', 'live.growth_mb', 'live.told_ms'], measure: measureLive },
  { gives: ['community.feed_ms_1m', 'community.search_ms_1m'], measure: measureCommunity },
  { gives: ['community.live_clients'], measure: measureCommunityLive },
  { gives: ['db.kills', 'db.lost'], measure: measureKills },
];

const words = process.argv.slice(2);
const json = words.includes('--json');
const wanted = words.filter((word) => !word.startsWith('-'));
const isWanted = (name: Name): boolean => wanted.length === 0 || wanted.some((word) => name.startsWith(word));

await ensureBuilt();
const busy = loadavg()[0]!;
if (busy > 0.5)
  console.error(
    `Other work is running here (load ${busy.toFixed(1)} on ${availableParallelism()} cores): times below are not the product's own.`,
  );
const measured: Measured = {};
for (const { gives, measure } of parts) {
  if (!gives.some(isWanted)) continue;
  try {
    Object.assign(measured, await measure());
  } catch (fault) {
    console.error(
      `${gives.join(', ')} could not be measured: ${fault instanceof Error ? fault.message : String(fault)}`,
    );
  }
}

const figures = Object.fromEntries(
  (Object.keys(goals) as Name[]).filter(isWanted).map((name) => [name, judge(name, measured[name] ?? null)]),
);
if (json) {
  process.stdout.write(`${JSON.stringify(figures)}\n`);
} else {
  for (const [name, { value, unit, goal, holds }] of Object.entries(figures)) {
    const side = goals[name as Name].at === 'most' ? '≤' : '≥';
    const verdict = holds === null ? '' : holds ? 'holds' : 'DOES NOT HOLD';
    process.stdout.write(
      `${name.padEnd(28)} ${String(value ?? '—').padStart(9)} ${unit.padEnd(20)} ${goal === null ? '' : `${side} ${goal}`.padEnd(8)} ${verdict}\n`,
    );
  }
}
process.exit(0);
