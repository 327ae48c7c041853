import type { DocumentWords } from './words.papers.en.ts';

export const documentsSw: DocumentWords = {
  contents: 'Yaliyomo',
  updated: (day) => `Toleo la ${day}`,
  sources: 'Vyanzo',
  general: 'maarifa ya jumla ya mchapishaji huyu',
  free: 'Ni bure kuchapisha na kushiriki.',
  pro: 'Kwa wakulima wenye Mavuno Pro.',
  advice:
    'Yaliyomo humu yanatoka kwenye miongozo ya umma iliyotajwa. Hayajui shamba lako: muulize afisa ugani kabla ya kutumia pesa.',
  guides: {
    full: {
      title: 'Mwongozo kamili wa kilimo hai',
      description:
        'Kuanzia udongo hadi ghala: masomo yenye picha, kila tiba ya nyumbani na vipimo vyake, na la kufanya bila kununua dukani kwa kila tatizo la mazao thelathini.',
      file: 'mwongozo-kamili-wa-kilimo-hai.pdf',
    },
    summary: {
      title: 'Tiba za nyumbani kwa kifupi',
      description:
        'Kila tiba ya nyumbani mara moja: unachohitaji, jinsi ya kufanya, inasaidia nini na lini, na isichoweza. Pamoja na kanuni za matumizi salama.',
      file: 'tiba-za-nyumbani-kwa-kifupi.pdf',
    },
  },
  parts: {
    learn: 'Jifunze hatua kwa hatua',
    make: 'Tengeneza nyumbani',
    crops: 'Zao kwa zao',
    safe: 'Matumizi salama na huduma ya kwanza',
  },
  signs: 'Dalili',
  looksLike: 'Usichanganye na',
  now: 'Hatua za kwanza',
  make: 'Unachoweza kutengeneza',
  prevent: 'Ili lisirudi',
  seeMake: (name, page) => `${name}: ukurasa wa ${page}`,
  helps: (troubles) => `Kwa: ${troubles}`,
  needs: 'Unachohitaji',
  how: 'Jinsi ya kufanya',
  call: 'Piga simu',
  allCrops: 'Kwenye mazao mengi',
  ordered: 'Matatizo ya zao hili, mengi yanayojulikana Kenya, kwa mpangilio wa kitabu.',
};
