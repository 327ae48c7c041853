import { chemicalClass, diamide, insecticideSources, notOldInsecticides } from '../../sprays/chemical-lines.ts';
import { likeIn } from '../../lookalike.ts';
import { anyNames } from '../../names/any.ts';
import { ashRing, chilliGarlic, compost, neemExtract, soapSpray, solarise } from '../../sprays/preparations.ts';
import { cropInsecticide, insectNet, manure, protectiveClothing, vegetableSeed } from '../../sprays/products.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition, Preparation } from '../../types.ts';
import { friendsAlive } from '../../vegetable-sentences.ts';

const like = likeIn(anyNames);

const netOverBed: Preparation = {
  title: bilingual('Net over small beds', 'Wavu juu ya vitalu vidogo'),
  needs: [bilingual('Fine net, its edges under 10 cm of soil', 'Wavu laini, kingo zake chini ya sentimita 10 za udongo'), bilingual('Bent sticks, one every 100 cm', 'Vijiti vilivyopindwa, kimoja kila sentimita 100')],
  steps: [
    bilingual('Push the sticks in as arches over the bed.', 'Chomeka vijiti kama matao juu ya kitalu.'),
    bilingual('Lay the net over them, off the leaves.', 'Tandaza wavu juu yake, usiguse majani.'),
    bilingual('Bury the edges all round.', 'Fukia kingo pande zote.'),
  ],
  use: bilingual('On the nursery and the kitchen garden, before the insects land.', 'Kitaluni na kwenye bustani ya nyumbani, kabla wadudu hawajatua.'),
  limits: bilingual('It saves small beds only, not a field.', 'Huokoa vitalu vidogo tu, si shamba zima.'),
  source: 'infonet_plant_health',
};

const snailTraps: Preparation = {
  title: bilingual('Board traps for snails and slugs', 'Mitego ya mbao ya konokono'),
  needs: [bilingual('4 sacks or boards, wet, and 1 bucket of soapy water', 'Magunia au mbao 4 zilizolowa, na ndoo 1 ya maji ya sabuni')],
  steps: [
    bilingual('Lay the 4 boards between the rows in the evening.', 'Weka mbao 4 kati ya mistari jioni.'),
    bilingual('Turn them over at dawn and drop what sits below into the soapy water.', 'Zigeuze alfajiri na utupe walio chini kwenye maji ya sabuni.'),
    bilingual('Wear gloves or use a stick: snails carry worms that harm people.', 'Vaa glavu au tumia kijiti: konokono hubeba minyoo inayodhuru watu.'),
  ],
  use: bilingual('Every evening in wet weeks, until few are found.', 'Kila jioni wiki za mvua, hadi wapatikane wachache.'),
  limits: bilingual('It works on small plots. Wash vegetables well before eating.', 'Hufaa mashamba madogo. Osha mboga vizuri kabla ya kula.'),
  source: 'infonet_plant_health',
};

