/** The community card on the home screen. */
export const communityCardEn = {
  title: 'Community',
  today: (n: number) => (n === 1 ? '1 question today' : `${n} questions today`),
  answered: (n: number) => `${n} answered`,
  online: (n: number) => (n === 1 ? '1 expert is here now' : `${n} experts are here now`),
  usually: (hours: string) => `Experts usually answer in ${hours} h`,
  usuallySoon: 'Experts usually answer within an hour',
  latest: (title: string) => `Newest: ${title}`,
  quiet: 'No questions yet today',
  open: 'Open the community',
  failed: 'Couldn’t load community news. Try again.',
  retry: 'Try again',
  join: {
    title: 'What do other farmers do about it?',
    act: 'Join Now',
  },
} as const;
