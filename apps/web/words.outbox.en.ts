/** Loads with the outbox, not with the first screen. */
export const outboxEn = {
  full: 'Your phone is full, so we can’t update it. Free some space. Your work is saved.',
  yourChoice: 'Choose',
  missing: 'What changed will show here when you’re online.',
};
