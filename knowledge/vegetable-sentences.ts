import { bilingual } from './bilingual.ts';

/** Text shared by several vegetables. */
export const lowerLeavesOff = bilingual('Take off the lowest sick leaves on a dry day. Carry them out and bury them.', 'Ondoa majani ya chini yaliyougua siku isiyo na mvua. Yatoe nje ya shamba na uyafukie.');
export const notWhenWet = bilingual('Do not prune, tie or pick while the leaves are wet: hands and tools carry the disease.', 'Usipogoe, usifunge wala usichume majani yakiwa na maji: mikono na vifaa hubeba ugonjwa.');
export const rotateNightshades = bilingual('Keep tomato, potato, pepper and eggplant out of that field for 3 seasons; grow maize, beans or kale.', 'Kwa misimu 3 usipande hapo nyanya, viazi, pilipili wala biringanya; panda mahindi, maharagwe au sukuma wiki.');
export const waterSoil = bilingual('Water the soil, not the leaves, and in the morning.', 'Mwagilia udongo, si majani, na iwe asubuhi.');
export const stakeAndSpace = bilingual('Stake the plants and leave at least 60 cm between rows and 45 cm between plants, so that leaves dry soon.', 'Weka vijiti na uache angalau sentimita 60 kati ya mistari na 45 kati ya mimea, ili majani yakauke mapema.');
export const cleanStart = bilingual('Start with certified seed, or with seedlings from a clean nursery.', 'Anza na mbegu iliyoidhinishwa, au miche kutoka kitalu safi.');
export const oldPlantsOut = bilingual('After the last picking pull out the old plants and bury them; leave none standing.', 'Baada ya kuchuma mara ya mwisho ng’oa mimea ya zamani na uifukie; usiache hata mmoja.');
export const countPlants = bilingual('Check 20 plants in each of 5 places. Count the sick ones, and again after a week.', 'Angalia mimea 20 katika kila moja ya sehemu 5. Hesabu iliyougua, na tena baada ya wiki moja.');
export const noSeedFromHere = bilingual('Do not keep seed from this crop.', 'Usihifadhi mbegu za zao hili.');
export const washHands = bilingual('Wash hands and tools with soap before you touch other plants.', 'Nawa mikono na uoshe vifaa kwa sabuni kabla ya kugusa mimea mingine.');
export const wildNightshades = bilingual('Weed out self-sown tomatoes and wild nightshades: the problem lives on them too.', 'Palilia uondoe nyanya zilizojiotea na mnavu mwitu: tatizo hili huishi humo pia.');
export const askVariety = bilingual('Ask the agrovet or the extension officer which variety resists it in your area.', 'Muulize muuzaji wa pembejeo au afisa ugani ni aina gani inayostahimili katika eneo lako.');
export const notTooMuchNitrogen = bilingual('Do not give too much nitrogen: soft growth gets sick first.', 'Usizidishe naitrojeni: machipukizi laini huugua kwanza.');
export const noCureTakeOut = bilingual('Pull out the sick plants this week, before it moves on. There is no cure.', 'Ng’oa mimea iliyougua wiki hii, kabla ugonjwa haujaenea. Hakuna tiba.');
export const friendsAlive = bilingual('Keep ladybirds, wasps and spiders alive: they eat this pest. Spray nothing without counting first.', 'Waache wadudu rafiki, nyigu na buibui waishi: humla mdudu huyu. Usinyunyize dawa kabla ya kuhesabu.');
export const lookUnderLeaves = bilingual('Check under the leaves of 20 plants, once a week.', 'Angalia chini ya majani ya mimea 20, mara moja kwa wiki.');
export const noMeasuredRange = bilingual('No measured range for Kenya was found.', 'Hatukupata kiwango kilichopimwa Kenya.');
export const alongTheRow = bilingual('Look along the row: lack of nutrients shows on all plants alike, a disease in patches.', 'Tazama mstari mzima: kukosa lishe huonekana kwenye mimea yote sawa, ugonjwa huonekana sehemu sehemu.');
export const manureEachSeason = bilingual('Give manure or compost every season.', 'Weka samadi au mboji kila msimu.');
export const limeAsTested = bilingual('Lime only as the soil test says.', 'Weka chokaa tu kama upimaji wa udongo unavyosema.');
export const netNursery = bilingual('Raise seedlings under a fine net.', 'Otesha miche chini ya wavu laini.');
