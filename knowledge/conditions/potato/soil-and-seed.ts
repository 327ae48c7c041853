import { likeIn } from '../../lookalike.ts';
import { potatoNames } from '../../names/potato.ts';
import { rogueAndBury, vegetableMulch } from '../../sprays/preparations.ts';
import { seedPotato } from '../../sprays/products.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition } from '../../types.ts';
import { friendsAlive, noSeedFromHere, washHands } from '../../vegetable-sentences.ts';
import { cleanSeedPotato, cutHaulms, highRidges, leavesOverStore, longRest } from './preparations.ts';

const like = likeIn(potatoNames);
const certifiedOnly = bilingual('Plant certified seed.', 'Panda mbegu iliyoidhinishwa.');
const pullNow = bilingual('Pull out sick plants with their tubers before the others touch them.', 'Ng’oa mimea iliyougua pamoja na viazi vyake kabla haijagusana na mingine.');

export const soilAndSeed = {
  potato___bacterial_wilt: {
    ...potatoNames.potato___bacterial_wilt,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('A plant wilts in the heat of the day while it is still green.', 'Mmea hunyauka wakati wa joto ukiwa bado kijani.'),
      bilingual('Cut the stem and hang it in clear water: milky threads sink from it.', 'Kata shina na ulining’inize kwenye maji safi: nyuzi kama maziwa hushuka.'),
      bilingual('Tuber eyes ooze and soil sticks to them; when cut, it shows a brown ring.', 'Macho ya kiazi hutoa uchafu na udongo hung’ang’ania; ukikikata kina duara la kahawia.'),
    ],
    immediateActions: [
      bilingual('Do the water test on one stem to be sure.', 'Fanya jaribio la maji kwa shina moja ili uhakikishe.'),
      bilingual('Uproot the plant with all tubers and their soil, into a bag. Bury it more than a metre deep, away from the field, or burn it.', 'Ng’oa mmea na viazi vyote na udongo wake, weka mfukoni. Fukia kwa kina cha zaidi ya mita moja, mbali na shamba, au uchome.'),
      bilingual('Let no water run through that place.', 'Usiruhusu maji yapite mahali hapo.'),
      washHands,
      bilingual('Keep no seed from this field, not even from clean plants.', 'Usihifadhi mbegu ya shamba hili, hata kutoka mimea safi.'),
    ],
    organicSolutions: [{ ...rogueAndBury, needs: [bilingual('A closed bag and a hole more than 100 cm deep, away from water and crops', 'Mfuko unaofungika na shimo la kina cha zaidi ya sentimita 100, mbali na maji na mazao'), bilingual('Soap and water for hands, hoe and boots', 'Sabuni na maji ya kuosha mikono, jembe na buti')], limits: bilingual('There is no cure. It only keeps the rest of the field alive a little longer.', 'Hakuna tiba. Husaidia tu sehemu nyingine ya shamba kuendelea kwa muda.') }],
    inorganicSolutions: [],
    recommendedProducts: [seedPotato],
    preventiveMeasures: [
      certifiedOnly,
      bilingual('5 seasons or more without potato, tomato, pepper or eggplant: grow maize, wheat or grass.', 'Misimu 5 au zaidi bila viazi, nyanya, pilipili wala biringanya: panda mahindi, ngano au nyasi.'),
      bilingual('Clean hoes, boots and bags before they enter; use no water that ran through a sick field.', 'Safisha majembe, buti na magunia kabla ya kuingia; usitumie maji yaliyopita shamba lililougua.'),
      bilingual('Pull out self-sown potatoes in the next crops.', 'Ng’oa viazi vilivyojiotea kwenye mazao yanayofuata.'),
    ],
    recoveryTimeline: bilingual('None. The field stays infected for years.', 'Hakuna. Shamba hubaki na ugonjwa kwa miaka.'),
    spreadRisk: { level: 'high', text: bilingual('Seed carries it to new farms; water, soil and tools carry it within the farm.', 'Mbegu huupeleka mashamba mapya; maji, udongo na vifaa huueneza ndani ya shamba.') },
    yieldLoss: { range: { low: 50, high: 100 }, text: bilingual('In Kenya 50 to 100% is reported, and what is left often rots in the store.', 'Nchini Kenya hasara ya asilimia 50 hadi 100 imeripotiwa, na vinavyobaki mara nyingi huoza ghalani.'), source: 'potato_wilt_kenya_2012' },
    lookalikes: [
      { name: bilingual('Fusarium wilt', 'Mnyauko fusari'), sign: bilingual('Yellow first, on one side; no milky threads.', 'Manjano kwanza, upande mmoja; hakuna nyuzi za maziwa.') },
      like('potato___black_leg', 'Stem base black and slimy.', 'Sehemu ya chini ya shina ni nyeusi na yenye utelezi.'),
      { key: 'any___drought', name: bilingual('Drought', 'Ukame'), sign: bilingual('All plants droop alike, and stand up after water.', 'Mimea yote hulegea sawa, na huinuka ikipata maji.') },
    ],
    sources: ['potato_wilt_kenya_2012', 'cip_potato', 'cabi_plantwise', 'kalro_vegetables'],
  },

  potato___cyst_nematode: {
    ...potatoNames.potato___cyst_nematode,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Patches of short yellow plants that wilt early in the day.', 'Sehemu za shamba zenye mimea mifupi ya manjano inayonyauka mapema mchana.'),
      bilingual('At flowering dig one up gently: tiny white or golden balls, like pin heads, sit on the roots.', 'Wakati wa maua chimba mmoja polepole: vijiduara vidogo vyeupe au vya dhahabu, kama kichwa cha pini, viko kwenye mizizi.'),
      bilingual('Few small tubers.', 'Viazi vichache vidogo.'),
    ],
    immediateActions: [
      bilingual('Tell the extension officer or KEPHIS: this pest must be reported.', 'Mwambie afisa ugani au KEPHIS: mnyoo huyu lazima aripotiwe.'),
      bilingual('Move no soil, seed or dirty tools out of the field.', 'Usitoe udongo, mbegu wala vifaa vichafu nje ya shamba.'),
      noSeedFromHere,
    ],
    organicSolutions: [longRest],
    inorganicSolutions: [],
    recommendedProducts: [seedPotato],
    preventiveMeasures: [certifiedOnly, bilingual('Wash soil off boots, hoes and bags before you enter a field.', 'Osha udongo kwenye buti, majembe na magunia kabla ya kuingia shambani.'), bilingual('Ask for a variety that resists it.', 'Ulizia aina inayostahimili.'), bilingual('Pull out self-sown potatoes: one plant feeds them for another year.', 'Ng’oa viazi vilivyojiotea: mmea mmoja huwalisha mwaka mwingine.')],
    recoveryTimeline: bilingual('The crop does not recover. The soil cleans itself slowly, over years without potato.', 'Zao haliponi. Udongo hujisafisha polepole, kwa miaka bila viazi.'),
    spreadRisk: { level: 'high', text: bilingual('Soil on seed, boots, tools and running water carries the cysts.', 'Udongo kwenye mbegu, buti, vifaa na maji yanayotiririka hubeba vijiduara.') },
    yieldLoss: { range: { low: 0, high: 80 }, text: bilingual('Little at first, even with nothing to see. As high as 80% where potato follows potato.', 'Mwanzoni ni kidogo, hata bila dalili. Hadi asilimia 80 pale viazi vinapofuatana.'), source: 'potato_cyst_kephis_2017' },
    lookalikes: [
      { key: 'any___root_knot_nematodes', name: bilingual('Root-knot nematodes', 'Minyoo fundo ya mizizi'), sign: bilingual('The root itself swells into beads; no loose balls sit on it.', 'Mzizi wenyewe huvimba vifundo; hakuna vijiduara vilivyoshika juu yake.') },
      { name: bilingual('Drought or lack of nutrients', 'Ukame au kukosa lishe'), sign: bilingual('No balls on the roots.', 'Hakuna vijiduara kwenye mizizi.') },
    ],
    sources: ['potato_cyst_kephis_2017', 'potato_cyst_organic_farmer', 'cip_potato'],
  },

  potato___black_leg: {
    ...potatoNames.potato___black_leg,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('The stem base is black, wet and slimy; the plant yellows and falls.', 'Sehemu ya chini ya shina ni nyeusi, majimaji na utelezi; mmea huwa wa manjano na kuanguka.'), bilingual('Tubers rot soft and smell bad.', 'Viazi huoza vikiwa laini na kunuka.')],
    immediateActions: [pullNow, bilingual('Do not dig in wet soil; let tubers dry in the shade before storing.', 'Usichimbe udongo ukiwa na maji; kausha viazi kivulini kabla ya kuhifadhi.')],
    organicSolutions: [rogueAndBury, cutHaulms],
    preventiveMeasures: [certifiedOnly, bilingual('Plant whole seed tubers; a cut opens the way.', 'Panda viazi vizima vya mbegu; mkato huufungulia ugonjwa njia.'), bilingual('Drain wet places and do not overwater.', 'Ondoa maji yaliyotuama na usizidishe umwagiliaji.')],
    lookalikes: [like('potato___bacterial_wilt', 'Stem base stays firm; milky threads in water.', 'Sehemu ya chini ya shina hubaki ngumu; nyuzi za maziwa ndani ya maji.'), like('potato___late_blight', 'Black from the leaves down, with white fluff.', 'Nyeusi kuanzia majani kwenda chini, na ukungu mweupe.')],
    sources: ['cip_potato', 'cabi_plantwise'],
  },

  potato___virus_y: {
    ...potatoNames.potato___virus_y,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Leaves are mottled light and dark green, rough and crinkled.', 'Majani yana batobato la kijani hafifu na iliyokolea, yanakwaruza na yamekunjamana.'), bilingual('Black streaks on veins; lower leaves hang dead on the stem.', 'Mistari myeusi kwenye mishipa; majani ya chini hukauka na kuning’inia.'), bilingual('Small plants, few small tubers.', 'Mimea midogo, viazi vichache vidogo.')],
    immediateActions: [pullNow, bilingual('Keep no seed from plants like these or their neighbours.', 'Usihifadhi mbegu kutoka mimea hii wala jirani zake.')],
    organicSolutions: [cleanSeedPotato, rogueAndBury],
    preventiveMeasures: [certifiedOnly, bilingual('Keep the seed plot away from other potatoes and tomatoes.', 'Weka shamba la mbegu mbali na viazi na nyanya nyingine.'), bilingual('Cut the tops of a seed crop early, before aphids fly in.', 'Kata mashina ya zao la mbegu mapema, kabla vidukari hawajafika.'), friendsAlive],
    lookalikes: [like('potato___leafroll_virus', 'Leaves roll up, stiff and leathery, without mosaic.', 'Majani hujikunja juu, magumu kama ngozi, bila batobato.')],
    sources: ['cip_potato', 'cabi_plantwise'],
  },

  potato___leafroll_virus: {
    ...potatoNames.potato___leafroll_virus,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Leaves roll upwards like a spoon; they are stiff and rattle when shaken.', 'Majani hujikunja juu kama kijiko; ni magumu na hutoa sauti yakitikiswa.'), bilingual('Edges yellow or purple; the plant stands upright and short.', 'Kingo za manjano au zambarau; mmea husimama wima na mfupi.'), bilingual('Few small tubers.', 'Viazi vichache vidogo.')],
    immediateActions: [pullNow, bilingual('Look for aphids under the leaves and in sprouting seed.', 'Tafuta vidukari chini ya majani na kwenye mbegu inayochipua.')],
    organicSolutions: [cleanSeedPotato, rogueAndBury],
    preventiveMeasures: [certifiedOnly, bilingual('Store seed where aphids cannot reach the sprouts.', 'Hifadhi mbegu mahali vidukari hawafikii machipukizi.'), friendsAlive],
    lookalikes: [like('potato___virus_y', 'Mottled and crinkled, not rolled.', 'Lina batobato na limekunjamana, halijajikunja juu.'), like('potato___bacterial_wilt', 'The whole plant droops in the heat.', 'Mmea mzima hulegea wakati wa joto.')],
    sources: ['cip_potato', 'cabi_plantwise'],
  },

  potato___tuber_moth: {
    ...potatoNames.potato___tuber_moth,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Clear blisters in leaves; small caterpillar inside.', 'Malengelenge angavu kwenye majani; kiwavi mdogo ndani.'), bilingual('Dark tunnels in tubers, with droppings at the eyes.', 'Njia nyeusi ndani ya viazi, kinyesi kwenye macho.'), bilingual('In the store small grey moths fly up.', 'Ghalani nondo wadogo wa kijivu huruka.')],
    immediateActions: [bilingual('Close cracks and cover every tuber that shows.', 'Ziba nyufa na ufunike kila kiazi kinachoonekana.'), bilingual('Dig as soon as it is ripe. Carry tubers in the same day.', 'Chimba mara tu vikikomaa na uviingize ndani siku hiyo hiyo.'), bilingual('Feed bored tubers to animals if they are not green or rotten; bury the others.', 'Lisha mifugo viazi vilivyotobolewa ikiwa si vya kijani wala havijaoza; vingine vifukie.')],
    organicSolutions: [highRidges, leavesOverStore],
    preventiveMeasures: [bilingual('Plant deep and earth up high.', 'Panda chini zaidi na urundike udongo juu.'), bilingual('Water so that the ridge does not crack.', 'Mwagilia ili tuta lisipasuke.'), bilingual('Sweep and whitewash the store before the new crop.', 'Fagia ghala na upake chokaa kabla ya zao jipya.')],
    lookalikes: [{ key: 'tomato___tuta_absoluta', name: bilingual('Tuta absoluta', 'Kantangaze (Tuta)'), sign: bilingual('Mines the leaves too, but leaves tubers alone.', 'Huchimba majani pia, lakini haingii kwenye viazi.') }],
    sources: ['cip_potato', 'kalro_vegetables'],
  },

  potato___common_scab: {
    ...potatoNames.potato___common_scab,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Rough corky spots on the skin, raised or pitted.', 'Madoa yenye magamba kwenye ganda, yaliyoinuka au kubonyea.'), bilingual('The flesh below is good; leaves look fine.', 'Ndani ni kizuri; majani huonekana vizuri.')],
    immediateActions: [bilingual('Peel and eat or sell it: it harms no one.', 'Menya, ule au uuze: upele huu haudhuru mtu.'), bilingual('Keep no scabby seed.', 'Usihifadhi mbegu yenye upele.')],
    organicSolutions: [{ ...vegetableMulch, title: bilingual('Keep the ridge moist', 'Weka unyevu kwenye tuta'), use: bilingual('In the 4 weeks when tubers form, so that the soil does not dry out.', 'Katika wiki 4 viazi vikitunga, ili udongo usikauke.') }],
    preventiveMeasures: [bilingual('Put no lime, ash or fresh manure before potato.', 'Usiweke chokaa, majivu wala samadi mbichi kabla ya viazi.'), bilingual('Rest the field from potato for 3 years.', 'Usipande viazi hapo kwa miaka 3.'), certifiedOnly],
    lookalikes: [{ name: bilingual('Powdery scab', 'Upele wa unga'), sign: bilingual('Small blisters that burst into brown powder, in cold wet soil.', 'Malengelenge madogo yanayopasuka unga wa kahawia, kwenye udongo baridi wenye maji.') }],
    sources: ['cip_potato', 'kalro_vegetables'],
  },

  potato___frost_damage: {
    ...potatoNames.potato___frost_damage,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Tops are black and wet on the morning after a clear, still, cold night.', 'Ncha huwa nyeusi zenye maji asubuhi baada ya usiku wa baridi, tulivu, bila mawingu.'), bilingual('Low places are worst.', 'Mabonde huathirika zaidi.')],
    immediateActions: [bilingual('Do not cut: wait 5 to 7 days and see what sprouts again.', 'Usikate: subiri siku 5 hadi 7 uone kinachochipua tena.'), bilingual('Spray nothing: it is not a disease.', 'Usinyunyize chochote: si ugonjwa.'), bilingual('Water lightly and weed; give a little nitrogen when new leaves come.', 'Mwagilia kidogo na upalilie; weka naitrojeni kidogo majani mapya yakitoka.')],
    organicSolutions: [highRidges],
    preventiveMeasures: [bilingual('Plant so that the crop is not young in the frost months of your area.', 'Panda ili zao lisiwe changa miezi ya jalidi katika eneo lako.'), bilingual('Before a clear cold night water the soil in the afternoon: wet soil gives off warmth.', 'Kabla ya usiku wa baridi bila mawingu mwagilia udongo alasiri: udongo wenye maji hutoa joto.'), bilingual('Leave the lowest hollows for grass.', 'Mabonde ya chini kabisa yaachie nyasi.')],
    lookalikes: [like('potato___late_blight', 'Comes over days, with white and pale edges.', 'Huja kwa siku kadhaa, na ukungu mweupe na kingo hafifu.')],
    sources: ['fao_guides', 'kalro_vegetables'],
  },
} as const satisfies Partial<Record<keyof typeof potatoNames, Condition>>;
