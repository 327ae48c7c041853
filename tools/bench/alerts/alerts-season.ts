import { renderFieldAlerts, simulateSeason } from '../season-report.ts';
import { everyNightDamp, hasArchive, readYear } from '../season.ts';

// node tools/run.mjs tools/bench/alerts/alerts-season.ts counts the alerts of a season on 1,000 fields;
// `damp` makes every night damp for twelve hours; `17 sw` prints all messages to the 17th field
const [field, language] = process.argv.slice(2);
if (!hasArchive()) console.log('The weather archive of 2019 is missing: nothing to simulate.');
else
  for (const line of field === undefined
    ? simulateSeason(readYear()).lines
    : field === 'damp'
      ? simulateSeason(everyNightDamp(readYear()), 200).lines
      : renderFieldAlerts(Number(field), language === 'sw' ? 'sw' : 'en'))
    console.log(line);
