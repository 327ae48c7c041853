import { bilingual } from './bilingual.ts';
import type { Colour, Part, Pattern, Bilingual } from './types.ts';

/** Words of the guided key, which the farmer ticks. */
export const signQuestions = {
  parts: bilingual('Where on the plant do you see it?', 'Unaona tatizo sehemu gani ya mmea?'),
  colours: bilingual('What colour is it?', 'Ni rangi gani?'),
  patterns: bilingual('What does it look like?', 'Linaonekanaje?'),
} as const satisfies Record<string, Bilingual>;

export const partWords: Readonly<Record<Part, Bilingual>> = {
  leaf: bilingual('Leaf', 'Jani'),
  stem: bilingual('Stem or branch', 'Shina au tawi'),
  growing_point: bilingual('Young tip or funnel', 'Ncha changa au katikati ya mmea'),
  flower: bilingual('Flowers', 'Maua'),
  fruit: bilingual('Fruit, pod, cob, ear or grain', 'Tunda, ganda, hindi, suke au nafaka'),
  root: bilingual('Root, tuber or bulb', 'Mzizi, kiazi au kitunguu'),
  whole_plant: bilingual('The whole plant', 'Mmea mzima'),
};

export const colourWords: Readonly<Record<Colour, Bilingual>> = {
  yellow: bilingual('Yellow', 'Manjano'),
  brown: bilingual('Brown', 'Kahawia'),
  black: bilingual('Black', 'Nyeusi'),
  grey: bilingual('Grey', 'Kijivu'),
  white: bilingual('White', 'Nyeupe'),
  orange: bilingual('Orange or rusty', 'Rangi ya machungwa au kutu'),
  red: bilingual('Red', 'Nyekundu'),
  purple: bilingual('Purple', 'Zambarau'),
  dark_green: bilingual('Dark green or wet-looking', 'Kijani iliyokolea au kama imelowa'),
};

export const patternWords: Readonly<Record<Pattern, Bilingual>> = {
  round_spots: bilingual('Round spots', 'Madoa ya mviringo'),
  angular_spots: bilingual('Spots with straight sides', 'Madoa yenye pembe'),
  rings: bilingual('Rings, one in the other', 'Duara ndani ya duara'),
  stripes: bilingual('Stripes or streaks', 'Michirizi'),
  large_patches: bilingual('Large patches', 'Mabaka makubwa'),
  powder: bilingual('Powder that wipes off', 'Unga unaofutika'),
  dusty_pustules: bilingual('Raised dots with dust', 'Vipele vyenye unga'),
  mould: bilingual('Mould or velvet', 'Ukungu au utando laini'),
  holes: bilingual('Holes', 'Matundu'),
  windows: bilingual('Scraped, thin like a window', 'Pamekwaruzwa, pembamba kama dirisha'),
  trails: bilingual('Winding trails inside the leaf', 'Njia za kupindapinda ndani ya jani'),
  mosaic: bilingual('Light and dark patches mixed', 'Mabaka hafifu na yaliyokolea yaliyochanganyika'),
  curling: bilingual('Curled or twisted', 'Kujikunja au kupinda'),
  wilting: bilingual('Hanging, wilted', 'Kunyauka'),
  rot: bilingual('Soft or rotten', 'Laini au kuoza'),
  stunted: bilingual('Small, does not grow', 'Imedumaa, haikui'),
  galls: bilingual('Swellings or knots', 'Uvimbe au vinundu'),
  insects: bilingual('Insects or worms are seen', 'Wadudu au viwavi wanaonekana'),
  webbing: bilingual('Fine web', 'Utando kama wa buibui'),
  sticky: bilingual('Sticky, or black soot', 'Kunata, au masizi meusi'),
  dry_edges: bilingual('Dry edges', 'Kingo zilizokauka'),
  between_veins: bilingual('Pale between the veins', 'Hafifu kati ya mishipa'),
  cracks: bilingual('Cracks or splits', 'Nyufa au kupasuka'),
  frass: bilingual('Sawdust or droppings', 'Unga wa mbao au kinyesi cha wadudu'),
  dieback: bilingual('Dying back from the tip', 'Kukauka kuanzia ncha'),
};
