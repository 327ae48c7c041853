/** The complete file for Kenya's twenty years is 3.5 MB. */
export const MAX_LIST_BYTES = 30_000_000;
/** Limit for a manual upload by an administrator. */
export const MAX_UPLOAD_BYTES = 8_000_000;
