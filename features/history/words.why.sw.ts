import type { Words } from '#kit/pure/words.ts';
import type { whyEn } from './words.why.en.ts';

export const whySw = {
  open: 'Tulivyopima afya hii',
  openNone: 'Jinsi tunavyojua afya ya shamba',
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
  bySatelliteGuess: 'setilaiti, kwenye mraba wa ukubwa wa shamba',
  byWeather: 'hali ya hewa',
  helped: {
    better: 'ulisema: mmea umepata nafuu',
    same: 'ulisema: hali iko vilevile',
    worse: 'ulisema: tatizo limezidi',
    did_nothing: 'ulisema: hukufanya kitu',
  },
  none: 'Bado hakuna alama ya afya.',
  noneHow: 'Kagua majani machache, yenye ugonjwa au yenye afya. Kila ukaguzi huhesabiwa kwa siku 30.',
  check: 'Kagua jani',
  how: 'Jinsi tunavyoihesabu',
  howLeaf:
    'Picha peke yake hutoa asilimia 90 tu kwa juu zaidi, kwa sababu jani si shamba lote. Picha za zamani hutoa asilimia ndogo zaidi. Maji ya kutosha peke yake pia hayazidi asilimia 90.',
  howTrouble:
    'Kila ugonjwa au mdudu aliyepatikana hupunguza alama. Madhara yakizidi, hupunguza zaidi. Ukisema tatizo limepungua, hupunguza robo tu.',
  howWeakest: 'Alama ya chini kabisa kati ya tatu (majani, ukijani, maji) huchangia nusu ya jumla.',
  howGreen:
    'Ukijani hulinganisha shamba na hali ya kawaida ya zao lake kwa umri huo. Udongo mtupu ni asilimia 0. Tunahitaji picha ya shamba lenyewe na tarehe ya kupanda.',
  howOld:
    'Ukaguzi wa jani huhesabiwa kwa siku 30, picha ya setilaiti kwa siku 20, na maji kwa siku 5. Baadaye huonekana tena “Bado hakuna taarifa”.',
  howNot: 'Tulichagua viwango hivi wenyewe. Vinaonyesha shamba la kutembelea kwanza.',
  fpsiTitle: 'FPSI, kipimo cha hali ya mimea shambani',
  fpsi: 'Huonyesha hali ya mimea kwa setilaiti na kwa maji yake, bila magonjwa ya majani. Nusu ni kilicho chini kati ya ukijani na maji, nusu ni wastani wa viwili hivyo. Huonekana tu kukiwa na picha ya setilaiti ya siku 20 zilizopita na kipimo cha maji.',
} satisfies Words<typeof whyEn>;
