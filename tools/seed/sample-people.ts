import { sampleEmail } from '#features/people/domain/sample-people.ts';
import type { County } from '#features/places/domain/counties.ts';
import { sampleId } from './sample-id.ts';

/**
 * Sample data. All people and farms are invented and labelled so; only the towns are real (GeoNames, CC BY
 * 4.0).
 */
export { SAMPLE_DOMAIN } from '#features/people/domain/sample-people.ts';
export const SAMPLE_LABEL = '(sample)';
export const SAMPLE_PASSWORD = 'maharagwe-ya-mfano-2026';

export interface SampleField {
  readonly name: string;
  /** A crop key of the knowledge base, or `mixed`. */
  readonly crop: string;
  readonly acres: number;
  readonly place: { readonly lat: number; readonly lng: number };
  readonly town: string;
  readonly soil: 'loam' | 'clay_loam' | 'sandy_loam' | 'clay';
}

/** Days before today, the finding, its confidence, and the affected share of the leaf. */
export type SampleCheck = readonly [daysAgo: number, found: string, confidence: number, affected: number];

export interface Person {
  readonly key: string;
  readonly name: string;
  readonly language: 'en' | 'sw';
  readonly role: 'farmer' | 'expert' | 'admin';
  readonly pro?: true;
  readonly description: string;
  readonly fields: readonly SampleField[];
  readonly checks: readonly SampleCheck[];
}

const farmer = (
  key: string,
  name: string,
  language: 'en' | 'sw',
  more: Pick<Person, 'description' | 'fields' | 'checks'> & { readonly pro?: true },
): Person => ({ key, name, language, role: 'farmer', ...more });
const field = (
  name: string,
  crop: string,
  acres: number,
  town: string,
  lat: number,
  lng: number,
  soil: SampleField['soil'] = 'loam',
): SampleField => ({ name, crop, acres, town, place: { lat, lng }, soil });

export const NOT_SURE = 'not_sure';

