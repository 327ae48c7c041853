/** Loads with the outbox, not with the first screen. */
export const outboxEn = {
  full: 'This phone is full, so news from the server has to wait. Free some space. What you did is saved.',
  yourChoice: 'You choose',
  missing: 'What changed shows here once there is a network.',
};
