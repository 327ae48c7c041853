import { type CropParameters, cropParameters, type ParameterKey } from './crop-parameters.ts';

/**
 * The parameter row of each crop of the product (knowledge/crops.ts). `near`: the row belongs to a close
 * relative, and the app says so.
 */
const rows: Readonly<Partial<Record<string, { readonly key: ParameterKey; readonly near?: true }>>> = {
  tomato: { key: 'tomato' },
  potato: { key: 'potato' },
  bean: { key: 'bean_dry' },
  rice: { key: 'rice_paddy' },
  wheat: { key: 'wheat_spring' },
  sorghum: { key: 'sorghum' },
  finger_millet: { key: 'finger_millet' },
  pearl_millet: { key: 'finger_millet', near: true },
  coffee: { key: 'coffee' },
  tea: { key: 'tea' },
  cotton: { key: 'cotton' },
  soybean: { key: 'soybean' },
  groundnut: { key: 'groundnut' },
  cowpea: { key: 'cowpea_greengram' },
  green_gram: { key: 'cowpea_greengram' },
  blackgram: { key: 'cowpea_greengram', near: true },
  kale: { key: 'kale' },
  cabbage: { key: 'cabbage' },
  onion: { key: 'onion_dry' },
  carrot: { key: 'carrot' },
  spinach: { key: 'spinach' },
  sweet_potato: { key: 'sweet_potato' },
  sunflower: { key: 'sunflower' },
  sesame: { key: 'sesame' },
  capsicum: { key: 'capsicum' },
  chilli: { key: 'capsicum', near: true },
  sugarcane: { key: 'sugarcane' },
  avocado: { key: 'avocado' },
  citrus: { key: 'citrus' },
};

/**
 * Maize above 150 days from planting to harvest is the long type, above 112 the medium one: half-way between
 * the row lengths.
 */
const maizeTypeFor = (days: number | null): ParameterKey =>
  days === null || (days <= 150 && days > 112) ? 'maize_medium' : days > 150 ? 'maize_long' : 'maize_early';
/** FAO-56 ends the first year of cassava after 210 days and of banana after 390. */
const parameterKeyForAge = (crop: 'cassava' | 'banana', age: number): ParameterKey => {
  if (crop === 'cassava') return age < 210 ? 'cassava_y1' : 'cassava_y2';
  return age < 390 ? 'banana_y1' : 'banana_y2';
};

export interface CropRow {
  readonly row: CropParameters;
  readonly isFromRelative: boolean;
  /** Days since planting at which the row starts. */ readonly startsAfterDays: number;
}

/**
 * The parameters of one of our crops; null where no figures were published (mango, pawpaw, passion fruit,
 * pigeon pea, amaranth, a mixed plot). `totalDays`: from planting to the last harvest; `age`: days since
 * planting.
 */
export const rowOfCrop = (crop: string | null, totalDays: number | null, age = 0): CropRow | null => {
  if (crop === 'maize')
    return { row: cropParameters(maizeTypeFor(totalDays)), isFromRelative: false, startsAfterDays: 0 };
  if (crop === 'cassava' || crop === 'banana') {
    const row = cropParameters(parameterKeyForAge(crop, age));
    return {
      row,
      isFromRelative: false,
      startsAfterDays: row.key === 'cassava_y2' ? 210 : row.key === 'banana_y2' ? 390 : 0,
    };
  }
  const found = crop === null ? undefined : rows[crop];
  return found
    ? { row: cropParameters(found.key), isFromRelative: found.near ?? false, startsAfterDays: 0 }
    : null;
};
