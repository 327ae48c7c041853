import { bilingual } from './bilingual.ts';
import type { Book, Bilingual } from './types.ts';

export interface Crop {
  readonly key: string;
  readonly name: Bilingual;
  readonly scientificName: string;
  /**
   * `photo`: the leaf model recognises the crop. `lab`: the model was trained on laboratory photos only, so
   * it never gives a single name. `guided_key`: identified by questions, not by a photo.
   */
  readonly check: 'photo' | 'lab' | 'guided_key';
  /** The book with its conditions; absent for crops that only have the pests of all crops. */
  readonly book: Book | null;
  /** Whether the crop can be chosen for a leaf check. */
  readonly offered: boolean;
}

type Line = readonly [key: string, en: string, sw: string, scientificName: string, book?: Book | null];
const crop = (check: Crop['check'], [key, en, sw, scientificName, book = key as Book]: Line): Crop =>
  ({ key, name: bilingual(en, sw), scientificName, check, book, offered: book !== null });

const byPhoto: readonly Line[] = [
  ['maize', 'Maize', 'Mahindi', 'Zea mays'],
  ['bean', 'Beans', 'Maharagwe', 'Phaseolus vulgaris'],
  ['coffee', 'Coffee', 'Kahawa', 'Coffea arabica'],
  ['groundnut', 'Groundnut', 'Karanga', 'Arachis hypogaea'],
  ['mango', 'Mango', 'Embe', 'Mangifera indica'],
  ['chilli', 'Chilli', 'Pilipili kali', 'Capsicum annuum, C. frutescens', 'pepper'],
  ['blackgram', 'Black gram', 'Ndengu nyeusi', 'Vigna mungo'],
];
const byLabPhoto: readonly Line[] = [
  ['tomato', 'Tomato', 'Nyanya', 'Solanum lycopersicum'],
  ['potato', 'Potato', 'Viazi', 'Solanum tuberosum'],
  ['capsicum', 'Capsicum', 'Pilipili hoho', 'Capsicum annuum', 'pepper'],
  ['citrus', 'Citrus', 'Michungwa na malimau', 'Citrus spp.'],
];
const byQuestions: readonly Line[] = [
  ['cassava', 'Cassava', 'Muhogo', 'Manihot esculenta'],
  ['rice', 'Rice', 'Mpunga', 'Oryza sativa'],
  ['wheat', 'Wheat', 'Ngano', 'Triticum aestivum'],
  ['banana', 'Banana', 'Ndizi', 'Musa spp.'],
  ['cotton', 'Cotton', 'Pamba', 'Gossypium hirsutum'],
  ['soybean', 'Soybean', 'Soya', 'Glycine max'],
  ['sweet_potato', 'Sweet potato', 'Viazi vitamu', 'Ipomoea batatas'],
  ['sorghum', 'Sorghum', 'Mtama', 'Sorghum bicolor'],
  ['finger_millet', 'Finger millet', 'Wimbi', 'Eleusine coracana'],
  ['pearl_millet', 'Pearl millet', 'Uwele', 'Pennisetum glaucum', null],
  ['cowpea', 'Cowpea', 'Kunde', 'Vigna unguiculata'],
  ['pigeon_pea', 'Pigeon pea', 'Mbaazi', 'Cajanus cajan'],
  ['green_gram', 'Green gram', 'Ndengu', 'Vigna radiata', 'cowpea'],
  ['sunflower', 'Sunflower', 'Alizeti', 'Helianthus annuus'],
  ['sesame', 'Sesame', 'Ufuta', 'Sesamum indicum', null],
  ['kale', 'Kale', 'Sukuma wiki', 'Brassica oleracea'],
  ['cabbage', 'Cabbage', 'Kabichi', 'Brassica oleracea', 'kale'],
  ['spinach', 'Spinach', 'Spinachi', 'Beta vulgaris'],
  ['amaranth', 'Amaranth', 'Mchicha', 'Amaranthus spp.', 'spinach'],
  ['onion', 'Onion', 'Kitunguu', 'Allium cepa'],
  ['carrot', 'Carrot', 'Karoti', 'Daucus carota', null],
  ['sugarcane', 'Sugarcane', 'Miwa', 'Saccharum officinarum'],
  ['tea', 'Tea', 'Chai', 'Camellia sinensis'],
  ['avocado', 'Avocado', 'Parachichi', 'Persea americana'],
  ['pawpaw', 'Pawpaw', 'Papai', 'Carica papaya'],
  ['passion_fruit', 'Passion fruit', 'Pasheni', 'Passiflora edulis'],
];

/** Crops recognised by photo first, then those trained on laboratory photos, then the rest. */
export const crops: readonly Crop[] = [
  ...byPhoto.map((line) => crop('photo', line)),
  ...byLabPhoto.map((line) => crop('lab', line)),
  ...byQuestions.map((line) => crop('guided_key', line)),
];

const byKey: ReadonlyMap<string, Crop> = new Map(crops.map((crop) => [crop.key, crop]));
/** Words farmers use for a crop besides its two names. */
const otherNames: Readonly<Record<string, string>> = {
  corn: 'maize', maharage: 'bean', orange: 'citrus', oranges: 'citrus', chungwa: 'citrus', machungwa: 'citrus', mchungwa: 'citrus', michungwa: 'citrus',
  lemon: 'citrus', lemons: 'citrus', limau: 'citrus', malimau: 'citrus', ndimu: 'citrus', tangerine: 'citrus', chenza: 'citrus', machenza: 'citrus',
  pilipili: 'chilli', chili: 'chilli', chilies: 'chilli', chillies: 'chilli', 'sweet pepper': 'capsicum', hoho: 'capsicum', urad: 'blackgram', choroko: 'green_gram',
  sukuma: 'kale', mbatata: 'potato', 'irish potato': 'potato', 'irish potatoes': 'potato', pojo: 'green_gram', karakara: 'passion_fruit', papaya: 'pawpaw', simsim: 'sesame', njugu: 'groundnut', peanut: 'groundnut', peanuts: 'groundnut',
};
const spellings = ({ key, name }: Crop): readonly string[] => {
  const en = name.en.toLowerCase();
  return [key, en, `${en}s`, `${en}es`, `${key}s`, name.sw.toLowerCase()];
};
const bySpelling: ReadonlyMap<string, string> = new Map([...crops.flatMap((crop) => spellings(crop).map((word) => [word, crop.key] as const)), ...Object.entries(otherNames)]);

/** The crop that a typed name means, in either language, singular or plural. */
export const findCropByName = (typed: string): Crop | undefined => byKey.get(bySpelling.get(typed.trim().toLowerCase()) ?? '');

/** Its name in this language, or the typed text; empty when it is not a text. */
export const cropName = (typed: unknown, language: 'en' | 'sw'): string =>
  typeof typed === 'string' ? (findCropByName(typed)?.name[language] ?? typed.trim()) : '';

export const cropByKey = (key: string): Crop | undefined => byKey.get(key);
