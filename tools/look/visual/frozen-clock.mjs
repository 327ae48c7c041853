// Loaded with --import. The clock of this process starts at FROZEN_AT and runs 60 times slower, so that a test
// of a minute sees one day, one hour and one age everywhere. frozen-server.ts does the same in the database.
const RealDate = Date;
const { FROZEN_AT, FROZEN_SINCE } = process.env;
const now = () => Math.floor(Number(FROZEN_AT) + (RealDate.now() - Number(FROZEN_SINCE)) / 60);

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(now());
  }
  static now() {
    return now();
  }
};

// The first maintenance (apps/server/upkeep.ts), which starts the work of the day, does not wait for a minute.
const wait = globalThis.setTimeout;
const isFirstUpkeep = (ms) => ms === 60_000 && /upkeep/i.test(new Error('where').stack);
globalThis.setTimeout = Object.assign(
  (run, ms, ...rest) => wait(run, isFirstUpkeep(ms) ? 1_000 : ms, ...rest),
  wait,
);
