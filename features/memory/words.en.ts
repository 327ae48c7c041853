export const memoryEn = {
  outbox: { note: 'Update what Mavuno remembers' },
};
