/**
 * better-auth requires an address; an account that was opened by phone number has one in this reserved
 * domain.
 */
const DOMAIN = '@phone.invalid';

export const placeholderEmail = (id: string): string => `${id}${DOMAIN}`;

export const isPlaceholderEmail = (email: string): boolean => email.endsWith(DOMAIN);

/** The account's address, or '' where it has none. */
export const realEmail = (email: string): string => (isPlaceholderEmail(email) ? '' : email);
