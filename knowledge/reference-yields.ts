/**
 * Yields in Kenya: median of 2020 to 2024 in kg per hectare, whole numbers computed from FAOSTAT (QCL,
 * "Yield"), © FAO, CC BY 4.0. Harvested weight as FAOSTAT counts it: dry beans, paddy, green coffee,
 * groundnuts in shell, seed cotton, green tea leaf. Crops without their own FAOSTAT series for Kenya (kale,
 * amaranth, citrus, pawpaw, passion fruit) are left out.
 */
export const REFERENCE_YIELD_YEARS = '2020–2024';

const kgPerHectare: Readonly<Record<string, number>> = {
  maize: 1666, bean: 675, potato: 9684, tomato: 21_764, cassava: 14_736, sweet_potato: 12_294, rice: 5882, wheat: 3044, sorghum: 958,
  // One FAOSTAT series for all millets.
  finger_millet: 587, pearl_millet: 587,
  banana: 27_160, coffee: 435, cotton: 378, soybean: 1007, cabbage: 34_122, onion: 15_326, carrot: 16_537, spinach: 16_732, groundnut: 1000,
  cowpea: 578, pigeon_pea: 674, sunflower: 1000, sesame: 643, avocado: 17_204,
  // Includes guava, as in FAOSTAT.
  mango: 11_680,
  // Green chillies and peppers.
  chilli: 8413, capsicum: 8413,
  tea: 11_316, sugarcane: 74_600,
};

/** `crop`: a key of crops.ts. Null if there is no figure. */
export const referenceYield = (crop: string | null): number | null => (crop === null ? null : kgPerHectare[crop] ?? null);
