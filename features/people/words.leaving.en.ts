// @cache later

export const signOutDialogEn = {
  title: 'Sign out?',
  removed:
    'Your farm is removed from this phone and comes back when you sign in again. Forms you have not finished are deleted.',
  sent: 'Everything is sent.',
  waiting: (count: number) =>
    count === 1
      ? '1 thing is still waiting to be sent. It stays on this phone, locked to your account, and is sent when you sign in again.'
      : `${count} things are still waiting to be sent. They stay on this phone, locked to your account, and are sent when you sign in again.`,
  refused: (count: number) =>
    count === 1
      ? '1 thing was not accepted. It stays on this phone, locked to your account, until you decide about it.'
      : `${count} things were not accepted. They stay on this phone, locked to your account, until you decide about them.`,
  sendFirst: 'Stay and send first',
  decideFirst: 'Stay and decide first',
  signOut: 'Sign out',
  discard: 'Discard and sign out',
  discardTitle: (count: number) => (count === 1 ? 'Discard 1 thing?' : `Discard ${count} things?`),
  discardText: (count: number): string =>
    count === 1
      ? 'It was never sent. Nobody can bring it back.'
      : 'They were never sent. Nobody can bring them back.',
  discardFailed:
    'You are signed out, but what was not sent could not be discarded. It stays on this phone, locked to your account.',
  failed: 'Failed to sign out',
};

export type SignOutDialogWords = typeof signOutDialogEn;
