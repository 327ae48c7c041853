/** Preference: the field whose size the farmer answered with "I don't know" on this phone. */
export const UNKNOWN_SIZE = 'mavuno_size_unknown';
