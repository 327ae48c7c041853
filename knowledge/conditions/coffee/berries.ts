import { changeGroups, chemicalClass, copper, fungicideSources, notOldFungicides, strobilurin, triazole } from '../../sprays/chemical-lines.ts';
import { likeIn } from '../../lookalike.ts';
import { coffeeNames } from '../../names/coffee.ts';
import { bordeauxMixture, coffeeMulch, neemExtract } from '../../sprays/preparations.ts';
import { coffeeSeedlings, copperFungicide, protectiveClothing, pruningSaw } from '../../sprays/products.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition, Preparation } from '../../types.ts';

const like = likeIn(coffeeNames);
const pruneOpen = bilingual('Prune by the end of February, before the long rains, so that wind dries the berries.', 'Pogoa kabla ya mwisho wa Februari, kabla ya masika, ili upepo ukaushe matunda.');
const pickAll = bilingual('Pick every ripe, dried and fallen berry at the end of harvest: leave none on the tree or the ground.', 'Mwisho wa mavuno chuma kila tunda lililoiva, lililokauka na lililoanguka: usiache hata moja mtini au ardhini.');
const feedTree = bilingual('Feed and mulch the tree, so that it survives the attack.', 'Weka mbolea na matandazo, ili mti uvumilie.');
const plantResistant = bilingual('Plant Ruiru 11 or Batian, or graft one of them onto old trees.', 'Panda Ruiru 11 au Batian, au unganisha mojawapo kwenye miti ya zamani.');

const stripBerries: Preparation = {
  title: bilingual('Strip the old berries', 'Ondoa matunda ya zamani'),
  needs: [
    bilingual('A canvas of 2 metres under the tree', 'Turubai la mita 2 chini ya mti'),
    bilingual('2 buckets and hot water', 'Ndoo 2 na maji moto'),
  ],
  steps: [
    bilingual('Spread the canvas and pick all black, dried and bored berries, also those that hide in the leaves.', 'Tandaza turubai na uchume matunda yote meusi, makavu na yaliyotobolewa, hata yaliyojificha majanini.'),
    bilingual('Gather what has fallen.', 'Okota yaliyoanguka.'),
    bilingual('Pour hot water over them, or bury them under 50 cm of soil.', 'Yamwagie maji moto, au yafukie chini ya sentimita 50 za udongo.'),
  ],
  use: bilingual('Right after the main harvest and again before flowering.', 'Mara tu baada ya mavuno makuu na tena kabla ya kutoa maua.'),
  limits: bilingual('It removes the places where disease and borer wait; it does not protect the new berries by itself.', 'Huondoa mahali ugonjwa na kipekecha hungoja; peke yake haikingi matunda mapya.'),
  source: 'cri_coffee',
};

