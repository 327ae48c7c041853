/**
 * Maize in kg per hectare: county means of 2012 to 2023 (KilimoSTAT, Ministry of Agriculture). Counties with
 * less than 1,000 ha are left out, because so little land gives no meaningful mean.
 */
export const COUNTY_MAIZE_YEARS = '2012–2023';

const kgPerHectare: Readonly<Record<string, number>> = {
  Baringo: 1670, Bomet: 1790, Bungoma: 2910, Busia: 1400, 'Elgeyo-Marakwet': 2950, Embu: 910, 'Homa Bay': 1380, Kajiado: 900, Kakamega: 2370,
  Kericho: 2490, Kiambu: 1090, Kilifi: 640, Kirinyaga: 1140, Kisii: 1820, Kisumu: 1390, Kitui: 410, Kwale: 830, Laikipia: 1410, Lamu: 1270,
  Machakos: 630, Makueni: 610, Mandera: 520, Marsabit: 600, Meru: 1100, Migori: 1250, Mombasa: 680, 'Murang’a': 840, Nairobi: 1100, Nakuru: 2730,
  Nandi: 2600, Narok: 2150, Nyamira: 1460, Nyandarua: 1640, Nyeri: 900, Samburu: 1100, Siaya: 1250, 'Taita-Taveta': 870, 'Tana River': 1030,
  'Tharaka-Nithi': 1060, 'Trans Nzoia': 3950, Turkana: 990, 'Uasin Gishu': 3730, Vihiga: 1330, 'West Pokot': 2010,
};

export const countyMaize = (county: string | null): number | null => (county === null ? null : kgPerHectare[county] ?? null);
