import { spinachNames } from '../names/spinach.ts';
import { neemExtract, vegetableMulch, yellowTraps } from '../sprays/preparations.ts';
import { likeIn } from '../lookalike.ts';
import { bilingual } from '../bilingual.ts';
import type { Condition } from '../types.ts';
import { cleanStart, friendsAlive, netNursery, oldPlantsOut, waterSoil } from '../vegetable-sentences.ts';

const like = likeIn(spinachNames);
const pickSick = bilingual('Pick off the sick leaves and bury them; eat the clean ones.', 'Chuma majani yaliyougua na uyafukie; ule yaliyo safi.');
/** The leaves are eaten and picked continuously (safe-use rule `waiting`). */
const noSpray = bilingual('Spray nothing from a shop on spinach or amaranth you keep picking. It is allowed only if the label names it and its days to wait.', 'Usinyunyize dawa ya dukani kwenye spinachi au mchicha unaochuma kila wakati. Inaruhusiwa tu lebo ikitaja mboga hiyo pamoja na siku zake za kusubiri.');
const changeBeds = bilingual('Change beds: 2 years before spinach or amaranth comes back.', 'Badilisha vitalu: miaka 2 kabla ya kurudisha spinachi au mchicha.');

export const conditions = {
  spinach___leaf_miner: {
    ...spinachNames.spinach___leaf_miner,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Thin white lines wind through the leaf.', 'Mistari myembamba myeupe hujipinda ndani ya jani.'), bilingual('Hold it to the light: a tiny yellow maggot at the end of the line.', 'Litazame kwa mwanga: funza mdogo wa manjano mwisho wa mstari.'), bilingual('Small black and yellow flies on the plants.', 'Inzi wadogo weusi na manjano kwenye mimea.')],
    immediateActions: [pickSick, noSpray],
    organicSolutions: [yellowTraps, { ...neemExtract, limits: bilingual('It works slowly, on young maggots. Wear gloves, and wash the leaves well before eating.', 'Hufanya kazi polepole, kwa funza wachanga. Vaa glavu, na uoshe majani vizuri kabla ya kula.') }],
    preventiveMeasures: [friendsAlive, bilingual('Dig the bed between crops.', 'Lima kitalu kati ya mazao.'), changeBeds],
    lookalikes: [like('spinach___cercospora_leaf_spot', 'Round grey spots, no lines.', 'Madoa ya kijivu ya mviringo, hakuna mistari.'), { key: 'any___snails_and_slugs', name: bilingual('Snails and slugs', 'Konokono na koa'), sign: bilingual('Slime on top of the leaf, and holes.', 'Utelezi juu ya jani, na matundu.') }],
    sources: ['infonet_plant_health', 'icipe_vegetables', 'neem_extract'],
  },

  spinach___cercospora_leaf_spot: {
    ...spinachNames.spinach___cercospora_leaf_spot,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Small round spots, pale grey with a red to brown edge, like eyes.', 'Madoa madogo ya mviringo, kijivu hafifu yenye ukingo mwekundu hadi kahawia, kama macho.'), bilingual('Old leaves first; many spots join and the leaf dries.', 'Majani ya chini kwanza; madoa mengi huungana na jani hukauka.')],
    immediateActions: [pickSick, noSpray, bilingual('Do not pick while the leaves are wet.', 'Usichume majani yakiwa na maji.')],
    organicSolutions: [vegetableMulch],
    preventiveMeasures: [cleanStart, waterSoil, changeBeds, oldPlantsOut],
    lookalikes: [like('spinach___leaf_miner', 'Winding white lines with a maggot at the end.', 'Mistari myeupe inayojipinda yenye funza mwishoni.')],
    sources: ['infonet_plant_health', 'kalro_vegetables'],
  },

  spinach___leaf_webber: {
    ...spinachNames.spinach___leaf_webber,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Leaves are folded or webbed together; open one: a thin green caterpillar and droppings.', 'Majani yamekunjwa au kuunganishwa kwa utando; fungua moja: kiwavi mwembamba wa kijani na kinyesi.'), bilingual('Leaves turn to nets: only the veins are left.', 'Majani huwa kama wavu: mishipa tu hubaki.')],
    immediateActions: [bilingual('Pick folded leaves and crush the caterpillars, every three days.', 'Chuma majani yaliyokunjwa na uponde viwavi, kila siku tatu.'), bilingual('Harvest early what is still clean.', 'Vuna mapema majani ambayo bado ni safi.'), noSpray],
    organicSolutions: [{ ...neemExtract, limits: bilingual('It works on small caterpillars, in some days. Wear gloves, and wash the leaves well before eating.', 'Huua viwavi wadogo, kwa siku kadhaa. Vaa glavu, na uoshe majani vizuri kabla ya kula.') }],
    preventiveMeasures: [friendsAlive, netNursery, changeBeds, bilingual('Pull out wild amaranth round the bed.', 'Ng’oa mchicha mwitu kuzunguka kitalu.')],
    lookalikes: [{ key: 'any___variegated_grasshopper', name: bilingual('Grasshoppers', 'Panzi'), sign: bilingual('Leaves eaten from the edge; no web, no folding.', 'Majani yameliwa kutoka ukingoni; hakuna utando wala kukunjwa.') }, like('spinach___leaf_miner', 'Winding white lines inside a flat leaf.', 'Mistari myeupe inayojipinda ndani ya jani bapa.')],
    sources: ['icipe_vegetables', 'infonet_plant_health', 'neem_extract'],
  },
} as const satisfies Record<keyof typeof spinachNames, Condition>;
