interface Chunk { readonly name: string; readonly moduleIds: readonly string[] }

/** What of the knowledge the shell always has: crops, names with their signs, the guided key, rules of safe use. */
const SHELL = /\/knowledge\/(names\/|(crops|books|index|names|aliases|material|say|type-names|sign-words|guided-key|no-answer|safe-use|substances)\.ts)/;

const isPage = (id: string): boolean => id.includes('/knowledge/') && !SHELL.test(id);

const isMap = (id: string): boolean => id.includes('/node_modules/leaflet/');

/** Pages of the knowledge, and the map, get a name of their own: they stay out of the installed shell and are kept when first used. */
export const chunkName = ({ name, moduleIds }: Chunk): string =>
  (moduleIds.some(isMap) ? `assets/map-${name}-[hash].js` : moduleIds.length > 0 && moduleIds.every(isPage) ? `assets/book-${name}-[hash].js` : 'assets/[name]-[hash].js');
