/** A gallery photo already exists in the gallery, so a second copy is made only on request (SCN-07b). */
export const SAVE_UPLOADS_KEY = 'scan_keep_uploads';
