/** Keeps the currency and the figure of an amount on one line. */
export const noWrap = (money: string): string => money.replace(' ', '\u00a0');
