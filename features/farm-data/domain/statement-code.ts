/** Digits and small letters without those that look alike: each encodes five bits. */
export const CODE_SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
/** 130 bits: too many to guess. */
export const CODE_LENGTH = 26;

export const codeOf = (random: Uint8Array): string =>
  Array.from(random.slice(0, CODE_LENGTH), (byte) => CODE_SIGNS[byte & 31]).join('');
