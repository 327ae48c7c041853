import type { DocumentWords } from './words.papers.en.ts';

export const documentsSw: DocumentWords = {
  contents: 'Yaliyomo',
  updated: (day) => `Toleo la ${day}`,
  sources: 'Vyanzo',
  general: 'maarifa ya jumla ya chanzo hiki',
  free: 'Ni bure kuchapisha na kuwapa wengine.',
  pro: 'Kwa wakulima wenye Mavuno Pro.',
  advice:
    'Haya yanatoka kwenye miongozo ya umma iliyotajwa hapa. Muulize afisa wa kilimo (ugani) kabla ya kutumia pesa.',
  guides: {
    full: {
      title: 'Mwongozo kamili wa kilimo hai',
      description:
        'Masomo yenye picha, tiba za nyumbani na vipimo vyake, na hatua za gharama ndogo kwa matatizo ya mazao 30.',
      file: 'mwongozo-kamili-wa-kilimo-hai.pdf',
    },
    summary: {
      title: 'Tiba za nyumbani kwa kifupi',
      description:
        'Kila tiba ya nyumbani: unachohitaji, jinsi ya kutengeneza, inasaidia lini na haisaidii lini. Pia kanuni za matumizi salama.',
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
  prevent: 'Ili tatizo lisirudi',
  seeMake: (name, page) => `${name}: ukurasa wa ${page}`,
  helps: (troubles) => `Kwa: ${troubles}`,
  needs: 'Unachohitaji',
  how: 'Jinsi ya kufanya',
  call: 'Piga simu',
  allCrops: 'Kwenye mazao mengi',
  ordered: 'Magonjwa na wadudu wa zao hili. Mengi yanajulikana Kenya.',
};
