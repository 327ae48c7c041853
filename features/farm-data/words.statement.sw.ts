import type { Words } from '#kit/pure/words.ts';
import type { statementEn } from './words.statement.en.ts';

export const statementSw: Words<typeof statementEn> = {
  title: (season) => `Taarifa ya msimu ${season}`,
  farmer: 'Mkulima',
  field: 'Shamba',
  noName: 'Shamba lisilo na jina',
  place: 'Mahali',
  area: 'Ukubwa',
  areaText: (acres, hectares) => `ekari ${acres} (hekta ${hectares})`,
  error: (m2) => `huenda ikazidi au kupungua kwa m² ${m2}`,
  sources: {
    approximate: 'kama alivyosema mkulima; mchoro ni mraba wa ukubwa huo tu',
    walked: 'umepimwa kwa kutembea na simu', drawn: 'umechorwa kwenye ramani', corners: 'kwa pembe zake', sides: 'kwa urefu wa pande zake', imported: 'kutoka kwenye faili',
  },
  measured: (source, day) => `${source}, ${day}`,
  unconfirmed: 'Mahali pa shamba hili hapajathibitishwa.',
  crops: 'Mazao',
  columns: { crop: 'Zao', area: 'Ukubwa', planted: 'Kupandwa', harvested: 'Kuvunwa', yield: 'Mavuno' },
  areaUnits: { acres: 'ekari', hectares: 'hekta', square_meters: 'm²' },
  noCrops: 'Hakuna zao lililoandikwa kwa msimu huu.',
  deeds: 'Kazi zilizofanywa',
  noDeeds: 'Hakuna kilichoandikwa kwa msimu huu.',
  checks: 'Ukaguzi wa majani',
  noChecks: 'Hakuna jani lililokaguliwa msimu huu.',
  noAnswer: 'haijulikani',
  severities: { low: 'kidogo', medium: 'kiasi', high: 'sana', critical: 'sana mno' },
  more: (n) => `na mengine ${n}, kwenye programu`,
  made: (day) => `Imetengenezwa ${day}`,
  truth: 'Imeandikwa na mkulima. Hakuna mtu wa Mavuno aliyetembelea shamba hili.',
  verify: 'Je, karatasi hii ni ya kweli? Skani msimbo huu, au fungua',
  compare: 'Ukurasa huo unaonyesha kilichochapishwa. Kinachotofautiana kimebadilishwa.',
};
