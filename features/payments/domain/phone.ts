/**
 * Normalises a Kenyan mobile number (07…, 01…, +254…, 254…) to M-Pesa's format 2547… or 2541…; null when
 * invalid.
 */
export const mpesaNumber = (typed: string): string | null => {
  const bare = typed.trim().replace(/[\s().-]/g, '');
  const national = /^(?:\+?254|00254|0)?([17]\d{8})$/.exec(bare)?.[1];
  return national ? `254${national}` : null;
};
