export const villageEn = {
  title: 'The sample village',
  intro:
    'Look around with invented people. Their farms, leaf checks, questions and offers are samples and say so. Market prices and the farm guide are real.',
  people: {
    otieno: 'Pro, three fields in Siaya',
    wanjiku: 'Free, one coffee field in Kirinyaga',
    karimi: 'Staff: accounts, prices, what users reported',
  },
  firstTime: (seconds: number) => `The first time takes about ${seconds} seconds.`,
  preparing: 'Preparing the sample village…',
  progress: (done: number, all: number) => `${done} of ${all} steps`,
  continues: 'You are signed in as soon as it is ready.',
  failed: 'The sample village could not be prepared. Try again. The server’s log says why.',
  back: 'Back to sign-in',
};
