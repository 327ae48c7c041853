/**
 * Download size of the PDF reader, Brotli-compressed, fetched once. A test of the build output checks it to
 * within 10 %.
 */
export const PDF_READER_BYTES = 415_000;
