/** The whole file of Kenya's twenty years has 3.5 MB. */
export const MAX_LIST_BYTES = 30_000_000;
/** What an administrator brings by hand. */
export const MAX_UPLOAD_BYTES = 8_000_000;
