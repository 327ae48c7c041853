export const memoryEn = {
  outbox: { note: 'What the app remembers' },
};
