// @cache later

import type { Words } from '#kit/pure/words.ts';
import type { whyEn } from './words.why.en.ts';

export const whySw = {
  open: 'Imetokana na nini',
  openNone: 'Jinsi afya inavyojulikana',
  title: 'Afya ya shamba',
  rests: 'Imetokana na',
  by: { check: 'ukaguzi wa jani', farmer: 'chaguo lako', expert: 'mtaalamu' },
  trouble: (name: string, severity: string) => `${name}, ${severity}`,
  severities: {
    low: 'madhara kidogo',
    medium: 'madhara ya wastani',
    high: 'madhara makubwa',
    critical: 'madhara makubwa mno',
    none: 'madhara hayajulikani',
  },
  healthy: 'Jani lenye afya',
  water: (percent: string) => `Maji: asilimia ${percent} ya yale ambayo zao lingeweza kutumia`,
  vegetation: (percent: string) => `Ukijani: asilimia ${percent} ya kawaida kwa hatua hii`,
  bySatellite: 'setilaiti',
  bySatelliteGuess: 'setilaiti, juu ya mraba uliokisiwa kwa ukubwa wa shamba',
  byWeather: 'hali ya hewa',
  helped: {
    better: 'ulisema: imepata nafuu',
    same: 'ulisema: iko vilevile',
    worse: 'ulisema: imezidi',
    did_nothing: 'ulisema: hukufanya kitu',
  },
  none: 'Bado hakuna kinachojulikana kuhusu shamba hili, kwa hivyo bado hatusemi lolote kuhusu afya yake.',
  noneHow:
    'Piga picha za majani machache, yenye ugonjwa au yenye afya. Kilichopatikana huhesabiwa kwa siku 30.',
  check: 'Kagua jani',
  how: 'Jinsi inavyohesabiwa',
  howLeaf:
    'Picha peke yake hazisemi zaidi ya asilimia 90, kwa sababu jani si shamba lote, na hupungua kadri zinavyozeeka. Wala maji ya kutosha peke yake hayasemi zaidi.',
  howTrouble:
    'Kila ugonjwa au mdudu aliyetajwa hupunguza kulingana na madhara yake. Ukisema imepata nafuu, hupunguza robo tu.',
  howWeakest:
    'Kilicho dhaifu zaidi kati ya majani, ukijani na maji huhesabiwa nusu, ili maji mazuri yasifiche jani linalokufa.',
  howGreen:
    'Ukijani ni umbali shamba lilipofika, kutoka udongo mtupu hadi hali ya kawaida ya zao lake likiwa na umri huo. Huhesabiwa picha ya shamba lenyewe tu, na zao lenye siku ya kupandwa.',
  howOld:
    'Ukaguzi wa jani huhesabiwa kwa siku 30, picha ya setilaiti kwa siku 20, na maji kwa siku 5. Baadaye husema tena “Bado hakuna taarifa”.',
  howNot: 'Viwango hivi ni uamuzi wetu, si takwimu zilizochapishwa. Vinaonyesha shamba la kutembelea kwanza.',
  fpsiTitle: 'FPSI, kipimo cha hali ya mimea shambani',
  fpsi: 'Jinsi mimea inavyoonekana kutoka juu na maji yake, bila magonjwa ya majani: nusu yake ni kilicho dhaifu kati ya ukijani na maji, nusu ni wastani wa viwili hivyo. Inahitaji vyote viwili vikiwa vipya; bila picha ya setilaiti ya siku 20 zilizopita, au bila maji, haionyeshwi.',
} satisfies Words<typeof whyEn>;
