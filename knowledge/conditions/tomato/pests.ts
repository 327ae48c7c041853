import { insecticideSources, miticideSources } from '../../sprays/chemical-lines.ts';
import { likeIn } from '../../lookalike.ts';
import { tomatoNames } from '../../names/tomato.ts';
import { chilliGarlic, neemExtract, soapSpray, yellowTraps } from '../../sprays/preparations.ts';
import { btProduct, cropInsecticide, insectNet, insectTraps, neemForCrop, protectiveClothing } from '../../sprays/products.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition, Preparation } from '../../types.ts';
import { friendsAlive, lookUnderLeaves, netNursery, oldPlantsOut, rotateNightshades, wildNightshades } from '../../vegetable-sentences.ts';
import { bacillusOnSmall, diamideInTurn, spinosynOnMany, sulphurOnMites, tetronicOnMites } from '../../sprays/vegetable-sprays.ts';

const like = likeIn(tomatoNames);

const tutaWaterTrap: Preparation = {
  title: bilingual('Water trap for Tuta moths', 'Mtego wa maji wa nondo wa kantangaze'),
  needs: [bilingual('A flat basin with 5 litres of water', 'Beseni pana lenye lita 5 za maji'), bilingual('A little soap or cooking oil, and a pheromone lure for Tuta', 'Sabuni au mafuta ya kupikia kidogo, na chambo cha feromoni cha kantangaze')],
  steps: [
    bilingual('Hang the lure on a wire a hand above the water.', 'Tundika chambo kwa waya, kiganja kimoja juu ya maji.'),
    bilingual('Stir in the soap or oil so that moths sink.', 'Koroga sabuni au mafuta ili nondo wazame.'),
    bilingual('Set 2 to 4 basins in an acre to see when they come; 8 to 16 to catch many.', 'Weka mabeseni 2 hadi 4 kwa ekari ili kuona wakifika; 8 hadi 16 ili kukamata wengi.'),
    bilingual('Count and empty once a week; change the lure as its pack says.', 'Hesabu na umwage mara moja kwa wiki; badilisha chambo kama pakiti inavyosema.'),
  ],
  use: bilingual('From the nursery until the last picking.', 'Tangu kitaluni hadi kuchuma mara ya mwisho.'),
  limits: bilingual('It catches only males: it warns and thins them out, it does not end an attack alone.', 'Hukamata madume tu: huonya na kuwapunguza, haimalizi shambulio peke yake.'),
  source: 'icipe_vegetables',
};

