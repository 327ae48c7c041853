import { counties } from '#features/places/domain/counties.ts';

/** Towns and areas that farmers name instead of their county. */
const towns: Readonly<Record<string, (typeof counties)[number]>> = {
  kitale: 'Trans Nzoia',
  eldoret: 'Uasin Gishu',
  'mois bridge': 'Uasin Gishu',
  kapsabet: 'Nandi',
  kapenguria: 'West Pokot',
  iten: 'Elgeyo-Marakwet',
  webuye: 'Bungoma',
  kimilili: 'Bungoma',
  mumias: 'Kakamega',
  butere: 'Kakamega',
  mbale: 'Vihiga',
  malaba: 'Busia',
  bondo: 'Siaya',
  ugunja: 'Siaya',
  ahero: 'Kisumu',
  muhoroni: 'Kisumu',
  mbita: 'Homa Bay',
  oyugis: 'Homa Bay',
  rongo: 'Migori',
  kuria: 'Migori',
  keroka: 'Nyamira',
  sotik: 'Bomet',
  litein: 'Kericho',
  londiani: 'Kericho',
  molo: 'Nakuru',
  naivasha: 'Nakuru',
  njoro: 'Nakuru',
  gilgil: 'Nakuru',
  subukia: 'Nakuru',
  bahati: 'Nakuru',
  kinangop: 'Nyandarua',
  'ol kalou': 'Nyandarua',
  engineer: 'Nyandarua',
  nyahururu: 'Laikipia',
  nanyuki: 'Laikipia',
  rumuruti: 'Laikipia',
  karatina: 'Nyeri',
  othaya: 'Nyeri',
  mwea: 'Kirinyaga',
  kerugoya: 'Kirinyaga',
  kutus: 'Kirinyaga',
  kangema: 'Murang’a',
  maragua: 'Murang’a',
  muranga: 'Murang’a',
  thika: 'Kiambu',
  limuru: 'Kiambu',
  gatundu: 'Kiambu',
  githunguri: 'Kiambu',
  chuka: 'Tharaka-Nithi',
  maua: 'Meru',
  timau: 'Meru',
  nkubu: 'Meru',
  runyenjes: 'Embu',
  mwingi: 'Kitui',
  kangundo: 'Machakos',
  matuu: 'Machakos',
  wote: 'Makueni',
  kibwezi: 'Makueni',
  emali: 'Makueni',
  loitoktok: 'Kajiado',
  oloitokitok: 'Kajiado',
  ngong: 'Kajiado',
  voi: 'Taita-Taveta',
  taveta: 'Taita-Taveta',
  wundanyi: 'Taita-Taveta',
  malindi: 'Kilifi',
  mariakani: 'Kilifi',
  ukunda: 'Kwale',
  msambweni: 'Kwale',
  hola: 'Tana River',
  marigat: 'Baringo',
  eldama: 'Baringo',
  maralal: 'Samburu',
  lodwar: 'Turkana',
  katilu: 'Turkana',
};
/** Names that are also ordinary farming words. They count only after "in", "huko" and the like. */
const AMBIGUOUS_PLACES: ReadonlySet<string> = new Set(['bahati', 'wote', 'maua', 'engineer', 'mbale']);
const PLACE_PREPOSITIONS: ReadonlySet<string> = new Set([
  'in',
  'at',
  'near',
  'from',
  'around',
  'huko',
  'kule',
  'hapa',
  'eneo',
  'kaunti',
  'county',
  'of',
  'mji',
]);

const normalizeName = (name: string): string => name.toLowerCase().replace(/’/g, '').replace(/-/g, ' ');
const countyByName: ReadonlyMap<string, string> = new Map([
  ...counties.map((county) => [normalizeName(county), county] as const),
  ...Object.entries(towns),
]);

const placeWords: ReadonlySet<string> = new Set(
  [...countyByName.keys()]
    .flatMap((name) => name.split(' '))
    .filter((word) => word.length > 3 && !AMBIGUOUS_PLACES.has(word)),
);
/** A word of a county or town: it names a place, not a topic. */
export const isPlaceWord = (word: string): boolean => placeWords.has(word);

/** The county named in a question, directly or by one of its towns. `words` must be folded. */
export const countyIn = (words: readonly string[]): string | null => {
  for (let i = 0; i < words.length; i += 1) {
    for (const length of [3, 2, 1]) {
      const name = words.slice(i, i + length).join(' ');
      const county = countyByName.get(name);
      if (county !== undefined && (!AMBIGUOUS_PLACES.has(name) || PLACE_PREPOSITIONS.has(words[i - 1] ?? '')))
        return county;
    }
  }
  return null;
};

const HIGHLAND_COUNTIES =
  /^(?:nyandarua|elgeyo marakwet|trans nzoia|uasin gishu|nandi|kericho|bomet|nyamira|kisii)$/;
const DRYLAND_COUNTIES =
  /^(?:kitui|makueni|machakos|garissa|wajir|mandera|marsabit|isiolo|turkana|samburu|tana river|kajiado|tharaka nithi)$/;
/** The altitude or dryness zone: as stated in the text, else that of the county. */
export const zoneIn = (text: string, county: string | null): 'low' | 'middle' | 'high' | 'dry' | null => {
  if (
    /\b(?:dry(?:land)? (?:area|place|county|region|zone)|arid|asal|semi ?arid|kame|ukame|drylands?|rain is little|mvua kidogo|mvua haba)\b/.test(
      text,
    )
  )
    return 'dry';
  if (/\b(?:highlands?|nyanda za juu|high altitude|mlimani|cold area|maeneo ya baridi)\b/.test(text))
    return 'high';
  if (/\b(?:lowlands?|nyanda za chini|coast|pwani)\b/.test(text)) return 'low';
  const name = county === null ? '' : normalizeName(county);
  return HIGHLAND_COUNTIES.test(name) ? 'high' : DRYLAND_COUNTIES.test(name) ? 'dry' : null;
};
