import type { Words } from '#kit/pure/words.ts';
import type { filingEn } from './words.filing.en.ts';

export const filingSw = {
  looksLike: (seen: string, chosen: string) => `Hili linaonekana kuwa jani la ${seen}, si la ${chosen}`,
  or: ' au ',
  whichPlant: 'Ni mmea gani? Tutahifadhi ukaguzi kulingana na jibu lako.',
  yesSeen: (crop: string) => `Ndiyo, ni ${crop}`,
  noChosen: (crop: string) => `Hapana, ni ${crop}`,
  notSure: 'Sina uhakika',
  plantSaved: (crop: string) => `Ukaguzi umehifadhiwa. Zao: ${crop}`,
  plantNotSure: 'Ukaguzi umehifadhiwa bila jina la zao.',
  youSaid: (crop: string) => `Ulisema jani hili ni la ${crop}.`,
  youWereNotSure: 'Hukuwa na uhakika jani hili ni la mmea gani.',
  changePlant: 'Badilisha mmea',
  againstPhoto: (seen: string, chosen: string) =>
    `Kwenye picha jani hili linafanana na la ${seen}, kwa hivyo ukaguzi hauwezi kutaja ugonjwa wa ${chosen}. Jibu maswali machache, piga picha ya jani lingine, au muulize mtaalamu.`,
  whichField: 'Jani hili limetoka shamba gani?',
  whyField: 'Ukaguzi utaonekana kwenye afya, historia na taarifa ya msimu ya shamba hilo.',
  showAllFields: 'Onyesha mashamba yangu yote',
  noneOfThese: 'Si mojawapo ya haya, au ni mahali pengine',
  ofField: (name: string) => `Shamba: ${name}`,
  ofNoField: 'Si la mashamba yako',
  noFieldYet: 'Shamba bado halijachaguliwa',
  chooseField: 'Chagua shamba',
  changeField: 'Badilisha shamba',
  fieldSaved: (name: string) => `Ukaguzi umehifadhiwa kwa shamba ${name}`,
  noFieldSaved: 'Ukaguzi umehifadhiwa bila shamba',
} satisfies Words<typeof filingEn>;
