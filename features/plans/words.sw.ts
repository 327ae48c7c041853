import type { Words } from '#kit/pure/words.ts';
import type { plansEn } from './words.en.ts';

export const plansSw = {
  trial: {
    title: 'Jaribu Pro kwa siku 14',
    text: 'Ni bure, mara moja tu. Kipindi huisha chenyewe: hakuna cha kulipa wala kughairi.',
    start: 'Anza kipindi cha majaribio',
    running: (days: number) =>
      `Kipindi chako cha majaribio kitaendelea kwa ${days === 1 ? 'siku 1' : `siku ${days}`} zaidi.`,
    numberNeeded: 'Thibitisha nambari yako ya simu ili kipindi cha majaribio kianze.',
    toNumber: 'Thibitisha nambari',
    started: 'Kipindi chako cha majaribio kimeanza.',
  },
  credits: {
    title: 'Krediti za AI',
    left: (n: number) => (n === 1 ? 'Imebaki krediti 1' : `Zimebaki krediti ${n}`),
    renews: (n: number, day: string) => `Krediti zako za mwezi zitarudi kuwa ${n} tarehe ${day}.`,
    costs: {
      answer: 'Jibu la AI',
      document_answer: 'Jibu la AI kutoka kwenye hati yako',
      picture: 'Picha iliyochorwa na AI',
    },
    each: (n: number) => `krediti ${n}`,
    only: 'Krediti hutumika tu ukiomba AI mojawapo ya haya.',
    free: 'Ukaguzi wa majani, hali ya hewa, tahadhari na majibu ya mwongozo wa kilimo havitumii krediti. AI isipojibu, haitumii krediti.',
  },
  refusals: {
    'plans.pro_only': 'Unahitaji Pro kwa hili.',
    'plans.limit_reached': ({ limit }: { limit: number }) =>
      `Kifurushi cha bure kina ${limit}. Kwa Pro hakuna kikomo.`,
    'plans.no_credits': 'Huna krediti za kutosha kuuliza AI. Tafadhali chukua Pro.',
    'plans.trial_used': 'Umeshatumia kipindi chako cha majaribio cha bure.',
    'plans.trial_number_needed':
      'Thibitisha nambari yako ya simu katika Mipangilio kwanza, kisha anza kipindi cha majaribio.',
    'plans.trial_number_used': 'Nambari hii ya simu imeshatumika kwa kipindi cha majaribio.',
  },
} satisfies Words<typeof plansEn>;
