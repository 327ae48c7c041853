/** A picture from the gallery is in the gallery already: a second copy only on wish (SCN-07b). */
export const SAVE_UPLOADS_KEY = 'scan_keep_uploads';
