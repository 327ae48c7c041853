/** The product's name, the same in both languages. */
export const PRODUCT = 'Mavuno';
