/**
 * Names as people type them: no capitals, accents, apostrophes or hyphens; "Lang’ata", "langata" and "Lang
 * ata" meet.
 */
export const fold = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘`´]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The same without its spaces, for "Subukia" against "Su bukia". */
export const squeeze = (folded: string): string => folded.replace(/ /g, '');
