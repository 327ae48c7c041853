import { bilingual } from '../bilingual.ts';
import type { ProductKind } from '../types.ts';

const product = (kind: string, en: string, sw: string, find: string): ProductKind => ({ kind, name: bilingual(en, sw), find });

/** Kinds of product to ask an agro-dealer for. Never a brand. */
export const beanSeed = product('bean_seed', 'Certified seed of a bean variety that resists this disease', 'Mbegu iliyoidhinishwa ya maharagwe inayostahimili ugonjwa huu', 'certified bean seed');
export const maizeSeed = product('maize_seed', 'Certified seed of a maize hybrid for your altitude that resists leaf disease', 'Mbegu iliyoidhinishwa ya mahindi chotara inayofaa mwinuko wako na kustahimili magonjwa ya majani', 'certified maize seed');
export const coffeeSeedlings = product('coffee_seedlings', 'Ruiru 11 or Batian coffee seedlings from a licensed nursery', 'Miche ya kahawa ya Ruiru 11 au Batian kutoka kitalu chenye leseni', 'Ruiru 11 Batian coffee seedlings nursery');
export const cropFungicide = product('fungicide', 'Fungicide with a PCPB number whose label names this crop and this disease', 'Dawa ya kuvu yenye nambari ya PCPB ambayo lebo yake inataja zao hili na ugonjwa huu', 'agrovet fungicide');
export const copperFungicide = product('copper_fungicide', 'Copper fungicide with a PCPB number whose label names coffee', 'Dawa ya kuvu ya shaba yenye nambari ya PCPB ambayo lebo yake inataja kahawa', 'copper fungicide coffee agrovet');
export const neemProduct = product('neem', 'Neem product with a PCPB number whose label names coffee', 'Bidhaa ya mwarobaini yenye nambari ya PCPB ambayo lebo yake inataja kahawa', 'neem pesticide agrovet');
export const protectiveClothing = product('protective_clothing', 'Gloves, mask, boots and overall for spraying', 'Glavu, barakoa, buti na ovaroli ya kunyunyiza dawa', 'protective clothing agrovet');
export const pruningSaw = product('pruning_tools', 'Pruning saw and secateurs', 'Msumeno na mkasi wa kupogoa', 'pruning saw secateurs');
export const soilTest = product('soil_test', 'Soil test', 'Upimaji wa udongo', 'soil testing laboratory');
export const manure = product('manure', 'Well-rotted manure or compost', 'Samadi iliyooza vizuri au mboji', 'compost manure');
export const copperForCrop = product('copper_fungicide', 'Copper fungicide with a PCPB number whose label names this crop', 'Dawa ya kuvu ya shaba yenye nambari ya PCPB ambayo lebo yake inataja zao hili', 'copper fungicide agrovet');
export const neemForCrop = product('neem', 'Neem product with a PCPB number whose label names this crop', 'Bidhaa ya mwarobaini yenye nambari ya PCPB ambayo lebo yake inataja zao hili', 'neem pesticide agrovet');
export const cropInsecticide = product('insecticide', 'Insecticide with a PCPB number whose label names this crop and this pest', 'Dawa ya wadudu yenye nambari ya PCPB ambayo lebo yake inataja zao hili na mdudu huyu', 'agrovet insecticide');
export const certifiedSeedlings = product('seedlings', 'Grafted or tissue-culture seedlings from a nursery licensed by KEPHIS', 'Miche iliyounganishwa au ya maabara kutoka kitalu chenye leseni ya KEPHIS', 'certified seedlings nursery KEPHIS');
export const fruitFlyTrap = product('fruit_fly_trap', 'Fruit fly traps and protein bait with a PCPB number', 'Mitego ya inzi wa matunda na chambo cha protini chenye nambari ya PCPB', 'fruit fly trap lure agrovet');
export const vegetableSeed = product('vegetable_seed', 'Certified vegetable seed, or seedlings from a licensed nursery, of a variety that resists this problem', 'Mbegu iliyoidhinishwa ya mboga, au miche kutoka kitalu chenye leseni, ya aina inayostahimili tatizo hili', 'certified vegetable seed');
export const seedPotato = product('seed_potato', 'Certified seed potatoes', 'Mbegu iliyoidhinishwa ya viazi', 'certified seed potato');
export const btProduct = product('bt', 'Bt product with a PCPB number whose label names this crop', 'Bidhaa ya Bt yenye nambari ya PCPB ambayo lebo yake inataja zao hili', 'Bt bacillus thuringiensis agrovet');
export const insectTraps = product('traps', 'Traps: pheromone lures, yellow or blue sticky cards', 'Mitego: chambo cha feromoni, kadi za kunata za njano au buluu', 'pheromone trap sticky trap');
export const insectNet = product('insect_net', 'Fine insect net for the nursery', 'Wavu laini wa kuzuia wadudu kitaluni', 'insect net nursery');
export const groundnutSeed = product('groundnut_seed', 'Certified groundnut seed of a variety that resists leaf disease or rosette', 'Mbegu iliyoidhinishwa ya karanga inayostahimili magonjwa ya majani au rosette', 'certified groundnut seed');
export const pulseSeed = product('pulse_seed', 'Certified seed of a variety that resists this problem', 'Mbegu iliyoidhinishwa ya aina inayostahimili tatizo hili', 'certified seed pulses');
export const tarpaulin = product('tarpaulin', 'Canvas or tarpaulin for drying', 'Turubai la kukaushia', 'tarpaulin canvas for drying');
export const airtightBag = product('airtight_bag', 'Airtight storage bags or a metal silo', 'Magunia yasiyopitisha hewa au pipa la chuma la nafaka', 'hermetic storage bag metal silo');
export const fertilizer = product('fertilizer', 'Fertiliser that a soil test names', 'Mbolea ambayo upimaji wa udongo unaitaja', 'fertilizer agrovet');
export const cleanPlantingPieces = product('clean_cuttings', 'Clean cuttings, vines or seed cane of a variety that resists this problem, from KALRO or a certified grower', 'Vipando safi vya aina inayostahimili tatizo hili, kutoka KALRO au mkulima aliyeidhinishwa', 'clean planting material KALRO');
export const resistantMaizeSeed = product('resistant_maize_seed', 'Certified maize seed whose bag names this disease or weed', 'Mbegu iliyoidhinishwa ya mahindi ambayo mfuko wake unataja ugonjwa au gugu hili', 'certified maize seed tolerant');
export const grainProtectant = product('grain_protectant', 'Storage dust with a PCPB number whose label says food grain', 'Dawa ya unga ya ghala yenye nambari ya PCPB ambayo lebo yake inasema nafaka ya chakula', 'grain storage dust agrovet');
export const aflasafe = product('aflasafe', 'Aflasafe, the harmless mould against aflatoxin', 'Aflasafe, kuvu isiyo na sumu dhidi ya sumukuvu', 'Aflasafe KALRO');
