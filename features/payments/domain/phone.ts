/**
 * A Kenyan mobile number as people write it (07…, 01…, +254…, 254…), as M-Pesa takes it: 2547… or 2541…; null
 * when it is none.
 */
export const mpesaNumber = (typed: string): string | null => {
  const bare = typed.trim().replace(/[\s().-]/g, '');
  const national = /^(?:\+?254|00254|0)?([17]\d{8})$/.exec(bare)?.[1];
  return national ? `254${national}` : null;
};
