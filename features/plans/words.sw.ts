import type { Words } from '#kit/pure/words.ts';
import type { plansEn } from './words.en.ts';

export const plansSw = {
  trial: {
    title: 'Jaribu Pro kwa siku 14',
    text: 'Bure, mara moja, na huisha yenyewe. Hakuna cha kulipa wala kughairi.',
    start: 'Anza jaribio',
    running: (days: number) =>
      `Jaribio lako linaendelea kwa ${days === 1 ? 'siku 1' : `siku ${days}`} zaidi.`,
    numberNeeded: 'Thibitisha nambari yako ya simu kwanza; kisha jaribio litaanza.',
    toNumber: 'Thibitisha nambari',
    started: 'Jaribio lako limeanza.',
  },
  credits: {
    title: 'Krediti za AI',
    left: (n: number) => (n === 1 ? 'Imebaki krediti 1' : `Zimebaki krediti ${n}`),
    renews: (n: number, day: string) => `Tarehe ${day} utakuwa tena na krediti ${n}.`,
    costs: {
      answer: 'Jibu la AI',
      document_answer: 'Jibu la AI kutoka kwenye hati yako',
      picture: 'Picha iliyochorwa na AI',
    },
    each: (n: number) => `krediti ${n}`,
    only: 'Unatumia krediti ukiomba AI mojawapo ya haya tu.',
    free: 'Ukaguzi wa majani, hali ya hewa, tahadhari na majibu yetu wenyewe havitumii krediti. Kisichofaulu hakikatwi.',
  },
  refusals: {
    'plans.pro_only': 'Hii ni sehemu ya Pro.',
    'plans.limit_reached': ({ limit }: { limit: number }) =>
      `Kifurushi cha bure kina ${limit}. Kwa Pro hakuna kikomo.`,
    'plans.no_credits': 'Huna krediti za kutosha kuuliza AI. Tafadhali boresha kifurushi chako.',
    'plans.trial_used': 'Umeshatumia kipindi chako cha majaribio bila malipo.',
    'plans.trial_number_needed':
      'Thibitisha nambari yako ya simu katika Mipangilio kwanza, kisha anza kipindi cha majaribio.',
    'plans.trial_number_used': 'Kipindi cha majaribio kimeshatumika kwa nambari hii ya simu.',
  },
} satisfies Words<typeof plansEn>;
