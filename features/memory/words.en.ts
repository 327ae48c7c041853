export const memoryEn = {
  outbox: 'What the app remembers',
};
