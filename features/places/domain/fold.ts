/**
 * Normalises a typed name: no capitals, accents, apostrophes or hyphens. "Lang’ata" and "langata" become
 * equal; "Lang ata" only after `withoutSpaces`.
 */
export const normalizePlaceName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘`´]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The same without spaces, so that "Su bukia" matches "Subukia". */
export const withoutSpaces = (folded: string): string => folded.replace(/ /g, '');
