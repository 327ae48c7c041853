import { bilingual } from './bilingual.ts';
import type { SourceId } from './sources.ts';
import type { Bilingual } from './types.ts';

export interface SafeUseRule { readonly key: string; readonly title: Bilingual; readonly text: readonly Bilingual[]; readonly source: SourceId }

export const safeUseRules: readonly SafeUseRule[] = [
  { key: 'label', title: bilingual('The label decides', 'Lebo ndiyo huamua'), source: 'safe_use', text: [
    bilingual('Follow the label of a product PCPB has registered for this crop and pest. It gives the amount, how often, and the days to wait. Never guess.', 'Fuata lebo ya bidhaa iliyosajiliwa na PCPB kwa zao hili na mdudu au ugonjwa huu. Inaeleza kipimo, idadi ya mara za kunyunyiza, na siku za kusubiri kabla ya kuvuna. Usikisie kamwe.'),
    bilingual('Buy only from a licensed agrovet, in the closed original pack with a PCPB number.', 'Nunua tu kwa muuzaji wa pembejeo mwenye leseni, katika kifungashio cha kiwandani kilichofungwa, chenye nambari ya PCPB.'),
  ] },
  { key: 'clothing', title: bilingual('Protective clothing', 'Mavazi ya kujikinga'), source: 'safe_use', text: [
    bilingual('Long sleeves, trousers over boots, gloves, mask or face shield, hat; a light apron when mixing.', 'Vaa nguo ya mikono mirefu, suruali juu ya buti, glavu, barakoa au kinga ya uso, na kofia; vaa aproni nyepesi unapochanganya.'),
    bilingual('Never barefoot. No eating, drinking or smoking. Wash hands and body after, and wash those clothes separately.', 'Usinyunyize bila viatu kamwe. Usile, usinywe wala usivute sigara. Baadaye nawa mikono na uoge, na ufue nguo hizo kando.'),
    bilingual('Children, pregnant or breast-feeding women and sick people must not handle pesticides.', 'Watoto, wajawazito, wanaonyonyesha na wagonjwa wasiguse dawa.'),
  ] },
  { key: 'spraying', title: bilingual('When and where to spray', 'Wakati na mahali pa kunyunyiza'), source: 'safe_use', text: [
    bilingual('Spray in cool, calm hours, with the wind at your back and no rain coming.', 'Nyunyiza saa za baridi, hewa ikiwa tulivu, upepo ukiwa mgongoni mwako na mvua ikiwa haikaribii.'),
    bilingual('Do not spray open flowers by day: bees visit them. Stay at least 30 m from rivers and wells, or more if the label says so.', 'Usinyunyize maua yaliyochanua mchana: kuna nyuki. Kaa angalau mita 30 kutoka mito na visima, au zaidi lebo ikisema.'),
    bilingual('Keep people and animals out for as long as the label says.', 'Watu na mifugo wasiingie kwa muda ambao lebo inasema.'),
  ] },
  { key: 'waiting', title: bilingual('Wait before harvest', 'Siku za kusubiri kabla ya kuvuna'), source: 'safe_use', text: [
    bilingual('The days are on the label. If you cannot find them, do not spray.', 'Siku hizo ziko kwenye lebo. Usipozipata, usinyunyize.'),
    bilingual('Kale, spinach and amaranth are picked all the time: do not use a spray if you do not know its days to wait.', 'Sukuma wiki, spinachi na mchicha huchumwa kila wakati: usinyunyize dawa usiyojua siku zake za kusubiri.'),
  ] },
  { key: 'groups', title: bilingual('Change groups', 'Badilisha makundi'), source: 'frac_irac', text: [
    bilingual('Do not use the same FRAC or IRAC group twice in a row: the pest or fungus gets used to it.', 'Usitumie kundi moja la FRAC au IRAC mara mbili mfululizo: mdudu au kuvu huzoea dawa.'),
    bilingual('Mix two products only if the label says so.', 'Changanya bidhaa mbili tu lebo ikisema.'),
  ] },
  { key: 'containers', title: bilingual('Empty containers and storing', 'Vyombo vitupu na uhifadhi'), source: 'safe_use', text: [
    bilingual('Rinse three times into the sprayer, pierce, return or bury as the county says. Never use again.', 'Suuza chombo mara tatu na umwage maji hayo ndani ya pampu. Kitoboe, kisha ukirudishe au ukifukie kama kaunti inavyosema. Usikitumie tena kamwe.'),
    bilingual('Keep it locked, in its own bottle, away from food and children.', 'Fungia dawa kwa kufuli, kwenye chupa yake, mbali na chakula na watoto.'),
  ] },
  { key: 'grain', title: bilingual('Seed and stored grain', 'Mbegu na nafaka ghalani'), source: 'safe_use', text: [
    bilingual('Never eat or sell seed that was treated. Mouldy grain is not made safe by cooking.', 'Usile wala usiuze mbegu iliyotiwa dawa. Nafaka yenye kuvu haiwi salama kwa kupikwa.'),
    bilingual('Gas tablets for stores are for licensed people only.', 'Vidonge vya gesi vya ghala ni kwa wenye leseni tu.'),
  ] },
  { key: 'doubt', title: bilingual('When not sure', 'Ukiwa na shaka'), source: 'safe_use', text: [
    bilingual('Spray nothing. Do what helps in every case: take out sick plants, let air in, ask the extension officer.', 'Usinyunyize. Fanya linalosaidia kwa hali yoyote: ondoa mimea yenye ugonjwa, ruhusu hewa ipite, muulize afisa ugani.'),
  ] },
];

interface EmergencyNumber { readonly number: string; readonly name: Bilingual; readonly source: SourceId }

export const poisoningCard = {
  title: bilingual('Poisoned by a pesticide? Do this now', 'Mtu amepata sumu ya dawa? Fanya hivi sasa'),
  steps: [
    bilingual('Take the person away from the pesticide, into fresh air.', 'Mwondoe karibu na dawa, mpeleke penye hewa safi.'),
    bilingual('Take off the wet clothes. Wash skin with soap and water for 15 minutes; eyes with clean water for 15 minutes.', 'Mvue nguo zilizolowa. Osha ngozi kwa sabuni na maji kwa dakika 15, na macho kwa maji safi kwa dakika 15.'),
    bilingual('Do not make the person vomit. No milk, no herbs, no alcohol.', 'Usimtapishe. Usimpe maziwa, mitishamba wala pombe.'),
    bilingual('Call for help and go to the nearest hospital at once. Take the label or the bottle with you.', 'Piga simu ya msaada na uende hospitali iliyo karibu mara moja. Beba lebo au chupa.'),
  ],
  numbers: [
    { number: '0800720021', name: bilingual('Poison centre, free call', 'Kituo cha sumu, simu bila malipo'), source: 'poison_line' },
    { number: '0800730030', name: bilingual('Poison centre, second free line', 'Kituo cha sumu, simu ya pili bila malipo'), source: 'poison_line' },
    { number: '999', name: bilingual('Emergency', 'Dharura'), source: 'emergency_numbers' },
    { number: '112', name: bilingual('Emergency from any mobile', 'Dharura kutoka simu yoyote'), source: 'emergency_numbers' },
    { number: '1199', name: bilingual('Red Cross ambulance', 'Ambulensi ya Msalaba Mwekundu'), source: 'emergency_numbers' },
  ] satisfies readonly EmergencyNumber[],
} as const;
