import { readSeason, simulateSeason } from '../season-report.ts';
import { everyNightDamp, hasArchive, readYear } from '../season.ts';

// node tools/run.mjs tools/bench/alerts/alerts-season.ts            a season on 1,000 fields, counted
// node tools/run.mjs tools/bench/alerts/alerts-season.ts damp       the same with every night damp for twelve hours
// node tools/run.mjs tools/bench/alerts/alerts-season.ts 17 sw      all messages to the 17th of them
const [field, language] = process.argv.slice(2);
if (!hasArchive()) console.log('The archive of 2019 is not here: nothing to simulate.');
else
  for (const line of field === undefined
    ? simulateSeason(readYear()).lines
    : field === 'damp'
      ? simulateSeason(everyNightDamp(readYear()), 200).lines
      : readSeason(Number(field), language === 'sw' ? 'sw' : 'en'))
    console.log(line);
