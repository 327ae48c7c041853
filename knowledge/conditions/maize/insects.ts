import { bacillus, changeInsecticide, chemicalClass, diamide, insecticideSources, notOldInsecticides, spinosyn } from '../../sprays/chemical-lines.ts';
import { maizeNames } from '../../names/maize.ts';
import { ashInFunnel, buryResidue, neemExtract, neemInFunnel, pushPull, soapSpray } from '../../sprays/preparations.ts';
import { btProduct, cropInsecticide, insectTraps, neemForCrop, protectiveClothing } from '../../sprays/products.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition } from '../../types.ts';
import { harvestOnTime, like, manureBeforePlanting, plantTogether, restFromMaize, scout, weedEarly } from './lines.ts';

const keepHelpers = bilingual('Leave perches, hedges and flowers at the edge: birds, wasps and ants eat caterpillars.', 'Acha matawi ya ndege kutua, ua wa miti na maua pembeni mwa shamba: ndege, nyigu na sisimizi hula viwavi.');
const whileSmall = bilingual('Only while caterpillars are small, into the funnel, late in the afternoon. Never on maize that has tasselled.', 'Viwavi wakiwa wadogo tu, katikati ya mmea, alasiri. Kamwe usinyunyize mahindi yaliyotoa mbelewele.');
const removeStalks = { ...buryResidue, use: bilingual('Within 2 weeks after harvest feed, compost or bury the stalks: borers rest inside them.', 'Ndani ya wiki 2 baada ya kuvuna lisha mifugo, fanya mboji au fukia mabua: vipekecha hupumzika ndani yake.'), source: 'kalro_maize' } as const;

