/**
 * Normalises a Kenyan number (0712…, 0110…, 020…, +254…), or a foreign one with its plus, to +digits; null
 * when invalid.
 */
export const normalizePhone = (text: string): string | null => {
  const bare = text
    .trim()
    .replace(/^tel:/i, '')
    .replace(/[\s().-]/g, '');
  const national = /^(?:\+?254|00254|0)([1-9]\d{6,8})$/.exec(bare)?.[1];
  if (national) return hasValidLength(national) ? `+254${national}` : null;
  return /^\+(?!254)[1-9]\d{7,14}$/.test(bare) ? bare : null;
};

/** Mobile numbers have nine digits after 254 and start with 7 or 1; landlines have seven to nine. */
const hasValidLength = (national: string): boolean =>
  /^[71]/.test(national) ? national.length === 9 : /^[2-6]\d{6,8}$/.test(national);

export const isMobile = (phone: string): boolean => /^\+254[71]\d{8}$/.test(phone);

/** The first valid number in a text with several: "0712 345678; 020 123456". */
export const firstPhone = (text: string | undefined): string | null => {
  for (const one of (text ?? '').split(/[;,/]/)) {
    const phone = normalizePhone(one);
    if (phone) return phone;
  }
  return null;
};

/** Formatted for display: 0712 345 678. */
export const phoneText = (phone: string): string =>
  isMobile(phone) ? `0${phone.slice(4, 7)} ${phone.slice(7, 10)} ${phone.slice(10)}` : phone;

/** A WhatsApp link to a number, or to a contact of the farmer's choice without one. */
export const whatsappLink = (phone: string | null, text: string): string =>
  `https://wa.me/${phone ? phone.slice(1) : ''}?text=${encodeURIComponent(text)}`;
