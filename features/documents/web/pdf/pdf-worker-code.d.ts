/** The part of pdf.js that parses; importing it makes it known to the part that asks. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';
