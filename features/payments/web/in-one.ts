/** Keeps the currency and the figure of an amount on one line. */
export const inOne = (money: string): string => money.replace(' ', '\u00a0');
