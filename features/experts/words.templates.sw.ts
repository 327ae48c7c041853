// @cache later

import type { Templates } from './words.templates.en.ts';

export const templatesSw: Templates = {
  confirmed: {
    label: 'Imethibitishwa',
    text: (name) =>
      `Nathibitisha: ni ${name}. Fuata ushauri ulioonyeshwa hapa chini, ukianza na hatua za kwanza.`,
  },
  differs: { label: 'Ni kitu kingine', text: (name) => `Nadhani ni ${name}, kwa sababu …` },
  sharper: {
    label: 'Picha iliyo wazi zaidi',
    text: () =>
      'Sioni vya kutosha. Tafadhali piga picha iliyo wazi zaidi ya upande wa chini wa jani, mchana, jani moja likijaza picha, kisha uulize tena nayo.',
  },
  wholePlant: {
    label: 'Mmea mzima',
    text: () =>
      'Tafadhali piga picha ya mmea mzima ukiwa hatua mbili kutoka, na majani mengine mawili yenye ugonjwa, kisha uulize tena nazo.',
  },
  healthy: {
    label: 'Lenye afya',
    text: () => 'Jani lina afya. Hakuna la kufanya; angalia tena baada ya wiki moja.',
  },
  hunger: {
    label: 'Udongo umepungukiwa na rutuba',
    text: () =>
      'Hii inaonekana ni upungufu wa rutuba kwenye udongo, si ugonjwa. Pima udongo kabla ya kununua mbolea.',
  },
  remove: {
    label: 'Ondoa, usinyunyize',
    text: () =>
      'Ondoa majani yenye ugonjwa na uyachome au uyafukie mbali na shamba. Usinyunyize dawa kabla ya kujua kwa hakika ni nini.',
  },
  label: {
    label: 'Lebo ndiyo huamua',
    text: () =>
      'Ukitumia bidhaa ya dukani, chukua iliyosajiliwa kwa zao hili na ugonjwa huu. Kipimo, mara ngapi na siku za kusubiri kabla ya kuvuna ziko kwenye lebo yake; ifuate, ukiwa na mavazi ya kujikinga.',
  },
  laboratory: {
    label: 'Kwenye maabara',
    text: () =>
      'Picha haitoshi kwa hili. Peleka majani kadhaa yenye ugonjwa, ndani ya mfuko wa karatasi na si wa plastiki, kwa afisa ugani au kliniki ya mimea ili maabara iyaangalie.',
  },
};
