/** The parser of pdf.js. Importing it registers it with the pdf.js API. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';
