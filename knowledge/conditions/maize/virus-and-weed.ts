import { maizeNames } from '../../names/maize.ts';
import { compost, pushPull } from '../../sprays/preparations.ts';
import { fertilizer, manure, resistantMaizeSeed } from '../../sprays/products.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition, Preparation } from '../../types.ts';
import { certified, like, manureBeforePlanting, plantTogether, restFromMaize, weedEarly } from './lines.ts';

const pullBurySick: Preparation = {
  title: bilingual('Take out sick maize', 'Ondoa mahindi yaliyougua'),
  needs: [bilingual('A hoe and a hole 60 cm deep, at the edge of the field', 'Jembe na shimo la kina cha sentimita 60, ukingoni mwa shamba'), bilingual('Soap and water for hands and hoe', 'Sabuni na maji ya kuosha mikono na jembe')],
  steps: [
    bilingual('Visit the clean part of the field first, the sick part last.', 'Anza na sehemu safi ya shamba, maliza na iliyougua.'),
    bilingual('Pull out each sick plant. Green ones without mould may feed animals the same day.', 'Ng’oa kila mmea uliougua. Ya kijani isiyo na ukungu inaweza kulishwa mifugo siku hiyo hiyo.'),
    bilingual('Bury the rest. Never carry sick plants through clean maize or to another farm.', 'Fukia mengine. Usipitishe mimea iliyougua kwenye mahindi safi wala kuipeleka shamba lingine.'),
    bilingual('Wash hands and hoe with soap.', 'Osha mikono na jembe kwa sabuni.'),
  ],
  use: bilingual('Every week until tasselling.', 'Kila wiki hadi kutoa mbelewele.'),
  limits: bilingual('It slows the spread; it heals no plant. Mouldy cobs are not safe for people or animals: bury them.', 'Hupunguza kuenea; haiponyi mmea. Mahindi yenye ukungu asile mtu wala mnyama: yafukie.'),
  source: 'mln_harvestmoney',
};

