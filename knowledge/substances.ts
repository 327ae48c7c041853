import { bilingual } from './bilingual.ts';
import type { SourceId } from './sources.ts';
import type { Bilingual } from './types.ts';

/** The date of the lists. Later decisions are not included. */
export const substancesAsOf = '2025-06-23';
export const substancesCheckAgain = bilingual(
  'As of June 2025. A decision on 151 more products was due in December 2025 and is not in this list: check with PCPB (pcpb.go.ke) or your agrovet’s licence list.',
  'Kufikia Juni 2025. Uamuzi kuhusu bidhaa 151 zaidi ulitarajiwa Desemba 2025 na haumo kwenye orodha hii: thibitisha na PCPB (pcpb.go.ke) au muuzaji wa pembejeo mwenye leseni.',
);

export type SubstanceStatus = 'withdrawn' | 'restricted' | 'paused' | 'reported_restricted' | 'banned' | 'who_1a_1b' | 'refused';

export const statusText: Readonly<Record<SubstanceStatus, { readonly text: Bilingual; readonly source: SourceId }>> = {
  withdrawn: { text: bilingual('Withdrawn from the market in Kenya since June 2025.', 'Imeondolewa sokoni nchini Kenya tangu Juni 2025.'), source: 'kenya_june_2025' },
  restricted: { text: bilingual('Restricted in Kenya since June 2025.', 'Imewekewa vikwazo nchini Kenya tangu Juni 2025.'), source: 'kenya_june_2025_list' },
  paused: { text: bilingual('Import paused in Kenya while it is reviewed.', 'Uagizaji wake nchini Kenya umesitishwa wakati inachunguzwa.'), source: 'kenya_june_2025_list' },
  reported_restricted: { text: bilingual('Reported as restricted in June 2025 by one source only; not confirmed. Do not use it until PCPB says so.', 'Chanzo kimoja tu kiliripoti Juni 2025 kwamba imewekewa vikwazo; haijathibitishwa. Usiitumie hadi PCPB iseme.'), source: 'kenya_june_2025_summary' },
  banned: { text: bilingual('Banned in Kenya for years.', 'Imepigwa marufuku nchini Kenya kwa miaka mingi.'), source: 'kenya_banned_list' },
  who_1a_1b: { text: bilingual('Extremely or highly hazardous to people (WHO Ia or Ib). Do not use it even if you have it.', 'Hatari sana kwa watu (WHO Ia au Ib). Usiitumie hata kama unayo.'), source: 'who_classes' },
  refused: { text: bilingual('So poisonous to people or animals that the farm guide never advises it.', 'Ni sumu kali mno kwa watu au wanyama; mwongozo wa kilimo hauipendekezi kamwe.'), source: 'safe_use' },
};

export const substancesByStatus: Readonly<Record<SubstanceStatus, readonly string[]>> = {
  withdrawn: ['acephate', 'chlorothalonil', 'diuron', 'kasugamycin', 'pymetrozine', 'pyridalyl', 'thiacloprid', 'POE-tallowamine'],
  restricted: ['2,4-D', 'abamectin', 'chlorpyrifos', 'dimethoate', 'imidacloprid', 'omethoate', 'propineb', 'iprodione'],
  paused: ['oxydemeton-methyl'],
  reported_restricted: ['mancozeb'],
  banned: [
    'aldicarb', 'aldrin', 'alachlor', 'azinphos-methyl', 'benomyl', 'binapacryl', 'captafol', 'carbofuran', 'chlordane', 'chlordimeform', 'chlorobenzilate',
    'DDT', 'dicofol', 'dieldrin', 'dinoseb', 'DNOC', 'ethylene dibromide', 'ethylene dichloride', 'endosulfan', 'endrin', 'ethylene oxide', 'fluoroacetamide', 'hexachlorobenzene', 'HCH',
    'lindane', 'heptachlor', 'mercury', 'methamidophos', 'mirex', 'monocrotophos', 'parathion', 'pentachlorophenol', 'phorate', 'phosphamidon', 'terbufos',
    'toxaphene', 'trichlorfon', 'tributyltin',
  ],
  who_1a_1b: [
    'aldicarb', 'brodifacoum', 'bromadiolone', 'chlorophacinone', 'difenacoum', 'difethialone', 'diphacinone', 'disulfoton', 'ethoprophos', 'flocoumafen', 'mevinphos',
    'parathion', 'phorate', 'phosphamidon', 'sodium fluoroacetate', 'terbufos',
    'abamectin', 'azinphos-methyl', 'cadusafos', 'carbofuran', 'chlorfenvinphos', 'coumaphos', 'coumatetralyl', 'cyfluthrin', 'beta-cyfluthrin', 'zeta-cypermethrin', 'dichlorvos',
    'dicrotophos', 'edifenphos', 'fenamiphos', 'formetanate', 'furathiocarb', 'methamidophos', 'methidathion', 'methiocarb', 'methomyl', 'monocrotophos', 'nicotine', 'omethoate',
    'oxamyl', 'oxydemeton-methyl', 'propetamphos', 'strychnine', 'tefluthrin', 'triazophos', 'vamidothion', 'warfarin', 'zinc phosphide',
  ],
  refused: ['paraquat', 'tobacco', 'datura'],
};

/** The text of each restriction of June 2025. */
export const restrictions: Readonly<Record<string, Bilingual>> = {
  '2,4-d': bilingual('Not in coffee.', 'Isitumike kwenye kahawa.'),
  abamectin: bilingual('Not in the open field.', 'Isitumike kwenye shamba la wazi.'),
  chlorpyrifos: bilingual('Only against termites.', 'Itumike kwa mchwa tu.'),
  dimethoate: bilingual('Only against termites.', 'Itumike kwa mchwa tu.'),
  imidacloprid: bilingual('Not in the open field.', 'Isitumike kwenye shamba la wazi.'),
  omethoate: bilingual('Not on food crops.', 'Isitumike kwenye mazao ya chakula.'),
  propineb: bilingual('Not on food crops.', 'Isitumike kwenye mazao ya chakula.'),
  iprodione: bilingual('Not on food crops.', 'Isitumike kwenye mazao ya chakula.'),
};

interface SubstanceFinding { readonly name: string; readonly statuses: readonly SubstanceStatus[]; readonly restriction?: Bilingual }

const statuses = Object.keys(substancesByStatus) as SubstanceStatus[];
const names = [...new Set(statuses.flatMap((status) => substancesByStatus[status]))];
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patterns = names.map((name) => ({ name, pattern: new RegExp(`(^|[^a-z0-9])${escape(name).replace(/-/g, '[- ]')}($|[^a-z0-9])`, 'i') }));

/**
 * Every listed substance that a text names. An empty result does not mean permitted: the lists end in June
 * 2025.
 */
export const substancesIn = (text: string): readonly SubstanceFinding[] =>
  patterns.filter(({ pattern }) => pattern.test(text)).map(({ name }) => {
    const restriction = restrictions[name.toLowerCase()];
    return { name, statuses: statuses.filter((status) => substancesByStatus[status].includes(name)), ...(restriction ? { restriction } : {}) };
  });
