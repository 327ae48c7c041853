import { topic } from './topic.ts';
import type { Topic } from './types.ts';

export const peopleTopics: readonly Topic[] = [
  topic('extension_contact', 'people', 'any', ['Who helps: officer, expert, dealer', 'Nani husaidia: afisa, mtaalamu, muuzaji'], {
    en: 'extension officer|agricultural officer|who can help me|call an expert|contact officer|plant doctor|agrovet near me|expert visit|ask an expert',
    sw: 'afisa ugani|afisa wa kilimo|nani anisaidie|mtaalamu wa kilimo|namba ya afisa|daktari wa mimea|duka la pembejeo karibu|uliza mtaalamu',
  }, [
    ['do-now', 'county_offices', 'Extension officer: ask your chief or the county line which one serves your ward; a phone number goes further than a visit.', 'Afisa ugani: muulize chifu au laini ya kaunti ni afisa gani wa wadi yako; nambari ya simu ni rahisi kuliko safari.'],
    ['do-now', 'mavuno_app', 'In this app send the photo and your words to an expert: open the leaf check, then ask an expert.', 'Katika programu hii tuma picha na maneno yako kwa mtaalamu: fungua ukaguzi wa jani, kisha uliza mtaalamu.'],
    ['do-now', 'mavuno_app', 'The Where to buy page lists agrovets, nurseries, soil laboratories and vets near your place, with the distance.', 'Ukurasa wa wauzaji una maduka ya pembejeo, vitalu, maabara za udongo na madaktari wa mifugo karibu nawe, na umbali wao.'],
    ['when-to-ask', 'county_offices', 'Report at once to the office: MLN in seed plots, banana wilt in a new place, locusts, and fake inputs.', 'Ripoti mara moja kwa ofisi: MLN kwenye shamba la mbegu, mnyauko wa migomba mahali papya, nzige, na pembejeo bandia.'],
    ['caution', 'mavuno_rule', 'An adviser paid by what they sell will sell: ask for the reason and a second opinion before a big outlay.', 'Mshauri anayelipwa na anachouza atauza: uliza sababu na maoni ya pili kabla ya gharama kubwa.'],
  ]),
  topic('notifiable_pests', 'people', 'any', ['Pests that must be reported', 'Wadudu na magonjwa ya kuripoti'], {
    en: 'locust|desert locust|report pest|new disease|notifiable|quarantine|strange pest|swarm of locusts|who to report',
    sw: 'nzige|kuripoti mdudu|ugonjwa mpya|karantini|mdudu wa ajabu|makundi ya nzige|nimripoti nani|kuripoti ugonjwa',
  }, [
    ['do-now', 'fao_guides', 'Locusts: tell the extension officer the place, time, colour, size and direction; do not spray yourself. Smoke and noise do little.', 'Nzige: mwambie afisa ugani mahali, wakati, rangi, ukubwa na mwelekeo; usinyunyize mwenyewe. Moshi na kelele husaidia kidogo.'],
    ['do-now', 'county_offices', 'Maize lethal necrosis in seed plots, banana wilt in a new area, false codling moth on export fruit: KEPHIS or the county, at once.', 'Ugonjwa hatari wa mahindi (MLN) kwenye shamba la mbegu, mnyauko wa migomba katika eneo jipya, nondo wa matunda kwenye matunda ya kuuza nje: KEPHIS au kaunti, mara moja.'],
    ['caution', 'fao_guides', 'Do not carry strange plants, seed or soil from place to place: that is how pests travel.', 'Usihamishe mimea, mbegu au udongo usiofahamika kutoka mahali hadi mahali: hivyo ndivyo wadudu husafiri.'],
    ['fact', 'mavuno_rule', 'Nothing in this app raises a locust warning from weather alone; warnings come from the ministry or FAO.', 'Hakuna onyo la nzige linalotoka kwa hali ya hewa tu katika programu hii; maonyo hutoka kwa wizara au FAO.'],
  ], { pages: ['any___desert_locust', 'banana___xanthomonas_wilt', 'maize___lethal_necrosis'] }),
];