export const berryConditions = {
  coffee___berry_disease: {
    ...coffeeNames.coffee___berry_disease,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Small dark wet spots on green berries; they sink in and grow over the whole berry.', 'Madoa madogo meusi ya majimaji kwenye matunda mabichi; hubonyea na kuenea tunda zima.'),
      bilingual('Black dry berries stay on the branch or fall.', 'Matunda meusi makavu hubaki kwenye tawi au huanguka.'),
      bilingual('Pink slime on the spots in wet weather.', 'Ute wa waridi juu ya madoa kukiwa na mvua.'),
      bilingual('Pale corky scabs on some berries: there the tree has stopped it.', 'Magaga ya rangi hafifu kwenye baadhi ya matunda: hapo mti umeuzuia.'),
    ],
    immediateActions: [
      bilingual('Pick off black berries and carry them out of the field.', 'Ondoa matunda meusi na uyatoe shambani.'),
      bilingual('Check 10 berries on 10 trees each week. Start 4 weeks after flowering.', 'Angalia matunda 10 kwenye miti 10 kila wiki. Anza wiki 4 baada ya maua.'),
      bilingual('Ask your cooperative now if a spray is planned before the rain.', 'Uliza chama chako cha ushirika sasa kama kitanyunyiza kabla ya mvua.'),
    ],
    organicSolutions: [stripBerries, bordeauxMixture],
    inorganicSolutions: [
      chemicalClass('FRAC M01', copper, bilingual('Before and through the long rains, from some weeks after flowering until berries are hard. It must be on before the rain.', 'Nyunyiza kabla na wakati wa masika, kuanzia wiki chache baada ya maua hadi matunda yawe magumu. Iwe imenyunyizwa kabla ya mvua.'), notOldFungicides),
      chemicalClass('FRAC 3', triazole, bilingual('In turn with copper when rain goes on and berries still turn black. Ask your cooperative which are allowed.', 'Kwa zamu na dawa ya shaba mvua ikiendelea na matunda yakizidi kuwa meusi. Uliza chama chako cha ushirika zipi zinaruhusiwa.')),
      chemicalClass('FRAC 11', strobilurin, changeGroups),
    ],
    recommendedProducts: [copperFungicide, coffeeSeedlings, pruningSaw, protectiveClothing],
    preventiveMeasures: [plantResistant, pruneOpen, pickAll, feedTree],
    recoveryTimeline: bilingual('Black berries are lost. Leaves and branches stay sound; the next crop can be clean after pruning and stripping.', 'Matunda meusi yamepotea. Majani na matawi hubaki salama; zao lijalo linaweza kuwa safi baada ya kupogoa na kusafisha.'),
    spreadRisk: { level: 'high', text: bilingual('Rain splash carries it down the tree; cool wet weeks from 4 to 14 weeks after flowering are the worst.', 'Matone ya mvua hueneza ugonjwa huu kutoka juu ya mti kwenda chini; wiki za baridi na mvua kati ya 4 na 14 baada ya maua ndizo mbaya zaidi.') },
    yieldLoss: { range: { low: 50, high: 80 }, text: bilingual('About 50% where nobody sprays, up to 80% in cold wet places.', 'Asilimia 50 hivi mahali pasiponyunyizwa, hadi asilimia 80 kwenye baridi na mvua nyingi.'), source: 'cri_coffee' },
    lookalikes: [
      like('coffee___cercospora_leaf_spot', 'Brown, not black, on the sunny side of berries; leaves have pale eyes.', 'Kahawia, si nyeusi, upande wa jua wa matunda; majani yana jicho la rangi hafifu.'),
      like('coffee___berry_borer', 'A pinhole at the tip of the berry with dust in it.', 'Tundu dogo kwenye ncha ya tunda lenye unga ndani.'),
      { name: bilingual('Sun scorch', 'Kuungua kwa jua'), sign: bilingual('A pale dry patch on the side towards the sun; no wet edge.', 'Baka kavu lililofifia upande wa jua; hakuna ukingo wa majimaji.') },
    ],
    sources: ['cbd_plantwise', 'cbd_metos', 'cri_farmers_day', 'cri_coffee', 'bordeaux', ...fungicideSources],
  },

  coffee___berry_borer: {
    ...coffeeNames.coffee___berry_borer,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('A round pinhole in the tip of green or ripe berries.', 'Tundu dogo la mviringo kwenye ncha ya matunda mabichi au yaliyoiva.'),
      bilingual('Inside, tunnels and tiny black beetles or white grubs in the coffee seed.', 'Ndani, mapito na mbawakawa wadogo sana weusi au mabuu meupe kwenye mbegu ya kahawa.'),
      bilingual('Grey dust at the hole; young berries fall.', 'Unga wa kijivu kwenye tundu; matunda machanga huanguka.'),
    ],
    lookalikes: [like('coffee___berry_disease', 'Sunken black spot without a hole.', 'Doa jeusi lililobonyea bila tundu.'), like('coffee___antestia_bug', 'No hole at all; the marks show only when the coffee is dried.', 'Hakuna tundu kabisa; alama huonekana kahawa ikikaushwa tu.')],
    immediateActions: [
      bilingual('Open 20 berries with a hole. Count those with live beetles.', 'Pasua matunda 20 yenye tundu uone mangapi yana wadudu hai.'),
      bilingual('Pick ripe berries every one to two weeks; the borer lives in those that wait.', 'Chuma matunda yaliyoiva kila wiki moja hadi mbili; kipekecha huishi kwenye yanayosubiri.'),
    ],
    organicSolutions: [stripBerries],
    preventiveMeasures: [
      pickAll,
      bilingual('Thin heavy shade and prune: the beetle likes the dark.', 'Punguza kivuli kizito na upogoe: mdudu huyu hupenda giza.'),
      bilingual('Hang traps with alcohol lure before the first berries are ripe, if your cooperative has them.', 'Tundika mitego yenye harufu ya pombe kabla ya matunda ya kwanza kuiva, ikiwa chama chako kinayo.'),
    ],
    sources: ['cabi_plantwise', 'cri_coffee'],
  },

  coffee___antestia_bug: {
    ...coffeeNames.coffee___antestia_bug,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Flower buds turn black and set no fruit; tips grow many short side shoots.', 'Vichipukizi vya maua huwa vyeusi na havizai; ncha hutoa machipukizi mengi mafupi.'),
      bilingual('Shield-shaped dark brown bugs with orange and white marks, 6 to 8 mm, in the clusters.', 'Kunguni wa kahawia iliyokolea wenye umbo la ngao na alama za rangi ya machungwa na nyeupe, milimita 6 hadi 8, kwenye vishada.'),
      bilingual('Dried coffee has zebra stripes and tastes of raw potato.', 'Kahawa iliyokaushwa huwa na mistari ya pundamilia na ladha ya viazi vibichi.'),
    ],
    lookalikes: [like('coffee___phoma_brown_leaf_spot', 'Tips die in cold wind, without any bugs.', 'Ncha hufa kwenye upepo baridi, bila kunguni.'), like('coffee___berry_borer', 'A hole in the tip of the berry.', 'Tundu kwenye ncha ya tunda.')],
    immediateActions: [
      bilingual('Shake 10 trees over a cloth early in the morning. Count the bugs: from 2 or 3 per tree you lose harvest.', 'Tikisa miti 10 juu ya kitambaa mapema asubuhi. Hesabu kunguni: wakifika 2 au 3 kwa mti, utapata hasara.'),
      bilingual('Pick the bugs by hand on small trees. Take their egg clusters from under the leaves as well.', 'Okota kunguni kwa mkono kwenye miti midogo. Ondoa na mayai yao chini ya majani.'),
    ],
    organicSolutions: [neemExtract],
    preventiveMeasures: [
      bilingual('Prune open: the bug hides in thick leaves.', 'Pogoa ili mwanga uingie: kunguni hujificha kwenye majani mengi.'),
      pickAll,
      bilingual('Spare the small wasps that live in its eggs: no spray without counting.', 'Waache nyigu wadogo wanaoishi kwenye mayai yake: usinyunyize bila kuhesabu.'),
    ],
    sources: ['coffee_infonet', 'cri_coffee', 'neem_extract'],
  },

  coffee___thrips: {
    ...coffeeNames.coffee___thrips,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Leaves look silver grey below, with many tiny black dots.', 'Majani huwa na rangi ya fedha hadi kijivu upande wa chini, yenye vidoa vidogo vingi vyeusi.'),
      bilingual('In hot dry months leaves turn brown and fall.', 'Miezi ya joto na ukavu majani huwa ya kahawia na kuanguka.'),
      bilingual('Narrow insects, hardly visible, run along the veins.', 'Wadudu wembamba, wasioonekana kwa urahisi, hukimbia kando ya mishipa.'),
    ],
    lookalikes: [
      like('coffee___leaf_miner', 'Brown blisters that open, with caterpillars inside.', 'Malengelenge ya kahawia yanayofunguka, yenye viwavi ndani.'),
      { name: bilingual('Red coffee mite', 'Utitiri mwekundu wa kahawa'), sign: bilingual('Rusty bronze on the upper side of leaves, no black dots.', 'Rangi ya kutu ya shaba upande wa juu wa majani, hakuna vidoa vyeusi.') },
    ],
    immediateActions: [
      bilingual('Check below 10 leaves on 10 trees before you do anything: rain often ends the attack.', 'Angalia chini ya majani 10 kwenye miti 10 kabla ya kufanya lolote: mvua mara nyingi humaliza shambulio.'),
      bilingual('Mulch at once and water if you can: thirsty trees suffer most.', 'Weka matandazo mara moja na umwagilie ukiweza: miti yenye kiu huumia zaidi.'),
    ],
    organicSolutions: [coffeeMulch, neemExtract],
    preventiveMeasures: [bilingual('Keep mulch and some shade before the hot months.', 'Weka matandazo na kivuli kiasi kabla ya miezi ya joto.'), feedTree],
    sources: ['cri_coffee', 'coffee_mulch', 'neem_extract'],
  },

  coffee___wilt: {
    ...coffeeNames.coffee___wilt,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Leaves turn yellow, hang and fall, often on one side of the tree first; then the tree dies.', 'Majani huwa ya manjano, hulegea na kuanguka, mara nyingi upande mmoja wa mti kwanza; kisha mti hufa.'),
      bilingual('Under the bark the wood has blue-black or brown streaks.', 'Chini ya gamba mti una mistari ya buluu-nyeusi au kahawia.'),
      bilingual('Bark at the foot of the stem scales off or cracks.', 'Gamba chini ya shina hubanduka au kupasuka.'),
    ],
    lookalikes: [
      { name: bilingual('Armillaria root rot', 'Uozo wa mizizi wa Armillaria'), sign: bilingual('White sheet of fungus under the bark of the root.', 'Utando mweupe wa kuvu chini ya gamba la mzizi.') },
      { name: bilingual('Drought', 'Ukame'), sign: bilingual('All trees hang their leaves at noon and rise at night; the wood is clean.', 'Miti yote hulegea mchana na kuinuka usiku; mti ndani ni safi.') },
    ],
    immediateActions: [
      bilingual('Scrape the bark at the foot of a sick tree. Look for dark streaks.', 'Kwangua gamba chini ya mti mgonjwa na utafute mistari myeusi.'),
      bilingual('Dig out the sick tree with its roots. Burn it on the spot. Do not drag it through the field.', 'Chimba mti mgonjwa na mizizi yake na uuchome hapo hapo. Usiuburute shambani.'),
      bilingual('Call the extension officer: coffee wilt is rare in Kenya and must be known.', 'Mwite afisa ugani: mnyauko wa kahawa ni nadra Kenya na lazima ujulikane.'),
    ],
    organicSolutions: [
      {
        title: bilingual('Clean tools and a rested spot', 'Vifaa safi na mahali pa kupumzisha'),
        needs: [bilingual('Laundry soap and 10 litres of water', 'Sabuni ya kufulia na lita 10 za maji'), bilingual('Dry wood for a fire', 'Kuni kavu za moto')],
        steps: [
          bilingual('Burn the whole tree with its roots where it stood.', 'Choma mti wote na mizizi yake pale uliposimama.'),
          bilingual('Wash panga, hoe and saw with soap before you touch the next tree.', 'Osha panga, jembe na msumeno kwa sabuni kabla ya kugusa mti mwingine.'),
          bilingual('Do not plant coffee there again for 2 years.', 'Usipande kahawa hapo tena kwa miaka 2.'),
        ],
        use: bilingual('At once, for each tree that has dark streaks in the wood.', 'Mara moja, kwa kila mti wenye mistari myeusi ndani.'),
        limits: bilingual('It does not save the sick tree; it keeps the neighbours clean.', 'Haiokoi mti mgonjwa; hukinga ya jirani.'),
        source: 'cabi_plantwise',
      },
    ],
    preventiveMeasures: [
      bilingual('Do not wound the stem with hoe or panga when you weed.', 'Usijeruhi shina kwa jembe au panga unapopalilia.'),
      bilingual('Take seedlings only from a licensed nursery.', 'Chukua miche kutoka kitalu chenye leseni tu.'),
      bilingual('Cut suckers with clean tools in dry weather.', 'Kata machipukizi kwa vifaa safi kukiwa na ukavu.'),
    ],
    sources: ['cabi_plantwise', 'cri_coffee'],
  },

  coffee___bacterial_blight: {
    ...coffeeNames.coffee___bacterial_blight,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Wet dark patches on young leaves when the rains start; they dry black and the leaf curls.', 'Mabaka meusi ya majimaji kwenye majani machanga mvua ikianza; hukauka kuwa meusi na jani hujikunja.'),
      bilingual('Tips, buds and pin-head berries turn black and die; dead leaves stay hanging.', 'Ncha, vichipukizi na matunda machanga huwa meusi na kufa; majani makavu hubaki yakining’inia.'),
    ],
    lookalikes: [like('coffee___phoma_brown_leaf_spot', 'Dry spots with rings in cold wind; dead leaves fall.', 'Madoa makavu yenye pete kwenye upepo baridi; majani makavu huanguka.'), like('coffee___berry_disease', 'Only berries turn black; leaves are sound.', 'Matunda tu huwa meusi; majani ni salama.')],
    immediateActions: [
      bilingual('Cut dead tips back into healthy wood on a dry day. Burn them.', 'Kata ncha zilizokufa hadi sehemu yenye afya siku isiyo na mvua. Zichome.'),
      bilingual('Call the extension officer if you are outside Solai and Mount Elgon: there it is known, elsewhere it would be new.', 'Mwite afisa ugani ukiwa nje ya Solai na Mlima Elgon: huko ugonjwa unajulikana, kwingine ni mpya.'),
      bilingual('Do not work among wet trees.', 'Usifanye kazi kati ya miti yenye maji.'),
    ],
    organicSolutions: [bordeauxMixture],
    preventiveMeasures: [
      bilingual('Plant windbreaks: wind and hail open the way in.', 'Panda miti ya kuzuia upepo: upepo na mvua ya mawe hufungulia ugonjwa njia.'),
      bilingual('Prune open and take no seedlings from places that have it.', 'Pogoa ili mwanga uingie, na usichukue miche kutoka maeneo yenye ugonjwa.'),
    ],
    sources: ['coffee_bacterial_blight', 'coffee_infonet', 'cri_coffee', 'bordeaux'],
  },
} as const satisfies Partial<Record<keyof typeof coffeeNames, Condition>>;