export const insectConditions = {
  maize___fall_armyworm: {
    ...maizeNames.maize___fall_armyworm, depth: 'full', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Young leaves are scraped thin like a window; later ragged holes as the funnel opens.', 'Majani machanga hukwaruzwa na kubaki angavu kama kioo cha dirisha; baadaye matundu yasiyo sawa mmea ukifunguka.'),
      bilingual('Wet sawdust-like droppings in the funnel.', 'Kinyesi kama vumbi la mbao lililolowa katikati ya mmea.'),
      bilingual('The caterpillar has a pale upside-down Y on the head and 4 dark spots in a square near the tail.', 'Kiwavi ana Y nyeupe iliyogeuzwa kichwani na madoa 4 meusi yaliyopangika kama mraba karibu na mkia.'),
      bilingual('Later it eats into the cob from the side.', 'Baadaye hula hindi kutoka ubavuni.'),
    ],
    immediateActions: [
      bilingual('Check 20 plants in each of 5 places; count those with FRESH damage in the funnel.', 'Angalia mimea 20 katika kila moja ya sehemu 5; hesabu yenye uharibifu MPYA katikati.'),
      bilingual('Crush egg masses and caterpillars by hand; this alone saves small fields.', 'Ponda mayai na viwavi kwa mkono; hili pekee huokoa mashamba madogo.'),
      bilingual('Treat only if about 1 plant in 5 has fresh damage. On seedlings it is 1 in 10. Caterpillars must be shorter than 1.5 cm.', 'Tibu ikiwa tu mmea 1 kati ya 5 hivi una uharibifu mpya. Kwa miche ni 1 kati ya 10. Viwavi wawe wafupi kuliko sentimita 1.5.'),
      bilingual('After tasselling spend nothing: those inside the cob are out of reach.', 'Baada ya mbelewele usitumie pesa: walio ndani ya hindi hawafikiwi.'),
    ],
    organicSolutions: [ashInFunnel, neemInFunnel, pushPull],
    inorganicSolutions: [
      chemicalClass('IRAC 11A', bacillus, whileSmall, notOldInsecticides),
      chemicalClass('IRAC 5', spinosyn, whileSmall),
      chemicalClass('IRAC 28', diamide, changeInsecticide),
    ],
    recommendedProducts: [btProduct, neemForCrop, cropInsecticide, insectTraps, protectiveClothing],
    preventiveMeasures: [plantTogether, bilingual('Do not plant a little every week: each late row feeds more moths.', 'Usipande kidogo kidogo kila wiki: kila mstari uliochelewa hulisha nondo zaidi.'), manureBeforePlanting, keepHelpers, scout],
    recoveryTimeline: bilingual('If the growing point lives, maize younger than 10 leaves grows out of it in 2 to 3 weeks. Eaten cobs do not recover.', 'Kitovu cha mmea kikiwa hai, mahindi yenye majani chini ya 10 hupona katika wiki 2 hadi 3. Mahindi yaliyoliwa hayarudi.'),
    spreadRisk: { level: 'high', text: bilingual('Moths fly tens of kilometres in a night; caterpillars walk from plant to plant.', 'Nondo huruka makumi ya kilomita kwa usiku mmoja; viwavi hutembea kutoka mmea hadi mmea.') },
    yieldLoss: { range: { low: 10, high: 50 }, text: bilingual('10 to 30% is usual on small farms, up to 50% when it comes early and nothing is done.', 'Asilimia 10 hadi 30 ni kawaida kwa mashamba madogo, hadi 50 yakija mapema bila kuzuiwa.'), source: 'faw_guides' },
    lookalikes: [
      like('maize___stem_borers', 'Small round holes in neat rows, dead heart, no upside-down Y.', 'Matundu madogo ya mviringo kwa mistari nadhifu, jani la katikati limekufa, hakuna Y.'),
      like('maize___african_armyworm', 'Masses of dark caterpillars that march over the ground and eat grass too.', 'Makundi ya viwavi weusi wanaotembea ardhini na kula nyasi pia.'),
    ],
    sources: ['faw_brief_kenya', 'faw_guides', 'icipe_push_pull', 'kalro_maize', ...insecticideSources],
  },

  maize___stem_borers: {
    ...maizeNames.maize___stem_borers, depth: 'full', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Neat rows of pinholes across a leaf when it unrolls.', 'Matundu madogo kwa mistari nadhifu jani linapofunguka.'),
      bilingual('The heart leaf dries and pulls out easily.', 'Jani la katikati hukauka na hutoka kirahisi likivutwa.'),
      bilingual('Tunnels with sawdust in stem and cob; stems break.', 'Njia zenye vumbi ndani ya shina na hindi; mashina huvunjika.'),
    ],
    immediateActions: [
      bilingual('Look from 2 to 4 weeks after the maize comes up; the caterpillar eats the leaf for a few days only, then it is inside.', 'Angalia kuanzia wiki 2 hadi 4 baada ya mahindi kuota; kiwavi hula jani kwa siku chache tu, kisha huingia ndani.'),
      bilingual('Act when 1 plant in 10 shows fresh holes: put ash or neem powder into the funnel.', 'Chukua hatua mmea 1 kati ya 10 ukiwa na matundu mapya: tia majivu au unga wa mwarobaini katikati.'),
      bilingual('Pull out plants with a dead heart. Feed them to animals the same day.', 'Ng’oa mimea ambayo jani la katikati limekufa. Ilishe mifugo siku hiyo hiyo.'),
    ],
    organicSolutions: [neemInFunnel, pushPull, removeStalks],
    inorganicSolutions: [
      chemicalClass('IRAC 11A', bacillus, bilingual('Into the funnel before the caterpillars bore; once inside nothing reaches them.', 'Katikati ya mmea kabla viwavi hawajatoboa; wakishaingia hakuna kinachowafikia.'), notOldInsecticides),
      chemicalClass('IRAC 28', diamide, changeInsecticide),
    ],
    recommendedProducts: [neemForCrop, btProduct, cropInsecticide, protectiveClothing],
    preventiveMeasures: [plantTogether, bilingual('Feed, compost or bury all stalks before the next rains.', 'Lisha mifugo, fanya mboji au fukia mabua yote kabla ya mvua zijazo.'), bilingual('Grow beans or cowpea between the maize rows.', 'Panda maharagwe au kunde kati ya mistari ya mahindi.'), keepHelpers],
    recoveryTimeline: bilingual('Young plants may put out a side shoot in 2 weeks. A bored stem does not heal and may fall.', 'Mimea michanga huweza kuchipua kando baada ya wiki 2. Shina lililotobolewa haliponi na linaweza kuanguka.'),
    spreadRisk: { level: 'medium', text: bilingual('Moths lay eggs from old stalks nearby; Busseola high up, Chilo in warm low places.', 'Nondo hutaga wakitoka mabua ya karibu; Busseola nyanda za juu, Chilo maeneo ya chini yenye joto.') },
    yieldLoss: { range: { low: 36, high: 48 }, text: bilingual('36 to 48% on Kenyan farms where nothing was done; less where stalks are cleared.', 'Asilimia 36 hadi 48 kwenye mashamba ya Kenya ambako hakuna kilichofanywa; kidogo mabua yakiondolewa.'), source: 'borer_loss_kenya' },
    lookalikes: [
      like('maize___fall_armyworm', 'Scraped, ragged leaves, wet droppings, upside-down Y on the head.', 'Majani yaliyokwanguliwa, kinyesi kilicholowa, Y iliyogeuzwa kichwani.'),
      like('maize___lethal_necrosis', 'Dead heart without holes, with mottled leaves.', 'Jani la katikati limekufa bila matundu, na majani yana batobato.'),
    ],
    sources: ['borer_species', 'borer_loss_kenya', 'icipe_push_pull', 'faw_guides', 'kalro_maize', ...insecticideSources],
  },

  maize___african_armyworm: {
    ...maizeNames.maize___african_armyworm, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Masses of black or dark green caterpillars march together after the first rains.', 'Makundi ya viwavi weusi au kijani iliyokolea hutembea pamoja baada ya mvua za kwanza.'),
      bilingual('Grass and young maize are eaten to the midrib within days.', 'Nyasi na mahindi machanga huliwa hadi mshipa mkuu kwa siku chache.'),
    ],
    immediateActions: [
      bilingual('Report at once to the extension officer: the county sprays together.', 'Toa taarifa mara moja kwa afisa ugani: kaunti hunyunyiza kwa pamoja.'),
      bilingual('Dig a steep-sided furrow of 30 cm in front of them. Crush what falls in.', 'Chimba mtaro wa sentimita 30 wenye kuta wima mbele yao. Ponda wanaoanguka ndani.'),
      bilingual('Keep animals off grass that was sprayed.', 'Mifugo isile nyasi zilizonyunyiziwa dawa.'),
    ],
    organicSolutions: [{ ...neemExtract, limits: bilingual('Only on small caterpillars and small fields. Wear gloves and keep it out of eyes and fish ponds.', 'Kwa viwavi wadogo na mashamba madogo tu. Vaa glavu, na usiiache iingie machoni wala kwenye mabwawa ya samaki.') }],
    preventiveMeasures: [
      bilingual('After the first rains look at grass land and maize every 2 days.', 'Baada ya mvua za kwanza angalia malisho na mahindi kila siku 2.'),
      bilingual('Listen for armyworm warnings of the county.', 'Sikiliza tahadhari za kaunti za viwavijeshi.'),
    ],
    lookalikes: [
      like('maize___fall_armyworm', 'Single caterpillars hidden in funnels; grass beside them is not stripped.', 'Kiwavi mmoja mmoja aliyejificha katikati ya mmea; nyasi za kando hazijaliwa.'),
      { key: 'any___desert_locust', name: bilingual('Locusts', 'Nzige'), sign: bilingual('Winged or hopping insects, not caterpillars.', 'Wadudu wenye mabawa au wanaoruka, si viwavi.') },
    ],
    sources: ['cabi_maize', 'faw_guides', 'neem_extract'],
  },

  maize___leaf_aphid: {
    ...maizeNames.maize___leaf_aphid, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Crowds of small blue-green aphids in the funnel and on the tassel.', 'Makundi ya vidukari wadogo wa kijani-samawati katikati ya mmea na kwenye mbelewele.'),
      bilingual('Leaves are sticky, later black with soot.', 'Majani hunata, baadaye huwa meusi kwa masizi.'),
    ],
    immediateActions: [
      bilingual('Usually leave them: rain and the insects that eat them finish them off.', 'Kwa kawaida waache: mvua na wadudu rafiki wanaowala huwamaliza.'),
      bilingual('On a few badly covered plants wash them off with soapy water.', 'Kwenye mimea michache iliyojaa waoshe kwa maji ya sabuni.'),
    ],
    organicSolutions: [soapSpray],
    preventiveMeasures: [plantTogether, keepHelpers],
    lookalikes: [like('maize___fall_armyworm', 'Droppings and holes, no sticky leaves.', 'Kinyesi na matundu, majani hayanati.')],
    sources: ['cabi_maize', 'home_sprays'],
  },

  maize___termites: {
    ...maizeNames.maize___termites, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Plants fall over, cut at the foot or hollow inside.', 'Mimea huanguka, imekatwa chini au imekuwa tupu ndani.'),
      bilingual('Sheets of soil on stems and roots, with white insects under them.', 'Utando wa udongo kwenye mashina na mizizi, na wadudu weupe chini yake.'),
      bilingual('Most near harvest and in dry weather.', 'Zaidi karibu na mavuno na wakati wa ukavu.'),
    ],
    immediateActions: [
      bilingual('Lift fallen cobs at once: those on the ground rot and carry poisonous mould.', 'Okota mara moja mahindi yaliyoanguka: yaliyo ardhini huoza na kupata sumukuvu.'),
      harvestOnTime,
      bilingual('Open the mound and take out the queen. Or ask who in the village does it.', 'Chimbua kichuguu na utoe malkia, au ulizia anayefanya hivyo kijijini.'),
    ],
    organicSolutions: [{
      title: bilingual('Ash round the stem', 'Majivu kuzunguka shina'),
      needs: [bilingual('2 handfuls of dry wood ash for each plant', 'Konzi 2 za majivu makavu ya kuni kwa kila mmea')],
      steps: [
        bilingual('Scrape away the sheets of soil.', 'Kwangua utando wa udongo.'),
        bilingual('Put the ash in a ring round the foot, not on the leaves.', 'Weka majivu kwa duara chini ya mmea, si kwenye majani.'),
        bilingual('Lay it again after rain.', 'Weka tena baada ya mvua.'),
      ],
      use: bilingual('On the edge of the attack, before plants fall.', 'Pembezoni mwa mashambulizi, kabla mimea haijaanguka.'),
      limits: bilingual('It drives them off for a short time; it kills no colony.', 'Huwafukuza kwa muda mfupi; haiui kundi lote.'),
      source: 'infonet_maize',
    }],
    preventiveMeasures: [
      bilingual('Give manure that is rotten, never raw: raw stalks call termites to the roots.', 'Tumia samadi iliyooza, si mbichi: mabua mabichi huvutia mchwa kwenye mizizi.'),
      bilingual('Leave some dry mulch between the rows as food for them, away from the stems.', 'Acha matandazo makavu kati ya mistari yawe chakula chao, mbali na mashina.'),
      harvestOnTime,
    ],
    lookalikes: [
      like('maize___fusarium_rot', 'Soft pink rot inside the stem, no insects.', 'Uozo laini wa waridi ndani ya shina, bila wadudu.'),
      { key: 'any___cutworms', name: bilingual('Cutworms', 'Sota (viwavi wakata miche)'), sign: bilingual('Seedlings cut at night, a curled caterpillar in the soil.', 'Miche hukatwa usiku, kiwavi aliyejikunja yuko udongoni.') },
    ],
    sources: ['infonet_maize', 'kalro_maize'],
  },

  maize___chafer_grubs: {
    ...maizeNames.maize___chafer_grubs, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Seedlings wilt and turn yellow in patches, roots are eaten off.', 'Miche hunyauka na kuwa ya manjano kwa sehemu sehemu, mizizi imeliwa.'),
      bilingual('Fat white grubs, curled like a C, lie in the soil below.', 'Mabuu manene meupe, yaliyojikunja kama C, yako udongoni chini yake.'),
    ],
    immediateActions: [
      bilingual('Dig up 5 sick plants and count the grubs; kill them or give them to chickens.', 'Chimbua mimea 5 iliyougua na uhesabu mabuu; yaue au uwape kuku.'),
      bilingual('Fill gaps with new seed when the soil is dug over.', 'Jaza mapengo kwa mbegu mpya baada ya kuchimbua udongo.'),
    ],
    organicSolutions: [{
      title: bilingual('Turn the soil for the birds', 'Geuza udongo kwa ajili ya ndege'),
      needs: [bilingual('A hoe or plough that turns 20 cm of soil', 'Jembe au plau inayogeuza sentimita 20 za udongo')],
      steps: [
        bilingual('Plough 3 to 4 weeks before planting, on a sunny day.', 'Lima wiki 3 hadi 4 kabla ya kupanda, siku yenye jua.'),
        bilingual('Leave the soil open and let chickens and birds in.', 'Acha udongo wazi na uruhusu kuku na ndege waingie.'),
        bilingual('Turn it once more before planting and pick grubs by hand.', 'Geuza tena kabla ya kupanda na uokote mabuu kwa mkono.'),
      ],
      use: bilingual('Every season where grass, Napier or cane grew before.', 'Kila msimu mahali palipokuwa na nyasi, nepia au miwa.'),
      limits: bilingual('It does not reach grubs deeper than the plough.', 'Haifikii mabuu yaliyo chini kuliko plau.'),
      source: 'infonet_maize',
    }],
    preventiveMeasures: [bilingual('Use only well-rotted manure: grubs come in raw manure.', 'Tumia samadi iliyooza vizuri tu: mabuu huja na samadi mbichi.'), weedEarly, restFromMaize],
    lookalikes: [
      like('maize___termites', 'Sheets of soil and small white insects with six legs.', 'Utando wa udongo na wadudu weupe wadogo wenye miguu sita.'),
      { key: 'any___cutworms', name: bilingual('Cutworms', 'Sota (viwavi wakata miche)'), sign: bilingual('Stems are cut at the ground, roots are whole.', 'Mashina hukatwa usawa wa ardhi, mizizi ni mizima.') },
    ],
    sources: ['infonet_maize', 'kalro_maize'],
  },

  maize___birds_and_rodents: {
    ...maizeNames.maize___birds_and_rodents, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Husks torn open at the tip and grain pecked: birds.', 'Maganda ya hindi yamepasuliwa ncha na punje zimedonolewa: ndege.'),
      bilingual('Seed dug up in rows, cobs gnawed low down, holes in the ground: rats and mice.', 'Mbegu zimefukuliwa mstarini, mahindi yametafunwa chini, mashimo ardhini: panya.'),
    ],
    immediateActions: [
      bilingual('Keep watch at dawn and before sunset, when birds feed.', 'Weka mlinzi alfajiri na kabla ya jua kutua, ndege wanapokula.'),
      bilingual('Harvest as soon as the grain is ripe. Dry it at home.', 'Vuna mara tu punje zikikomaa na uzikaushe nyumbani.'),
      bilingual('Set traps at rat holes; poison bait kills dogs, owls and children.', 'Tega mitego kwenye mashimo ya panya; chambo chenye sumu huua mbwa, bundi na watoto.'),
    ],
    organicSolutions: [{
      title: bilingual('Scare and trap', 'Fukuza na utege'),
      needs: [bilingual('10 stakes of 2 metres with shiny tape or tins on string', 'Vijiti 10 vya mita 2 vyenye utepe unaong’aa au mikebe kwenye kamba'), bilingual('5 traps or buckets of water with a rolling tin', 'Mitego 5 au ndoo za maji zenye mkebe unaozunguka')],
      steps: [
        bilingual('Set the stakes when the silks dry and move them every 3 days.', 'Weka vijiti nywele zikikauka na uvihamishe kila siku 3.'),
        bilingual('Cut grass and heaps within 5 metres of the field, where rats hide.', 'Kata nyasi na uondoe marundo ndani ya mita 5 za shamba, ambako panya hujificha.'),
        bilingual('Set traps along walls and holes each evening; bury what is caught with gloves.', 'Tega mitego kando ya kuta na mashimo kila jioni; fukia waliokamatwa ukivaa glavu.'),
      ],
      use: bilingual('From planting for seed, from milky grain for cobs.', 'Kuanzia kupanda kwa mbegu, kuanzia punje za maziwa kwa mahindi.'),
      limits: bilingual('Birds get used to things that do not move. A large quelea flock is work for the county: report it.', 'Ndege huzoea vitu visivyohama. Kundi kubwa la kweleakwelea ni kazi ya kaunti: toa taarifa.'),
      source: 'infonet_maize',
    }],
    preventiveMeasures: [plantTogether, bilingual('Choose hybrids with tight husks that cover the tip.', 'Chagua chotara zenye maganda yanayofunika ncha ya hindi.'), bilingual('Raise the store on legs with tin collars.', 'Inua ghala kwa miguu yenye mabati ya kuzuia panya.')],
    lookalikes: [
      like('maize___fall_armyworm', 'Droppings and a caterpillar in the cob.', 'Kinyesi na kiwavi ndani ya hindi.'),
      like('maize___larger_grain_borer_and_weevils', 'Small round holes and flour, in dry grain.', 'Matundu madogo ya mviringo na unga, kwenye nafaka kavu.'),
    ],
    sources: ['infonet_maize'],
  },
} as const satisfies Partial<Record<keyof typeof maizeNames, Condition>>;
