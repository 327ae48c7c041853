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
      'Sioni vya kutosha. Tafadhali tuma picha iliyo wazi zaidi ya upande wa chini wa jani moja, kwa karibu, mchana.',
  },
  wholePlant: {
    label: 'Mmea mzima',
    text: () =>
      'Tafadhali tuma picha ya mmea mzima ukiwa umbali wa hatua mbili, na picha za majani mengine mawili yenye ugonjwa.',
  },
  healthy: {
    label: 'Lenye afya',
    text: () => 'Jani lina afya. Angalia tena baada ya wiki moja.',
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
      'Ukitumia bidhaa ya dukani, chukua iliyosajiliwa kwa zao hili na ugonjwa huu. Kipimo, idadi ya mara za kunyunyiza na siku za kusubiri kabla ya kuvuna ziko kwenye lebo yake. Ifuate, na uvae mavazi ya kujikinga.',
  },
  laboratory: {
    label: 'Kwenye maabara',
    text: () =>
      'Picha haitoshi kwa hili. Peleka majani kadhaa yenye ugonjwa kwa afisa ugani au kliniki ya mimea ili yapimwe kwenye maabara. Yaweke kwenye mfuko wa karatasi, si wa plastiki.',
  },
};