export const pests = {
  tomato___spider_mites: {
    ...tomatoNames.tomato___spider_mites,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Fine yellow or white specks; then the leaf turns bronze and dries.', 'Vidoa vidogo sana vya manjano au vyeupe; kisha jani huwa na rangi ya shaba na kukauka.'),
      bilingual('Tiny red or orange dots that move, and fine web, under the leaf.', 'Chini ya jani vidoa vidogo vyekundu au vya rangi ya machungwa vinavyotembea, na utando mwembamba.'),
      bilingual('It starts on a few plants at the edge, in hot dry weeks.', 'Huanza kwenye mimea michache ya ukingoni, wiki za joto na ukavu.'),
    ],
    immediateActions: [
      bilingual('Take out the webbed plants in a bag, before you walk on.', 'Ondoa mimea yenye utando kwa mfuko, kabla ya kuendelea kutembea.'),
      bilingual('Spray the underside of the leaves hard with water. Do it three days in a row.', 'Mwagia maji kwa nguvu chini ya majani, siku tatu mfululizo.'),
      bilingual('Water the crop well: thirsty plants suffer most.', 'Mwagilia zao vizuri: mimea yenye kiu huumia zaidi.'),
      lookUnderLeaves,
    ],
    organicSolutions: [soapSpray, neemExtract],
    inorganicSolutions: [sulphurOnMites, tetronicOnMites],
    recommendedProducts: [neemForCrop, cropInsecticide, protectiveClothing],
    preventiveMeasures: [wildNightshades, oldPlantsOut, bilingual('Plant onion or garlic between, and keep dust from the road off the crop.', 'Panda vitunguu au kitunguu saumu katikati, na uzuie vumbi la barabara lisifike kwenye zao.'), friendsAlive],
    recoveryTimeline: bilingual('Bronze leaves stay bronze. With the mites gone new leaves are green in 1 to 2 weeks.', 'Majani yenye rangi ya shaba hubaki hivyo. Utitiri ukiisha majani mapya huwa ya kijani baada ya wiki 1 hadi 2.'),
    spreadRisk: { level: 'high', text: bilingual('Wind, clothes and tools carry them; in heat one week is enough for a new generation.', 'Upepo, nguo na vifaa huueneza; kwenye joto wiki moja hutosha kwa kizazi kipya.') },
    yieldLoss: { range: { low: 0, high: 90 }, text: bilingual('A few cost nothing. In Africa up to 90% has been lost when nothing was done.', 'Wachache hawapunguzi mavuno. Afrika hasara hadi asilimia 90 imetokea bila hatua yoyote.'), source: 'spider_mite_huji' },
    lookalikes: [
      like('tomato___magnesium_deficiency', 'Yellow between green veins, no web, no dots that move.', 'Manjano kati ya mishipa ya kijani, hakuna utando wala vidoa vinavyotembea.'),
      like('tomato___whitefly', 'White flies rise; leaves are sticky.', 'Inzi weupe huruka; majani hunata.'),
    ],
    sources: ['spider_mite_infonet', 'spider_mite_plantwise', 'spider_mite_huji', 'home_sprays', 'neem_extract', ...miticideSources],
  },

  tomato___tuta_absoluta: {
    ...tomatoNames.tomato___tuta_absoluta,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Wide clear blisters in the leaf with dark droppings inside.', 'Malengelenge mapana angavu kwenye jani yenye kinyesi cheusi ndani.'),
      bilingual('Small green to pink caterpillar inside when held to the light.', 'Ukilitazama kwa mwanga, kiwavi mdogo wa kijani au waridi yumo ndani.'),
      bilingual('Tips are bored and die.', 'Ncha hutobolewa na kufa.'),
      bilingual('Pin holes in fruit, often under the green cap.', 'Matundu madogo kwenye tunda, mara nyingi chini ya kikonyo.'),
    ],
    immediateActions: [
      bilingual('Pick mined leaves and holed fruit every day. Bury them deep.', 'Chuma majani yenye malengelenge na matunda yenye matundu kila siku. Yafukie kwenye shimo refu.'),
      bilingual('Hang a trap and count. Act hard when one trap catches 30 moths a week or a tenth of the leaves have live mines.', 'Tundika mtego na uhesabu. Chukua hatua haraka nondo 30 kwa wiki wakinaswa kwenye mtego mmoja, au sehemu ya kumi ya majani ikiwa na viwavi hai.'),
      bilingual('Tell the neighbours: it works only when all do it.', 'Waambie majirani: hufaulu tu wote wakifanya.'),
    ],
    organicSolutions: [tutaWaterTrap, neemExtract],
    inorganicSolutions: [bacillusOnSmall, diamideInTurn, spinosynOnMany],
    recommendedProducts: [insectTraps, insectNet, btProduct, protectiveClothing],
    preventiveMeasures: [
      netNursery,
      oldPlantsOut, rotateNightshades,
      bilingual('Leave 6 weeks without tomato, potato or eggplant between two crops.', 'Acha wiki 6 bila nyanya, viazi wala biringanya kati ya misimu.'),
      friendsAlive,
    ],
    recoveryTimeline: bilingual('Mined leaves do not heal. A new generation comes every 4 to 5 weeks, so keep on all season.', 'Majani yaliyochimbwa hayaponi. Kizazi kipya huja kila wiki 4 hadi 5, hivyo endelea msimu wote.'),
    spreadRisk: { level: 'high', text: bilingual('Moths fly at night; crates and seedlings carry it far.', 'Nondo huruka usiku; kreti na miche huwapeleka mbali.') },
    yieldLoss: { range: { low: 50, high: 100 }, text: bilingual('From 50 to 100% when nothing is done; losses of up to 100% have been reported in Kenya.', 'Asilimia 50 hadi 100 bila hatua yoyote; hasara hadi asilimia 100 imeripotiwa nchini Kenya.'), source: 'tuta_hortinews_2017' },
    lookalikes: [
      { name: bilingual('Small leaf miner (Liriomyza)', 'Mchimba majani mdogo (Liriomyza)'), sign: bilingual('Thin winding white lines, not wide blisters; fruit is clean.', 'Mistari myembamba myeupe inayopinda, si malengelenge mapana; matunda ni safi.') },
      like('tomato___african_bollworm', 'One large round hole in the fruit, no mines in leaves.', 'Tundu moja kubwa la mviringo kwenye tunda, hakuna malengelenge kwenye majani.'),
    ],
    sources: ['tuta_hortinews_2017', 'tuta_trapping_kenya', 'icipe_vegetables', 'cabi_plantwise', 'neem_extract', ...insecticideSources],
  },

  tomato___whitefly: {
    ...tomatoNames.tomato___whitefly,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Tiny white flies rise in a cloud when you touch the plant.', 'Inzi weupe wadogo huruka kama wingu ukiugusa mmea.'), bilingual('Under the leaf pale flat scales, sticky leaves, later black soot.', 'Chini ya jani magamba meupe bapa, majani hunata, baadaye masizi meusi.')],
    immediateActions: [lookUnderLeaves, bilingual('Take off the lowest leaves full of young ones.', 'Ondoa majani ya chini yaliyojaa wachanga.'), bilingual('Pull out curled plants: whiteflies carry leaf curl.', 'Ng’oa mimea iliyojikunja: inzi weupe hubeba ugonjwa wa kujikunja.')],
    organicSolutions: [soapSpray, yellowTraps],
    preventiveMeasures: [netNursery, wildNightshades, friendsAlive],
    lookalikes: [like('tomato___spider_mites', 'Web and dots that move; nothing flies up.', 'Utando na vidoa vinavyotembea; hakuna kinachoruka.'), { key: 'any___aphids', name: bilingual('Aphids', 'Vidukari'), sign: bilingual('Soft green or black insects in crowds on tips; they do not fly up.', 'Wadudu laini wa kijani au weusi kwa makundi kwenye ncha; hawaruki.') }],
    sources: ['infonet_plant_health', 'cabi_plantwise', 'home_sprays', 'icipe_vegetables'],
  },

  tomato___african_bollworm: {
    ...tomatoNames.tomato___african_bollworm,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('A clean round hole in the fruit; the caterpillar often hangs half out.', 'Tundu safi la mviringo kwenye tunda; kiwavi mara nyingi hutokeza nusu.'), bilingual('Wet droppings at the hole; the fruit rots.', 'Kinyesi chenye maji kwenye tundu; tunda huoza.'), bilingual('Flowers and buds eaten.', 'Maua na vichipukizi vimeliwa.')],
    immediateActions: [bilingual('Pick holed fruit and caterpillars by hand each morning and bury them.', 'Chuma matunda yenye matundu na uokote viwavi kila asubuhi, kisha ufukie vyote.'), bilingual('Look for single pale eggs on the youngest leaves. Rub them off.', 'Tafuta mayai meupe-manjano moja moja kwenye majani machanga na uyafute.')],
    organicSolutions: [neemExtract, chilliGarlic],
    inorganicSolutions: [bacillusOnSmall, diamideInTurn],
    preventiveMeasures: [bilingual('Plant a few rows of maize or sorghum at the edge: the moth likes them better.', 'Panda mistari michache ya mahindi au mtama ukingoni: nondo huipenda zaidi.'), bilingual('Plough after harvest: the caterpillars rest in the soil to turn into moths.', 'Lima baada ya kuvuna: viwavi hujizika udongoni ili kugeuka nondo.'), friendsAlive],
    lookalikes: [like('tomato___tuta_absoluta', 'Pin holes under the cap and blisters in the leaves.', 'Matundu madogo chini ya kikonyo na malengelenge kwenye majani.')],
    sources: ['icipe_vegetables', 'cabi_plantwise', 'neem_extract', 'chilli_garlic', ...insecticideSources],
  },
} as const satisfies Partial<Record<keyof typeof tomatoNames, Condition>>;
