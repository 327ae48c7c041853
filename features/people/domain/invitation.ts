/** Long enough for the whole id, in case the shorter forms are taken. */
const codePattern = /^[0-9A-F]{8,32}$/;

/** A code in normalised form; null when invalid. */
export const invitationCode = (text: string): string | null => {
  const code = text.trim().toUpperCase();
  return codePattern.test(code) ? code : null;
};

/** The first eight characters of the farmer's id, plus one for each code already taken. */
export const candidateCodes = (userId: string): readonly string[] => {
  const id = userId.replace(/-/g, '').toUpperCase();
  return Array.from({ length: id.length - 7 }, (_, more) => id.slice(0, 8 + more));
};

const MIN_SHOWN_COUNT = 100;

/** The farmer count that a page may show: rounded down to two significant digits; null below a hundred. */
export const roundFarmerCount = (count: number): number | null => {
  if (count < MIN_SHOWN_COUNT) return null;
  const step = 10 ** (String(Math.floor(count)).length - 2);
  return Math.floor(count / step) * step;
};
