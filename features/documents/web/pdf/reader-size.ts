/**
 * What the reader of PDFs costs to fetch, once, compressed by Brotli; a test of the built files holds it to a
 * tenth.
 */
export const PDF_READER_BYTES = 415_000;
