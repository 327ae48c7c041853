import { topic } from './topic.ts';
import type { Topic } from './types.ts';

export const poisoningTopics: readonly Topic[] = [
  topic('poisoning_first_aid', 'poisoning', 'any', ['Poisoned by a pesticide: what to do now', 'Sumu ya dawa: fanya nini sasa'], {
    en: 'poison|poisoned|swallowed pesticide|drank pesticide|child drank chemical|pesticide on skin|spray in eyes|pesticide in eye|vomiting after spraying|antidote|emergency|unconscious after spraying|inhaled pesticide',
    sw: 'sumu|amekunywa dawa|amemeza dawa|mtoto amekunywa dawa|dawa kwenye ngozi|dawa machoni|dawa imeingia macho|kutapika baada ya kunyunyiza|dharura|amezimia|amevuta dawa|sumu ya dawa',
  }, [
    ['do-now', 'safe_use', 'Call now: 999 or 112, Red Cross 1199, poison centre 0800720021 (free). Go to the nearest hospital at once with the label or bottle.', 'Piga sasa: 999 au 112, Msalaba Mwekundu 1199, kituo cha sumu 0800720021 (bure). Nenda hospitali iliyo karibu mara moja ukiwa na lebo au chupa.'],
    ['do-now', 'safe_use', 'Take the person out of the poison into fresh air, take off wet clothes; helpers wear gloves.', 'Mwondoe penye sumu mpeleke kwenye hewa safi, mvue nguo zilizolowa; wasaidizi wavae glavu.'],
    ['do-now', 'safe_use', 'Wash skin with soap and water for 15 minutes; eyes with clean running water for 15 minutes, lids held open.', 'Osha ngozi kwa sabuni na maji kwa dakika 15; macho kwa maji safi yanayotiririka kwa dakika 15, kope zikiwa wazi.'],
    ['caution', 'safe_use', 'Do not make the person vomit. No milk, no herbs, no oil, no alcohol; nothing by mouth if not awake.', 'Usimtapishe. Usimpe maziwa, mitishamba, mafuta wala pombe; usimpe chochote mdomoni akiwa hana fahamu.'],
    ['do-now', 'safe_use', 'Lay an unconscious person on the side and watch the breathing until help comes.', 'Mlaze asiye na fahamu ubavuni na uangalie anapumua hadi msaada ufike.'],
    ['caution', 'safe_use', 'Feeling well is no proof: with some poisons the harm comes hours or days later. Be seen in a hospital anyway.', 'Kujisikia vizuri si uthibitisho: sumu nyingine hudhuru baada ya saa au siku. Nenda hospitali hata hivyo.'],
  ], { lessons: ['spray-safely'] }),
  topic('animal_poisoned', 'poisoning', 'any', ['Hens, cows or bees poisoned', 'Kuku, ng’ombe au nyuki wamepata sumu'], {
    en: 'chicken ate poison|cow ate sprayed|cow poisoned|goat sprayed field|bees dying|animals poisoned by pesticide|dog ate poison',
    sw: 'kuku wamekula sumu|ng’ombe amekula iliyonyunyizwa|ng’ombe amepata sumu|mbuzi shamba lenye dawa|nyuki wanakufa|mifugo na dawa|mbwa amekula sumu',
  }, [
    ['do-now', 'safe_use', 'Take the animals away from field, bait or trough, give clean water, and call the vet with the label in hand.', 'Ondoa mifugo kwenye shamba, chambo au hori, wape maji safi, na mwite daktari wa mifugo ukiwa na lebo.'],
    ['caution', 'safe_use', 'Do not eat, sell or milk animals that took pesticide until the vet says so; bury the dead deep, away from water.', 'Usile, usiuze wala kukamua mifugo iliyopata dawa ya wadudu hadi daktari aseme; wafukie waliokufa chini sana, mbali na maji.'],
    ['prevent', 'safe_use', 'Keep them out of sprayed fields as long as the label says, and tell beekeepers the evening before.', 'Wazuie kuingia shamba lililonyunyizwa kwa muda wa lebo, na waambie wafuga nyuki jioni kabla.'],
    ['when-to-ask', 'county_offices', 'Treatment of animals is the vet’s work; this app advises on crops.', 'Matibabu ya mifugo ni kazi ya daktari wa mifugo; programu hii hushauri kuhusu mazao.'],
  ]),
];
