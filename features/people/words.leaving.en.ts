export const signOutDialogEn = {
  title: 'Sign out?',
  removed:
    'We remove your farm from this phone. It comes back when you sign in again. We delete unfinished forms.',
  sent: 'Everything is sent.',
  waiting: (count: number) =>
    count === 1
      ? '1 change isn’t sent yet. It stays on this phone, locked to your account. We send it when you sign in again.'
      : `${count} changes aren’t sent yet. They stay on this phone, locked to your account. We send them when you sign in again.`,
  refused: (count: number) =>
    count === 1
      ? '1 change wasn’t accepted. It stays on this phone, locked to your account, until you decide.'
      : `${count} changes weren’t accepted. They stay on this phone, locked to your account, until you decide.`,
  sendFirst: 'Stay and send first',
  decideFirst: 'Stay and decide first',
  signOut: 'Sign out',
  discard: 'Discard and sign out',
  discardTitle: (count: number) => (count === 1 ? 'Discard 1 change?' : `Discard ${count} changes?`),
  discardText: (count: number): string =>
    count === 1 ? 'It was never sent. You can’t undo this.' : 'They were never sent. You can’t undo this.',
  discardFailed:
    'You’re signed out, but we couldn’t discard your unsent work. It stays on this phone, locked to your account.',
  failed: 'Failed to sign out',
};

export type SignOutDialogWords = typeof signOutDialogEn;