export const pests = {
  any___desert_locust: {
    ...anyNames.any___desert_locust,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Swarms of large pink or yellow flying locusts, or marching bands of young ones without wings.', 'Makundi ya nzige wakubwa wa rangi ya waridi au ya njano wanaoruka, au wachanga wasio na mabawa wanaotembea pamoja.'),
      bilingual('They eat everything green within hours.', 'Majani yote huliwa kwa saa chache.'),
    ],
    immediateActions: [
      bilingual('Tell the extension officer or the chief at once: place, time, colour, how many, where they fly.', 'Mwambie afisa ugani au chifu mara moja: mahali, saa, rangi, wingi na wanakoelekea.'),
      bilingual('Do not spray: government teams do it, and tell you when to keep people and animals away.', 'Usinyunyize mwenyewe: vikosi vya serikali hufanya hivyo, na hukuambia wakati wa kuweka watu na mifugo mbali.'),
      bilingual('Do not eat or feed locusts that may have been sprayed.', 'Usile wala usilishe mifugo nzige ambao huenda wamenyunyiziwa dawa.'),
      bilingual('Bring in what is ripe.', 'Vuna kilichokomaa.'),
    ],
    organicSolutions: [netOverBed],
    inorganicSolutions: [],
    recommendedProducts: [insectNet],
    preventiveMeasures: [
      bilingual('Listen to warnings on the radio and from the county.', 'Sikiliza tahadhari za redio na kaunti.'),
      bilingual('Show officers where eggs were laid: bare sandy ground full of small holes.', 'Waonyeshe maafisa mahali mayai yametagwa: ardhi tupu ya kichanga yenye vishimo vingi.'),
    ],
    recoveryTimeline: bilingual('Young maize and grass grow again if the growing point is alive. Otherwise plant a quick crop with the next rain.', 'Mahindi machanga na nyasi huota tena kama kitovu cha ukuaji ki hai. Vinginevyo panda zao la haraka mvua ijayo.'),
    spreadRisk: { level: 'high', text: bilingual('A swarm can fly 150 kilometres in a day with the wind.', 'Kundi linaweza kuruka kilomita 150 kwa siku likifuata upepo.') },
    yieldLoss: { range: { low: 0, high: 100 }, text: bilingual('Nothing to 100%, field by field: it depends on where they land.', 'Bila hasara hadi asilimia 100, shamba kwa shamba: hutegemea wanapotua.'), source: 'fao_guides' },
    lookalikes: [like('any___variegated_grasshopper', 'Single or in small groups, slow, often striped; they do not fly as a swarm.', 'Mmoja mmoja au makundi madogo, wa polepole, mara nyingi wenye mistari; hawaruki kama kundi.')],
    sources: ['locust_fao_2020', 'fao_guides', 'infonet_plant_health'],
  },

  any___cutworms: {
    ...anyNames.any___cutworms,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('In the morning seedlings are cut off at the ground.', 'Asubuhi miche imelala, imekatwa usawa wa ardhi.'),
      bilingual('In the soil beside them is a fat grey-brown caterpillar that curls up.', 'Udongoni kando yake kiwavi mnene wa kijivu-kahawia anayejikunja.'),
    ],
    immediateActions: [
      bilingual('Dig a finger deep round each cut plant at dawn. Find the caterpillar and kill it.', 'Alfajiri chimba kina cha kidole kuzunguka kila mche uliokatwa. Mtafute kiwavi umuue.'),
      bilingual('Lay a ring of ash round each seedling. Or use a collar of card or a cut tin.', 'Weka duara la majivu kuzunguka kila mche. Au tumia ukanda wa kadi ngumu au mkebe uliokatwa.'),
      bilingual('Plant again in the gaps within a week.', 'Panda tena kwenye mapengo ndani ya wiki moja.'),
    ],
    organicSolutions: [ashRing],
    inorganicSolutions: [chemicalClass('IRAC 28', diamide, bilingual('Only when seedlings keep falling in spite of digging and ash. In the evening, at the foot of the plants.', 'Itumie tu miche ikiendelea kukatwa licha ya kuchimba na majivu. Jioni, kwenye shina la mimea.'), notOldInsecticides)],
    recommendedProducts: [cropInsecticide, protectiveClothing],
    preventiveMeasures: [
      bilingual('Plough and clear weeds at least 2 weeks before planting, better 3 to 6: they starve in bare soil, and birds eat them.', 'Lima na uondoe magugu angalau wiki 2 kabla ya kupanda, bora 3 hadi 6: hukosa chakula kwenye udongo mtupu, na ndege huwala.'),
      bilingual('Put no fresh manure or green weeds in the rows.', 'Usiweke samadi mbichi wala magugu mabichi kwenye mistari.'),
      bilingual('Raise strong seedlings and plant out in the evening.', 'Otesha miche yenye nguvu na uihamishe jioni.'),
    ],
    recoveryTimeline: bilingual('A cut seedling is lost. After 3 to 4 weeks stems are too hard for them.', 'Mche uliokatwa umepotea. Baada ya wiki 3 hadi 4 mashina huwa magumu kwao.'),
    spreadRisk: { level: 'low', text: bilingual('They move only a few metres; moths lay on weedy ground.', 'Hutembea mita chache tu; nondo hutaga mahali penye magugu.') },
    yieldLoss: { range: { low: 5, high: 30 }, text: bilingual('Usually 5 to 30% of the seedlings.', 'Kwa kawaida asilimia 5 hadi 30 ya miche.'), source: 'kalro_vegetables' },
    lookalikes: [
      { key: 'tomato___damping_off', name: bilingual('Damping-off', 'Mnyauko wa miche kitaluni'), sign: bilingual('The neck is rotten and thin, not bitten.', 'Shingo imeoza na kuwa nyembamba, haijakatwa.') },
      like('any___snails_and_slugs', 'Slime trails; leaves are holed too.', 'Njia za utelezi; majani pia yana matundu.'),
      { name: bilingual('Birds', 'Ndege'), sign: bilingual('Seedlings pulled out by day, seed eaten.', 'Miche imeng’olewa mchana, mbegu imeliwa.') },
    ],
    sources: ['cutworms_infonet', 'kalro_vegetables', 'wood_ash', ...insecticideSources],
  },

  any___root_knot_nematodes: {
    ...anyNames.any___root_knot_nematodes,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Patches of short yellow plants that wilt at noon although the soil is moist.', 'Sehemu zenye mimea mifupi ya manjano inayonyauka adhuhuri ingawa udongo una unyevu.'),
      bilingual('Dig one up gently: the roots are swollen like beads on a string.', 'Chimba mmoja polepole: mizizi imevimba kama shanga kwenye uzi.'),
    ],
    immediateActions: [
      bilingual('Dig up three plants, do not pull them: look at the roots.', 'Chimba, usivute: angalia mizizi ya mimea mitatu.'),
      bilingual('Water and feed what still bears; after harvest dig out all roots, dry and burn them.', 'Mwagilia na uwekee mbolea mimea inayoendelea kuzaa; baada ya kuvuna chimba mizizi yote, ikaushe na uichome.'),
      bilingual('Move no soil or seedlings from there.', 'Usihamishe udongo wala miche kutoka hapo.'),
    ],
    organicSolutions: [
      solarise,
      { ...compost, use: bilingual('Work 1 to 2 kg into each square metre before planting: rich soil feeds their enemies.', 'Changanya kilo 1 hadi 2 kwa kila mita ya mraba kabla ya kupanda: udongo wenye rutuba hulisha maadui wao.'), limits: bilingual('It helps plants cope with it; it does not clear them out in one season.', 'Husaidia mimea kuvumilia; haiwamalizi kwa msimu mmoja.') },
    ],
    inorganicSolutions: [],
    recommendedProducts: [vegetableSeed, manure],
    preventiveMeasures: [
      bilingual('Ask for tomato marked N or VFN: it resists them.', 'Ulizia nyanya yenye alama N au VFN: huwastahimili.'),
      bilingual('Grow marigold or crotalaria for a season, or maize, sorghum or napier grass.', 'Panda marigold au krotalaria msimu mmoja, au mahindi, mtama au nyasi za nepia.'),
      bilingual('Raise seedlings in clean soil.', 'Otesha miche kwenye udongo safi.'),
      bilingual('Let the ground lie bare and dry between crops, turned twice.', 'Acha ardhi wazi na kavu kati ya mazao, ukiigeuza mara mbili.'),
    ],
    recoveryTimeline: bilingual('A galled root does not heal. The soil gets better over 1 to 2 seasons without crops that feed them.', 'Mzizi wenye vifundo hauponi. Udongo huwa bora baada ya misimu 1 hadi 2 bila mazao yanayowalisha.'),
    spreadRisk: { level: 'medium', text: bilingual('Seedlings, soil on tools and running water carry them.', 'Miche, udongo wa vifaa na maji yanayotiririka huwaeneza.') },
    yieldLoss: { range: { low: 17, high: 38 }, text: bilingual('Estimates for vegetables run from 17 to 38%, for tomato from 24 to 38%.', 'Makadirio kwa mboga ni asilimia 17 hadi 38, kwa nyanya 24 hadi 38.'), source: 'root_knot_infonet' },
    lookalikes: [
      { name: bilingual('Nodules of beans and other pulses', 'Vinundu vya maharagwe na jamii yake'), sign: bilingual('Round, pink inside, rub off the root easily: they feed the plant.', 'Vya mviringo, vya waridi ndani, hutoka kwa urahisi: hulisha mmea.') },
      { key: 'kale___clubroot', name: bilingual('Clubroot', 'Mizizi rungu'), sign: bilingual('Cabbage and kale only: the whole root is one thick club.', 'Kabichi na sukuma wiki tu: mzizi mzima ni rungu nene.') },
    ],
    sources: ['root_knot_infonet', 'root_knot_kenya_rotation', 'infonet_plant_health', 'compost_ngeze', 'compost_harvestmoney'],
  },

  any___variegated_grasshopper: {
    ...anyNames.any___variegated_grasshopper,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Ragged leaves eaten from the edge, most in the dry season.', 'Majani yameliwa kutoka ukingoni, hasa kiangazi.'), bilingual('Slow grasshoppers, often black and yellow, in groups on hedges and cassava.', 'Panzi wa polepole, mara nyingi weusi na manjano, kwa makundi kwenye uzio wa miti na muhogo.')],
    immediateActions: [bilingual('Catch them at dawn while they are stiff with cold.', 'Wakamate alfajiri wakiwa wamekakamaa kwa baridi.'), bilingual('Leave a few holes: they cost nothing.', 'Matundu machache hayapunguzi mavuno: acha.')],
    organicSolutions: [chilliGarlic, neemExtract],
    preventiveMeasures: [bilingual('Dig up the places where they lay eggs, in shaded soft soil, so that the sun dries them.', 'Chimba mahali wanapotaga mayai, kwenye udongo laini wa kivulini, ili jua liyakaushe.'), bilingual('Do it together with the neighbours.', 'Fanya pamoja na majirani.')],
    lookalikes: [like('any___desert_locust', 'Great swarms of pink or yellow ones that fly far: report them.', 'Makundi makubwa ya nzige wa rangi ya waridi au ya njano wanaoruka mbali: toa taarifa.')],
    sources: ['infonet_plant_health', 'chilli_garlic', 'neem_extract'],
  },

  any___mealybugs_and_scales: {
    ...anyNames.any___mealybugs_and_scales,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('White cotton, or brown crusts, on stems, under leaves and on fruit.', 'Pamba nyeupe, au magamba ya kahawia, kwenye mashina, chini ya majani na kwenye matunda.'), bilingual('Sticky leaves with black soot; ants run up and down.', 'Majani yanayonata yenye masizi meusi; sisimizi hupanda na kushuka.')],
    immediateActions: [bilingual('Wipe or cut off the worst parts and bury them.', 'Futa au kata sehemu zilizoathirika zaidi na uzifukie.'), bilingual('Stop the ants: they guard these insects. Put a ring of grease on the trunk.', 'Zuia sisimizi: huwalinda wadudu hawa. Paka duara la grisi kwenye shina.')],
    organicSolutions: [soapSpray, neemExtract],
    preventiveMeasures: [bilingual('Plant clean seedlings and cuttings.', 'Panda miche na vipando safi.'), bilingual('Prune so that branches of trees do not touch the ground.', 'Pogoa ili matawi ya miti yasiguse ardhi.'), friendsAlive],
    lookalikes: [{ name: bilingual('Powdery mildew', 'Ubwiri unga'), sign: bilingual('Dry flour, flat on the leaf; no insects below, nothing sticky.', 'Unga mkavu, bapa juu ya jani; hakuna wadudu chini, hainati.') }],
    sources: ['infonet_plant_health', 'home_sprays', 'neem_extract'],
  },

  any___snails_and_slugs: {
    ...anyNames.any___snails_and_slugs,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Ragged holes in the morning, and silver slime trails.', 'Matundu yasiyo na umbo asubuhi, na njia za utelezi unaong’aa.'), bilingual('Worst in wet weeks, near stones and thick grass.', 'Huzidi wiki za mvua, karibu na mawe na nyasi ndefu.')],
    immediateActions: [bilingual('Pick them after dark or at dawn, with gloves.', 'Waokote usiku au alfajiri, ukivaa glavu.'), bilingual('Clear boards, stones and weeds where they hide by day.', 'Ondoa mbao, mawe na magugu wanapojificha mchana.')],
    organicSolutions: [snailTraps, ashRing],
    preventiveMeasures: [bilingual('Water in the morning, not in the evening.', 'Mwagilia asubuhi, si jioni.'), bilingual('Keep a bare dry strip round the seedlings.', 'Acha ukanda mkavu usio na nyasi kuzunguka miche.'), bilingual('Let ducks or chickens in before planting.', 'Ruhusu bata au kuku waingie kabla ya kupanda.')],
    lookalikes: [like('any___cutworms', 'Stems cut at the ground, no slime.', 'Mashina yamekatwa usawa wa ardhi, hakuna utelezi.'), { name: bilingual('Caterpillars', 'Viwavi'), sign: bilingual('Dark droppings instead of slime.', 'Kinyesi cheusi badala ya utelezi.') }],
    sources: ['infonet_plant_health', 'wood_ash'],
  },

  any___mole_rats: {
    ...anyNames.any___mole_rats,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Plants wilt and come out without roots; tubers are gnawed below.', 'Mimea hunyauka na hung’oka bila mizizi; viazi vimegugunwa chini.'), bilingual('Fresh heaps of soil in a line.', 'Marundo mapya ya udongo kwa mstari.')],
    immediateActions: [bilingual('Open a fresh tunnel: if a mole rat lives there, it closes the hole within hours. Set the trap there.', 'Fungua njia mpya ya chini: fuko akiwemo huiziba kwa saa chache. Tega mtego hapo.'), bilingual('Dig them out together with the neighbours: they come back from the next farm.', 'Wachimbe pamoja na majirani: hurudi kutoka shamba jirani.'), bilingual('Use no poison: it kills dogs, owls and children.', 'Usitumie sumu: huua mbwa, bundi na watoto.')],
    organicSolutions: [{
      title: bilingual('Noose trap in the tunnel', 'Mtego wa kitanzi kwenye njia'),
      needs: [bilingual('A bent stick of 100 cm, strong string, and a bait of sweet potato', 'Kijiti kinachopindika cha sentimita 100, kamba imara, na chambo cha viazi vitamu')],
      steps: [bilingual('Open the tunnel and clear it with a spoon.', 'Fungua njia na uisafishe kwa kijiko.'), bilingual('Hang the noose in it, tied to the bent stick, with the bait behind.', 'Ning’iniza kitanzi ndani, kimefungwa kwenye kijiti kilichopindwa, chambo kikiwa nyuma.'), bilingual('Close light out with grass and look twice a day.', 'Ziba mwanga kwa nyasi na uangalie mara mbili kwa siku.')],
      use: bilingual('Where the soil heap is fresh, in the rainy season.', 'Mahali rundo la udongo ni jipya, msimu wa mvua.'),
      limits: bilingual('It takes patience; bury what you catch deep and wash hands.', 'Huhitaji subira; fukia utakachokamata kwenye shimo refu na unawe mikono.'),
      source: 'infonet_plant_health',
    }],
    preventiveMeasures: [bilingual('Dig out their tunnels when you prepare the land.', 'Chimbua njia zao unapotayarisha shamba.'), bilingual('Leave owls, snakes and mongooses alive: they eat them.', 'Waache bundi, nyoka na nguchiro waishi: huwala.')],
    lookalikes: [{ key: 'any___termites', name: bilingual('Termites', 'Mchwa'), sign: bilingual('Mud on roots and stem, small white insects.', 'Udongo kwenye mizizi na shina, wadudu wadogo weupe.') }, like('any___root_knot_nematodes', 'Roots are there, swollen like beads.', 'Mizizi ipo, imevimba kama shanga.')],
    sources: ['infonet_plant_health'],
  },

  any___dodder: {
    ...anyNames.any___dodder,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [bilingual('Yellow or orange threads without leaves wind round the plant.', 'Nyuzi za manjano au za rangi ya machungwa zisizo na majani huzunguka mmea.'), bilingual('The plant below grows weak and pale.', 'Mmea ulio chini hudhoofika na kufifia.')],
    immediateActions: [bilingual('Cut it out with the branch it grows on, before it flowers; burn it.', 'Ukate pamoja na tawi ulilolishika, kabla haujatoa maua; uuchome.'), bilingual('Leave no piece behind: each one grows again.', 'Usiache kipande: kila kimoja huota tena.')],
    organicSolutions: [{
      title: bilingual('Cut out and burn', 'Kukata na kuchoma'),
      needs: [bilingual('A panga or shears, a sack, and a clear strip of 100 cm round the place', 'Panga au mkasi, gunia, na ukanda wazi wa sentimita 100 kuzunguka mahali hapo')],
      steps: [bilingual('Cut every plant that it touches, with the threads, low.', 'Kata kila mmea unaoguswa, pamoja na nyuzi, karibu na ardhi.'), bilingual('Carry all in the sack to a bare place; dry and burn it.', 'Beba yote kwa gunia hadi mahali patupu; kausha na uchome.'), bilingual('Come back every 2 weeks and pull young threads.', 'Rudi kila wiki 2 na ung’oe nyuzi changa.')],
      use: bilingual('At the first threads, before flowers.', 'Nyuzi za kwanza zikionekana, kabla ya maua.'),
      limits: bilingual('Its seed sleeps in the soil for years: keep looking.', 'Mbegu zake hulala udongoni kwa miaka: endelea kuangalia.'),
      source: 'cabi_plantwise',
    }],
    preventiveMeasures: [bilingual('Use clean seed and look at bought seedlings.', 'Tumia mbegu safi na uangalie miche unayonunua.'), bilingual('Pull it out of hedges and flowers too.', 'Ung’oe pia kwenye uzio wa miti na maua.'), bilingual('Grow maize or other grasses where it was: it does not live on them.', 'Panda mahindi au nafaka nyingine mahali ulipokuwa: hauishi humo.')],
    lookalikes: [{ name: bilingual('Spider or mite web', 'Utando wa buibui au utitiri'), sign: bilingual('White and fine; it tears. Dodder is thick, yellow and alive.', 'Mweupe na mwembamba; hukatika. Mlangamia ni mnene, wa manjano na hai.') }],
    sources: ['cabi_plantwise'],
  },
} as const satisfies Partial<Record<keyof typeof anyNames, Condition>>;
