/** Digits and small letters without those that look alike: each encodes five bits. */
export const CODE_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 130 bits: too many to guess. */
export const CODE_LENGTH = 26;

export const codeFromBytes = (random: Uint8Array): string =>
  Array.from(random.slice(0, CODE_LENGTH), (byte) => CODE_ALPHABET[byte & 31]).join('');
