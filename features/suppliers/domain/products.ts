/** Products a farmer may search for. `farm_inputs`: anything an agrovet sells. */
export const products = [
  'seed',
  'seedlings',
  'fertilizer',
  'manure',
  'crop_protection',
  'protective_clothing',
  'tools',
  'soil_test',
  'animal_health',
  'farm_inputs',
] as const;
export type Product = (typeof products)[number];

export const supplierKinds = [
  'agrovet',
  'seed_seller',
  'nursery',
  'cooperative',
  'soil_laboratory',
  'hardware',
  'vet',
  'market',
] as const;
export type SupplierKind = (typeof supplierKinds)[number];

const agrovetProducts: readonly Product[] = [
  'seed',
  'fertilizer',
  'crop_protection',
  'protective_clothing',
  'tools',
  'animal_health',
  'farm_inputs',
];

/** What a shop of each kind usually sells. Applies to shops that list no products. */
const usualProducts: Readonly<Record<SupplierKind, readonly Product[]>> = {
  agrovet: agrovetProducts,
  seed_seller: ['seed', 'farm_inputs'],
  nursery: ['seedlings', 'manure', 'tools'],
  cooperative: ['seed', 'fertilizer', 'crop_protection', 'manure', 'farm_inputs'],
  soil_laboratory: ['soil_test'],
  hardware: ['tools', 'protective_clothing'],
  vet: ['animal_health'],
  market: ['manure', 'seedlings', 'tools'],
};

/**
 * The first match counts: "seedlings" contains "seed", "neem seed" is not seed for sowing, an "insect net
 * nursery" is a net, and "dawa ya mifugo" is for animals.
 */
const patterns: readonly (readonly [Product, RegExp])[] = [
  ['soil_test', /soil test|soil[_ ]laborator|upimaji wa udongo/i],
  ['tools', /\bnets?\b|watering can/i],
  ['animal_health', /veterinar|livestock|animal|\bdip\b|mifugo|\bvaccin/i],
  ['seedlings', /seedling|nursery|sucker|\bvines?\b|cutting|plantlet|sapling|\bmiche\b|\bmche\b/i],
  ['protective_clothing', /protective|gloves?|boots|overall|\bmask|glavu|barakoa/i],
  [
    'crop_protection',
    /fungicid|insecticid|pesticid|herbicid|acaricid|nematicid|biopesticid|neem|\btraps?\b|pheromone|copper|sulphur|bait|\bdawa\b|mwarobaini|trichoderma|bacillus/i,
  ],
  [
    'tools',
    /\btools?\b|saw\b|secateur|sprayer|knife|hoe\b|tarpaulin|storage bag|hermetic|\bpumps?\b|drip|msumeno/i,
  ],
  ['manure', /manure|compost|samadi|mboji/i],
  [
    'fertilizer',
    /fertili[sz]er|\blime\b|\bnpk\b|\bdap\b|\bcan\b|urea|foliar|\bboron|\bzinc|potash|mbolea|chokaa/i,
  ],
  ['seed', /seeds?\b|tubers?\b|mbegu/i],
];

/** The product category for words from the knowledge base or a farmer. Unknown words map to `farm_inputs`. */
export const productOf = (text: string): Product =>
  (products as readonly string[]).includes(text)
    ? (text as Product)
    : (patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? 'farm_inputs');

export type SellsBasis = 'says' | 'likely';

/**
 * 'says': the shop lists the product. 'likely': shops of its kind usually sell it. Null: not known to sell
 * it.
 */
export const sellsProduct = (
  place: { readonly kind: SupplierKind; readonly products: readonly Product[] },
  product: Product,
): SellsBasis | null => {
  if (place.products.includes(product)) return 'says';
  // A shop that lists its products sells only those. "farm inputs" matches when at least one of them is an
  // agrovet product.
  const hasProducts = place.products.length > 0;
  if (hasProducts)
    return product === 'farm_inputs' && place.products.some((p) => agrovetProducts.includes(p))
      ? 'says'
      : null;
  return usualProducts[place.kind].includes(product) ? 'likely' : null;
};
