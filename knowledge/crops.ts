import { say } from './say.ts';
import type { Said } from './types.ts';

export interface Crop {
  readonly key: string;
  readonly name: Said;
  readonly scientificName: string;
  /** `photo`: the leaf model knows it; `guided_key`: told apart by questions, not by a photo. */
  readonly check: 'photo' | 'guided_key';
  /** Offered where a crop is chosen for a leaf check. */
  readonly offered: boolean;
}

const photo = (key: string, en: string, sw: string, scientificName: string): Crop => ({ key, name: say(en, sw), scientificName, check: 'photo', offered: true });
const guided = (key: string, en: string, sw: string, scientificName: string, offered = false): Crop => ({ key, name: say(en, sw), scientificName, check: 'guided_key', offered });

/** Crops known by photo first, then the rest of the offered list, then other crops of Kenyan fields. */
export const crops: readonly Crop[] = [
  photo('maize', 'Maize', 'Mahindi', 'Zea mays'),
  photo('bean', 'Beans', 'Maharagwe', 'Phaseolus vulgaris'),
  photo('coffee', 'Coffee', 'Kahawa', 'Coffea arabica'),
  guided('tomato', 'Tomato', 'Nyanya', 'Solanum lycopersicum', true),
  guided('potato', 'Potato', 'Viazi', 'Solanum tuberosum', true),
  guided('cassava', 'Cassava', 'Muhogo', 'Manihot esculenta', true),
  guided('rice', 'Rice', 'Mpunga', 'Oryza sativa', true),
  guided('wheat', 'Wheat', 'Ngano', 'Triticum aestivum', true),
  guided('banana', 'Banana', 'Ndizi', 'Musa spp.', true),
  guided('cotton', 'Cotton', 'Pamba', 'Gossypium hirsutum', true),
  guided('soybean', 'Soybean', 'Soya', 'Glycine max', true),
  guided('sweet_potato', 'Sweet potato', 'Viazi vitamu', 'Ipomoea batatas'),
  guided('sorghum', 'Sorghum', 'Mtama', 'Sorghum bicolor'),
  guided('finger_millet', 'Finger millet', 'Wimbi', 'Eleusine coracana'),
  guided('pearl_millet', 'Pearl millet', 'Uwele', 'Pennisetum glaucum'),
  guided('cowpea', 'Cowpea', 'Kunde', 'Vigna unguiculata'),
  guided('pigeon_pea', 'Pigeon pea', 'Mbaazi', 'Cajanus cajan'),
  guided('green_gram', 'Green gram', 'Ndengu', 'Vigna radiata'),
  guided('groundnut', 'Groundnut', 'Karanga', 'Arachis hypogaea'),
  guided('sunflower', 'Sunflower', 'Alizeti', 'Helianthus annuus'),
  guided('sesame', 'Sesame', 'Ufuta', 'Sesamum indicum'),
  guided('kale', 'Kale', 'Sukuma wiki', 'Brassica oleracea'),
  guided('cabbage', 'Cabbage', 'Kabichi', 'Brassica oleracea'),
  guided('spinach', 'Spinach', 'Spinachi', 'Beta vulgaris'),
  guided('amaranth', 'Amaranth', 'Mchicha', 'Amaranthus spp.'),
  guided('onion', 'Onion', 'Kitunguu', 'Allium cepa'),
  guided('carrot', 'Carrot', 'Karoti', 'Daucus carota'),
  guided('capsicum', 'Capsicum', 'Pilipili hoho', 'Capsicum annuum'),
  guided('sugarcane', 'Sugarcane', 'Miwa', 'Saccharum officinarum'),
  guided('tea', 'Tea', 'Chai', 'Camellia sinensis'),
  guided('mango', 'Mango', 'Embe', 'Mangifera indica'),
  guided('avocado', 'Avocado', 'Parachichi', 'Persea americana'),
  guided('orange', 'Orange', 'Chungwa', 'Citrus sinensis'),
  guided('pawpaw', 'Pawpaw', 'Papai', 'Carica papaya'),
  guided('passion_fruit', 'Passion fruit', 'Pasheni', 'Passiflora edulis'),
];

const byKey: ReadonlyMap<string, Crop> = new Map(crops.map((crop) => [crop.key, crop]));
/** Words farmers use for a crop besides its two names. */
const otherNames: Readonly<Record<string, string>> = { corn: 'maize', maharage: 'bean' };
const spellings = ({ key, name }: Crop): readonly string[] => {
  const en = name.en.toLowerCase();
  return [key, en, `${en}s`, `${en}es`, `${key}s`, name.sw.toLowerCase()];
};
const bySpelling: ReadonlyMap<string, string> = new Map([...crops.flatMap((crop) => spellings(crop).map((word) => [word, crop.key] as const)), ...Object.entries(otherNames)]);

/** The crop behind what somebody typed, in either language, one or many. */
export const cropByTyped = (typed: string): Crop | undefined => byKey.get(bySpelling.get(typed.trim().toLowerCase()) ?? '');

export const cropByKey = (key: string): Crop | undefined => byKey.get(key);
