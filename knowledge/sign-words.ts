import { say } from './say.ts';
import type { Colour, Part, Pattern, Said } from './types.ts';

/** The words of the guided key: what a farmer ticks. */
export const signQuestions = {
  parts: say('Where on the plant do you see it?', 'Unaona tatizo sehemu gani ya mmea?'),
  colours: say('What colour is it?', 'Ni rangi gani?'),
  patterns: say('What does it look like?', 'Linaonekanaje?'),
} as const satisfies Record<string, Said>;

export const partWords: Readonly<Record<Part, Said>> = {
  leaf: say('Leaf', 'Jani'),
  stem: say('Stem or branch', 'Shina au tawi'),
  growing_point: say('Young tip or funnel', 'Ncha changa au katikati ya mmea'),
  flower: say('Flowers', 'Maua'),
  fruit: say('Fruit, pod, cob, ear or grain', 'Tunda, ganda, hindi, suke au nafaka'),
  root: say('Root, tuber or bulb', 'Mzizi, kiazi au kitunguu'),
  whole_plant: say('The whole plant', 'Mmea mzima'),
};

export const colourWords: Readonly<Record<Colour, Said>> = {
  yellow: say('Yellow', 'Manjano'),
  brown: say('Brown', 'Kahawia'),
  black: say('Black', 'Nyeusi'),
  grey: say('Grey', 'Kijivu'),
  white: say('White', 'Nyeupe'),
  orange: say('Orange or rusty', 'Rangi ya machungwa au kutu'),
  red: say('Red', 'Nyekundu'),
  purple: say('Purple', 'Zambarau'),
  dark_green: say('Dark green or wet-looking', 'Kijani iliyokolea au kama imelowa'),
};

export const patternWords: Readonly<Record<Pattern, Said>> = {
  round_spots: say('Round spots', 'Madoa ya mviringo'),
  angular_spots: say('Spots with straight sides', 'Madoa yenye pembe'),
  rings: say('Rings, one in the other', 'Duara ndani ya duara'),
  stripes: say('Stripes or streaks', 'Michirizi'),
  large_patches: say('Large patches', 'Mabaka makubwa'),
  powder: say('Powder that wipes off', 'Unga unaofutika'),
  dusty_pustules: say('Raised dots with dust', 'Vipele vyenye unga'),
  mould: say('Mould or velvet', 'Ukungu au utando laini'),
  holes: say('Holes', 'Matundu'),
  windows: say('Scraped, thin like a window', 'Pamekwaruzwa, pembamba kama dirisha'),
  trails: say('Winding trails inside the leaf', 'Njia za kupindapinda ndani ya jani'),
  mosaic: say('Light and dark patches mixed', 'Mabaka hafifu na yaliyokolea yaliyochanganyika'),
  curling: say('Curled or twisted', 'Kujikunja au kupinda'),
  wilting: say('Hanging, wilted', 'Kunyauka'),
  rot: say('Soft or rotten', 'Laini au kuoza'),
  stunted: say('Small, does not grow', 'Imedumaa, haikui'),
  galls: say('Swellings or knots', 'Uvimbe au vinundu'),
  insects: say('Insects or worms are seen', 'Wadudu au viwavi wanaonekana'),
  webbing: say('Fine web', 'Utando kama wa buibui'),
  sticky: say('Sticky, or black soot', 'Kunata, au masizi meusi'),
  dry_edges: say('Dry edges', 'Kingo zilizokauka'),
  between_veins: say('Pale between the veins', 'Hafifu kati ya mishipa'),
  cracks: say('Cracks or splits', 'Nyufa au kupasuka'),
  frass: say('Sawdust or droppings', 'Unga wa mbao au kinyesi cha wadudu'),
  dieback: say('Dying back from the tip', 'Kukauka kuanzia ncha'),
};