export const virusAndWeedConditions = {
  maize___lethal_necrosis: {
    ...maizeNames.maize___lethal_necrosis, depth: 'full', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Fine yellow streaks and mottling on the young leaves, from the base upward.', 'Michirizi myembamba ya manjano na batobato kwenye majani machanga, kuanzia chini ya jani kwenda juu.'),
      bilingual('Leaves dry from the edges to the middle, on plants still green below.', 'Majani hukauka kuanzia kingo kwenda katikati, mmea ukiwa bado kijani chini.'),
      bilingual('The heart leaf dies; plants are short.', 'Jani la katikati hufa; mimea ni mifupi.'),
      bilingual('Husks dry early; cobs are empty or half filled.', 'Maganda ya hindi hukauka mapema; mahindi ni matupu au nusu.'),
    ],
    immediateActions: [
      bilingual('Pull out sick plants as soon as you see them; feed green ones or bury them.', 'Ng’oa mimea iliyougua mara tu unapoiona; ya kijani ilishe mifugo, au uifukie.'),
      bilingual('Do not move maize plants, stalks or seed out of this field.', 'Usihamishe mimea, mabua wala mbegu za mahindi kutoka shamba hili.'),
      bilingual('Tell the extension officer: the whole area must know.', 'Mwambie afisa ugani: eneo zima lazima lijue.'),
      bilingual('Pay for no spray: nothing cures it.', 'Usilipie dawa yoyote: hakuna kinachouponya.'),
    ],
    organicSolutions: [pullBurySick],
    inorganicSolutions: [],
    recommendedProducts: [resistantMaizeSeed, manure],
    preventiveMeasures: [
      bilingual('Grow no maize, sorghum or Napier there for 2 seasons: beans, potatoes, cassava or vegetables.', 'Usipande mahindi, mtama wala nyasi za nepia hapo kwa misimu 2: panda maharagwe, viazi, muhogo au mboga.'),
      bilingual('Buy certified seed of a hybrid that resists MLN; never plant grain from the store.', 'Nunua mbegu iliyoidhinishwa ya chotara inayostahimili MLN; usipande nafaka ya ghalani kamwe.'),
      plantTogether,
      bilingual('Leave at least 2 months a year without any maize in the area.', 'Eneo zima libaki angalau miezi 2 kwa mwaka bila mahindi yoyote.'),
      weedEarly,
    ],
    recoveryTimeline: bilingual('A sick plant does not recover. The field can bear again after two seasons of other crops.', 'Mmea uliougua hauponi tena. Shamba linaweza kuzaa tena baada ya misimu miwili ya mazao mengine.'),
    spreadRisk: { level: 'high', text: bilingual('Thrips, beetles and aphids carry it; so do seed, soil on boots and tools.', 'Chawa wa mimea, mbawakawa na vidukari huubeba; pia mbegu, udongo kwenye buti na vifaa.') },
    yieldLoss: { range: { low: 30, high: 100 }, text: bilingual('30 to 100%, depending on how young the maize was when it fell sick.', 'Asilimia 30 hadi 100, kulingana na umri wa mahindi yalipougua.'), source: 'mln_laikipia' },
    lookalikes: [
      like('maize___streak_virus', 'Fine broken white streaks; leaves do not dry from the edges.', 'Michirizi myembamba myeupe iliyokatika; majani hayakauki kuanzia kingo.'),
      like('maize___nitrogen_deficiency', 'Yellow V on the OLD leaves; young ones are green.', 'V ya manjano kwenye majani ya ZAMANI; machanga ni kijani.'),
      like('maize___drought', 'The whole field rolls its leaves and opens them in the evening.', 'Shamba lote hukunja majani na kuyafungua jioni.'),
    ],
    sources: ['mln_harvestmoney', 'mln_laikipia', 'cimmyt_maize', 'kalro_maize'],
  },

  maize___streak_virus: {
    ...maizeNames.maize___streak_virus, depth: 'full', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Narrow, broken, pale streaks run along the veins of the new leaves.', 'Michirizi myembamba, ya rangi hafifu, iliyokatika hupita kando ya mishipa ya majani mapya.'),
      bilingual('Older leaves are clean.', 'Majani yaliyokuwepo kabla ni safi.'),
      bilingual('Plants that get sick in the first 3 weeks stay small and give no cob.', 'Mimea inayougua wiki 3 za kwanza hudumaa na haizai hindi.'),
    ],
    immediateActions: [
      bilingual('Pull out streaked plants in the first 3 weeks; later ones can stay.', 'Ng’oa mimea yenye michirizi katika wiki 3 za kwanza; ya baadaye inaweza kuachwa.'),
      bilingual('Weed out grasses in and round the field: the hoppers live there.', 'Palilia nyasi ndani na kuzunguka shamba: wadudu warukaji huishi humo.'),
      bilingual('Pay for no spray against the streaks: a virus is not cured.', 'Usilipie dawa ya michirizi: virusi haviponywi.'),
    ],
    organicSolutions: [{ ...pullBurySick, source: 'mln_harvestmoney' }, compost],
    inorganicSolutions: [],
    recommendedProducts: [resistantMaizeSeed],
    preventiveMeasures: [
      bilingual('Plant seed that tolerates streak; most new hybrids say so on the bag.', 'Panda mbegu inayostahimili michirizi; chotara nyingi mpya huandikwa hivyo kwenye mfuko.'),
      plantTogether,
      bilingual('Do not plant beside old maize, irrigated maize or grass land.', 'Usipande kando ya mahindi ya zamani, ya umwagiliaji au malisho.'),
      restFromMaize,
    ],
    recoveryTimeline: bilingual('Streaked plants do not recover; those that fell sick after 8 weeks still bear nearly full.', 'Mimea yenye michirizi haiponi; iliyougua baada ya wiki 8 bado huzaa karibu kawaida.'),
    spreadRisk: { level: 'medium', text: bilingual('Small leafhoppers bring it from grasses and old maize, most after a dry spell.', 'Wadudu warukaji wadogo huuleta kutoka nyasi na mahindi ya zamani, zaidi baada ya kipindi cha ukavu.') },
    yieldLoss: { range: { low: 33, high: 55 }, text: bilingual('33 to 55% is given for East Africa; plants that fall sick at once give nothing.', 'Asilimia 33 hadi 55 imetajwa kwa Afrika Mashariki; mimea inayougua mwanzoni haizai kitu.'), source: 'msv_infonet' },
    lookalikes: [
      like('maize___lethal_necrosis', 'Mottled leaves that dry from the edges, and a dead heart.', 'Batobato na majani yanayokauka kuanzia kingo, na jani la katikati lililokufa.'),
      like('maize___zinc_deficiency', 'Broad white bands, not fine streaks.', 'Mikanda mipana myeupe, si michirizi myembamba.'),
    ],
    sources: ['msv_cimmyt', 'msv_infonet', 'mln_harvestmoney', 'cimmyt_maize', 'compost_ngeze'],
  },

  maize___striga: {
    ...maizeNames.maize___striga, depth: 'full', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Maize is stunted, yellow and wilts although the soil is moist.', 'Mahindi hudumaa, huwa ya manjano na hunyauka ingawa udongo una unyevu.'),
      bilingual('A small weed with purple or red flowers grows at its foot.', 'Gugu dogo lenye maua ya zambarau au mekundu husimama chini yake.'),
      bilingual('It drinks from the maize roots before you see it.', 'Hunyonya mizizi ya mahindi kabla ya kuonekana.'),
    ],
    immediateActions: [
      bilingual('Pull it by hand before it flowers, every 2 weeks; after harvest too.', 'Ling’oe kwa mkono kabla halijatoa maua, kila wiki 2; hata baada ya kuvuna.'),
      bilingual('Burn plants that already flower; never leave them on the path or feed them to animals.', 'Choma yaliyotoa maua; usiyaache njiani wala kuyalisha mifugo.'),
      bilingual('Clean hoes, feet and animals before going to another field.', 'Safisha majembe, miguu na mifugo kabla ya kwenda shamba lingine.'),
    ],
    organicSolutions: [pushPull, { ...compost, limits: bilingual('It feeds poor soil, where striga is worst; it kills no striga.', 'Hulisha udongo duni, ambako kiduha huwa kibaya zaidi; haiui kiduha.') }],
    inorganicSolutions: [],
    recommendedProducts: [resistantMaizeSeed, manure, fertilizer],
    preventiveMeasures: [
      bilingual('Grow soybean, groundnut or cotton for 2 seasons: they wake the seed and do not feed it.', 'Panda soya, karanga au pamba kwa misimu 2: huamsha mbegu zake bila kuzilisha.'),
      bilingual('Ask for IR maize seed, coated against striga; plant other seed first, or wash hands after touching it.', 'Ulizia mbegu ya mahindi ya IR iliyopakwa dawa dhidi ya kiduha; panda mbegu nyingine kwanza, au nawa mikono baada ya kuigusa.'),
      manureBeforePlanting,
      certified,
    ],
    recoveryTimeline: bilingual('This crop stays weak. With pulling and push-pull the seed in the soil runs down in 2 to 4 seasons.', 'Zao hili hubaki dhaifu. Ukiling’oa na kutumia sukuma-vuta, mbegu zake ardhini hupungua katika misimu 2 hadi 4.'),
    spreadRisk: { level: 'high', text: bilingual('One plant makes many thousands of dust-fine seeds that wait for years; water, animals, tools and maize seed carry them.', 'Mmea mmoja hutoa maelfu mengi ya mbegu laini kama vumbi zinazosubiri kwa miaka; maji, mifugo, vifaa na mbegu za mahindi huzibeba.') },
    yieldLoss: { range: { low: 20, high: 80 }, text: bilingual('20 to 80%, worst on poor soil and in dry years.', 'Asilimia 20 hadi 80, mbaya zaidi kwenye udongo duni na miaka ya ukavu.'), source: 'icipe_push_pull' },
    lookalikes: [
      like('maize___drought', 'The soil is dry and no purple flowers grow between.', 'Udongo ni mkavu na hakuna maua ya zambarau katikati.'),
      like('maize___nitrogen_deficiency', 'Even yellow V on old leaves, no wilting at noon.', 'V ya manjano kwenye majani ya zamani, bila kunyauka mchana.'),
    ],
    sources: ['striga_farmbiz', 'icipe_push_pull', 'kalro_maize', 'compost_ngeze'],
  },
} as const satisfies Partial<Record<keyof typeof maizeNames, Condition>>;