export const samplePeople: readonly Person[] = [
  farmer('wanjiku', 'Wanjiku Kamau', 'en', {
    description: 'Free, one coffee field, a season of leaf checks',
    fields: [field('Shamba la kahawa', 'coffee', 0.75, 'Kerugoya, Kirinyaga', -0.4912, 37.2871, 'clay_loam')],
    checks: [
      [88, 'coffee___healthy', 0.97, 0],
      [67, 'coffee___leaf_rust', 0.81, 6],
      [52, 'coffee___leaf_rust', 0.93, 14],
      [31, 'coffee___cercospora_leaf_spot', 0.74, 9],
      [12, NOT_SURE, 0, 0],
      [4, 'coffee___leaf_rust', 0.88, 7],
    ],
  }),
  farmer('otieno', 'Otieno Odhiambo', 'en', {
    pro: true,
    description: 'Pro, three fields',
    fields: [
      field('Shamba la mto', 'maize', 2, 'Yala, Siaya', 0.0981, 34.5402, 'sandy_loam'),
      field('Kando ya nyumba', 'bean', 0.5, 'Yala, Siaya', 0.0963, 34.5377),
      field('Shamba la juu', 'mixed', 1.25, 'Siaya', 0.0655, 34.2934),
    ],
    checks: [
      [85, 'maize___healthy', 0.95, 0],
      [79, 'bean___healthy', 0.98, 0],
      [61, 'maize___northern_leaf_blight', 0.9, 11],
      [58, 'maize___northern_leaf_blight', 0.94, 19],
      [44, 'bean___angular_leaf_spot', 0.92, 8],
      [40, 'bean___rust', 0.96, 17],
      [27, 'maize___gray_leaf_spot', 0.87, 5],
      [15, 'bean___angular_leaf_spot', 0.89, 13],
      [3, 'maize___common_rust', 0.91, 4],
    ],
  }),
  farmer('cherono', 'Cherono Koech', 'sw', {
    pro: true,
    description: 'Pro, two maize fields, in Kiswahili',
    fields: [
      field('Shamba la barabara', 'maize', 4, 'Moiben, Uasin Gishu', 0.8132, 35.3901),
      field('Shamba jipya', 'maize', 2.5, 'Turbo, Uasin Gishu', 0.6391, 35.0522),
    ],
    checks: [
      [90, 'maize___healthy', 0.93, 0],
      [70, 'maize___common_rust', 0.9, 6],
      [49, 'maize___gray_leaf_spot', 0.88, 12],
      [22, 'maize___gray_leaf_spot', 0.93, 24],
    ],
  }),
  farmer('mutua', 'Mutua Musyoka', 'sw', {
    description: 'Free, 14 of 15 leaf checks used, in Kiswahili',
    fields: [field('Shamba la maharagwe', 'bean', 1, 'Kangundo, Machakos', -1.3102, 37.3543, 'sandy_loam')],
    checks: Array.from({ length: 14 }, (_, i): SampleCheck => [
      84 - i * 6,
      i % 3 === 2 ? 'bean___rust' : i % 3 === 1 ? 'bean___angular_leaf_spot' : 'bean___healthy',
      0.84 + (i % 5) * 0.03,
      i % 3 === 0 ? 0 : 3 + i,
    ]),
  }),
  farmer('achieng', 'Achieng Atieno', 'en', {
    description: 'Free, a neighbour of Otieno who warned him',
    fields: [field('Ng’ambo ya barabara', 'maize', 0.75, 'Yala, Siaya', 0.1043, 34.5486)],
    checks: [
      [30, 'maize___healthy', 0.95, 0],
      [6, 'maize___common_rust', 0.92, 12],
    ],
  }),
  farmer('gitau', 'Gitau Njoroge', 'en', {
    pro: true,
    description: 'Pro, a neighbour of Wanjiku and Karimi who warned them',
    fields: [
      field('Viazi ya chini', 'potato', 0.5, 'Limuru, Kiambu', -1.1041, 36.6466),
      field('Kahawa ya juu', 'coffee', 0.5, 'Kerugoya, Kirinyaga', -0.4887, 37.2902, 'clay_loam'),
    ],
    checks: [
      [8, 'coffee___leaf_rust', 0.9, 8],
      [6, 'potato___early_blight', 0.86, 7],
    ],
  }),
  farmer('nafula', 'Nafula Wekesa', 'sw', {
    description: 'Free, one maize field, no checks yet, in Kiswahili',
    fields: [field('Nyumbani', 'maize', 1.5, 'Chwele, Bungoma', 0.7581, 34.5522, 'clay')],
    checks: [],
  }),
  farmer('halima', 'Halima Juma', 'en', {
    description: 'Free, nothing yet: the empty screens',
    fields: [],
    checks: [],
  }),
  {
    key: 'njeri',
    name: 'Njeri Mwangi',
    language: 'en',
    role: 'expert',
    description: 'Expert',
    fields: [],
    checks: [],
  },
  {
    key: 'karimi',
    name: 'Karimi Muthoni',
    language: 'en',
    role: 'admin',
    pro: true,
    description: 'Administrator, with a potato field',
    fields: [field('Shamba la viazi', 'potato', 0.5, 'Limuru, Kiambu', -1.1067, 36.6431)],
    checks: [
      [33, 'potato___healthy', 0.94, 0],
      [18, 'potato___early_blight', 0.83, 6],
      [5, 'potato___early_blight', 0.88, 9],
    ],
  },
];

export const emailOf = (person: Pick<Person, 'key'>): string => sampleEmail(person.key);
export const withSampleLabel = (name: string): string => `${name} ${SAMPLE_LABEL}`;
export const fieldIdOf = (person: Pick<Person, 'key'>, field: Pick<SampleField, 'name'>): string =>
  sampleId(`${person.key} field ${field.name}`);
export const countyOf = (field: SampleField): County => field.town.split(', ').at(-1) as County;
