/** Loads with the outbox or its block on home, not with the first screen. */
export const outboxEn = {
  full: 'Your phone is full, so we can’t update it. Free some space. Your work is saved.',
  yourChoice: 'Choose',
  missing: 'What changed will show here when you’re online.',
  block: {
    offline: 'You are offline',
    unsent: 'Not sent yet',
    signedOut: 'Sign in again to send',
    safe: 'Nothing is lost.',
    count: (waiting: number, refused: number) =>
      [
        waiting > 0 && `${waiting} waiting to send`,
        refused > 0 && (refused === 1 ? '1 needs you' : `${refused} need you`),
      ]
        .filter(Boolean)
        .join(', '),
    waits: 'Waiting',
    change: 'Needs you',
    rest: (n: number) => `See ${n} more`,
  },
};
