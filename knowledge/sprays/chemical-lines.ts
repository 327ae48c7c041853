import { bilingual } from '../bilingual.ts';
import type { ChemicalClass, Bilingual } from '../types.ts';

export const asOnTheLabel = bilingual(
  'Use it only as on the label of a product registered by PCPB for this crop and this problem. Products differ: read how much, how often and how long to wait before harvest on the label itself.',
  'Itumie tu kama inavyosema lebo ya bidhaa iliyosajiliwa na PCPB kwa zao hili na tatizo hili. Bidhaa hutofautiana: soma kwenye lebo yenyewe kipimo, idadi ya mara za kunyunyiza, na siku za kusubiri kabla ya kuvuna.',
);

export const protectionLine = bilingual(
  'Wear long sleeves, trousers over boots, gloves, a mask or face shield and a hat. Keep children, pregnant women, animals and bees away.',
  'Vaa nguo ya mikono mirefu, suruali juu ya buti, glavu, barakoa au kinga ya uso, na kofia. Watoto, wajawazito, mifugo na nyuki wawe mbali.',
);

/**
 * The only way to add a chemical class to a condition, so that label and protective clothing are always
 * mentioned.
 */
export const chemicalClass = (code: ChemicalClass['code'], group: Bilingual, when: Bilingual, avoid?: Bilingual): ChemicalClass =>
  ({ code, group, when, label: asOnTheLabel, protection: protectionLine, ...(avoid ? { avoid } : {}) });

export const triazole = bilingual('Triazole fungicide', 'Dawa ya kuvu ya kundi la triazole');
export const strobilurin = bilingual('Strobilurin fungicide, best when already mixed with a triazole', 'Dawa ya kuvu ya kundi la strobilurin, bora ikiwa imechanganywa na triazole kiwandani');
export const copper = bilingual('Copper fungicide (protects clean leaves)', 'Dawa ya kuvu ya shaba (hukinga majani safi)');

export const changeGroups = bilingual(
  'If you must spray again, change to another group so that the fungus does not get used to it.',
  'Ukilazimika kunyunyiza tena, badilisha kundi ili kuvu isiizoee dawa.',
);

export const notOldFungicides = bilingual(
  'Older advice names chlorothalonil, mancozeb or propineb. Since June 2025 chlorothalonil is withdrawn in Kenya and propineb is not allowed on food crops; mancozeb is reported as restricted. Do not use them.',
  'Ushauri wa zamani hutaja chlorothalonil, mancozeb au propineb. Tangu Juni 2025 chlorothalonil imeondolewa sokoni nchini Kenya na propineb hairuhusiwi kwenye mazao ya chakula; mancozeb imeripotiwa kuwekewa vikwazo. Usizitumie.',
);

export const sulphur = bilingual('Sulphur fungicide', 'Dawa ya kuvu ya salfa');
export const spinosyn = bilingual('Spinosyn insecticide', 'Dawa ya wadudu ya kundi la spinosyn');
export const diamide = bilingual('Diamide insecticide', 'Dawa ya wadudu ya kundi la diamide');
export const horticulturalOil = bilingual('Light oil for spraying on plants', 'Mafuta mepesi ya kunyunyiza kwenye mimea');

export const changeInsecticide = bilingual(
  'Instead of the other group when you must spray again, so that the insect does not get used to one.',
  'Itumie badala ya kundi lile lingine ukilazimika kunyunyiza tena, ili mdudu asizoee dawa moja.',
);

export const notOldInsecticides = bilingual(
  'Older advice names chlorpyrifos, dimethoate or imidacloprid. Since June 2025 none of them may be sprayed on crops in the open field in Kenya. Do not use them.',
  'Ushauri wa zamani hutaja chlorpyrifos, dimethoate au imidacloprid. Tangu Juni 2025 hakuna hata moja inayoruhusiwa kunyunyizwa kwenye mazao shambani nchini Kenya. Usizitumie.',
);

/** The sources of every chemical block and its warning. */
export const fungicideSources = ['frac_irac', 'kenya_june_2025', 'kenya_june_2025_list', 'kenya_june_2025_summary'] as const;
export const insecticideSources = ['frac_irac', 'kenya_june_2025', 'kenya_june_2025_list'] as const;

export const bacillus = bilingual('Bacillus thuringiensis (Bt), a living preparation that kills caterpillars', 'Bacillus thuringiensis (Bt), dawa hai inayoua viwavi');
export const tetronic = bilingual('Tetronic or tetramic acid insecticide, against sucking insects and mites', 'Dawa ya wadudu ya kundi la tetronic au tetramic acid, kwa wadudu wanaofyonza na utitiri');
export const flonicamid = bilingual('Insecticide of the flonicamid group, against sucking insects', 'Dawa ya wadudu ya kundi la flonicamid, kwa wadudu wanaofyonza');
export const carboxylicAmide = bilingual('Carboxylic acid amide fungicide, against late blight and downy mildew', 'Dawa ya kuvu ya kundi la carboxylic acid amide, kwa bakajani chelewa na ukungu vinyoya');

export const notOldMiticides = bilingual(
  'Older advice names dicofol, dimethoate or abamectin. Dicofol is banned in Kenya, dimethoate is allowed only against termites, and abamectin not in the open field. Do not use them here.',
  'Ushauri wa zamani hutaja dicofol, dimethoate au abamectin. Dicofol imepigwa marufuku nchini Kenya, dimethoate inaruhusiwa kwa mchwa tu, na abamectin hairuhusiwi kwenye shamba la wazi. Usizitumie hapa.',
);

export const notOldBactericides = bilingual(
  'Older advice names kasugamycin, or mancozeb mixed with copper. Since June 2025 kasugamycin is withdrawn in Kenya and mancozeb is reported as restricted. Do not use them.',
  'Ushauri wa zamani hutaja kasugamycin, au mancozeb iliyochanganywa na shaba. Tangu Juni 2025 kasugamycin imeondolewa sokoni nchini Kenya na mancozeb imeripotiwa kuwekewa vikwazo. Usizitumie.',
);

/** Adds the source of the miticide warning. */
export const miticideSources = [...insecticideSources, 'kenya_banned_list'] as const;
