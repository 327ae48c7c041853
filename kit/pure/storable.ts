/**
 * What a database keeps of a text from outside: PostgreSQL takes no NUL, and its JSON no half of a pair of
 * surrogates.
 */
export const storable = (text: string): string => text.replace(/[\0\p{Cs}]/gu, '');
