/** An amount that does not break between its currency and its figure. */
export const inOne = (money: string): string => money.replace(' ', '\u00a0');
