import { referenceYield } from '#knowledge/reference-yields.ts';

/**
 * Expected maize yield of a hectare by county, computed by us from KilimoSTAT (Ministry of Agriculture and
 * Livestock Development, Kenya), 2012 to 2023, years with at least 1,000 ha. Columns: expected next harvest
 * (t/ha), mean (t/ha), number of years, sigma of the logarithm, and 1 where the back-test was no better than
 * the county's own mean. Written by `npm run -s eval -- yield <csv> --table`. Garissa, Isiolo and Wajir grow
 * too little maize for a figure.
 */
const maizeByCounty: Readonly<Record<string, string>> = {
  'Baringo': '1.81 1.67 12 0.25 1',
  'Bomet': '1.92 1.79 12 0.26 1',
  'Bungoma': '2.78 2.91 12 0.18 0',
  'Busia': '1.45 1.40 12 0.22 1',
  'Elgeyo-Marakwet': '3.09 2.95 12 0.21 1',
  'Embu': '0.98 0.91 12 0.40 0',
  'Homa Bay': '1.40 1.38 12 0.19 0',
  'Kajiado': '0.98 0.90 12 0.85 0',
  'Kakamega': '2.15 2.37 12 0.24 0',
  'Kericho': '2.55 2.49 12 0.22 0',
  'Kiambu': '1.06 1.09 12 0.56 0',
  'Kilifi': '0.72 0.68 10 0.41 1',
  'Kirinyaga': '1.18 1.14 12 0.35 0',
  'Kisii': '1.81 1.82 12 0.22 1',
  'Kisumu': '1.47 1.39 12 0.54 0',
  'Kitui': '0.41 0.41 12 0.72 1',
  'Kwale': '0.87 0.83 12 0.55 1',
  'Laikipia': '1.43 1.41 12 0.78 1',
  'Lamu': '1.36 1.27 12 0.51 1',
  'Machakos': '0.79 0.63 12 0.52 1',
  'Makueni': '0.61 0.61 12 0.37 0',
  'Mandera': '0.62 0.55 9 0.34 0',
  'Meru': '1.09 1.10 12 0.26 1',
  'Migori': '1.26 1.25 11 0.29 1',
  'Murang’a': '0.86 0.86 11 0.21 0',
  'Nakuru': '2.80 2.73 12 0.27 0',
  'Nandi': '2.54 2.60 12 0.18 0',
  'Narok': '2.20 2.15 12 0.21 0',
  'Nyamira': '1.43 1.46 12 0.19 0',
  'Nyandarua': '1.80 1.64 12 0.24 0',
  'Nyeri': '0.95 0.90 12 0.32 1',
  'Samburu': '1.42 1.10 12 0.75 0',
  'Siaya': '1.31 1.25 12 0.29 0',
  'Taita-Taveta': '0.86 0.84 11 0.49 1',
  'Tana River': '1.03 1.03 12 0.48 1',
  'Tharaka-Nithi': '1.11 1.06 12 0.40 1',
  'Trans Nzoia': '3.86 3.95 11 0.16 0',
  'Turkana': '0.93 0.99 12 0.65 0',
  'Uasin Gishu': '3.81 3.73 12 0.18 1',
  'Vihiga': '1.29 1.33 12 0.19 0',
  'West Pokot': '2.00 2.01 12 0.39 0',
};

export const RECORD_YEARS = '2012–2023';

/**
 * The spread between years where no county figures were measured: our own choice, wider than that of maize
 * in most counties.
 */
const UNMEASURED_SIGMA = 0.45;

export interface Base {
  readonly tonnes: number;
  readonly sigma: number;
  /** `county`: measured there; `country`: one figure for all Kenya (FAOSTAT), with a range that is a design value. */
  readonly from: 'county' | 'country';
  /** The county's own past mean, t/ha, and of how many years; null for the country's figure. */
  readonly mean: number | null;
  readonly years: number | null;
  /** Past predictions were no better there than the county's own average. */
  readonly noBetter: boolean;
}

/** Usual yield of a crop (its key) in a county, t/ha; null without statistics. */
export const baseOf = (crop: string, county: string | null): Base | null => {
  const line = crop === 'maize' && county !== null ? maizeByCounty[county] : undefined;
  if (line !== undefined) {
    const [tonnes, mean, years, sigma, same] = line.split(' ').map(Number) as [number, number, number, number, number];
    return { tonnes, sigma, from: 'county', mean, years, noBetter: same === 1 };
  }
  const kg = referenceYield(crop);
  return kg === null ? null : { tonnes: kg / 1000, sigma: UNMEASURED_SIGMA, from: 'country', mean: null, years: null, noBetter: false };
};
