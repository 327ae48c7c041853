/** The product's name, said alike in both languages. */
export const PRODUCT = 'Mavuno';
