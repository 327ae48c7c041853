import { chemicalClass, fungicideSources, notOldFungicides, triazole } from '../chemical-lines.ts';
import { likeIn } from '../lookalike.ts';
import { bananaNames } from '../names/banana.ts';
import { compost } from '../preparations.ts';
import { certifiedSeedlings, cropFungicide, manure, protectiveClothing } from '../products.ts';
import { say } from '../say.ts';
import type { Condition, Preparation } from '../types.ts';

const like = likeIn(bananaNames);
const cleanPlants = say('Plant tissue-culture plants or suckers from a garden without the disease.', 'Panda miche ya maabara au migomba michanga kutoka shamba lisilo na ugonjwa.');
const noSuckers = say('Take no suckers, leaves or bunches from this field to another.', 'Usitoe migomba michanga, majani wala mikungu kutoka shamba hili kwenda lingine.');
const washTools = say('Wash panga and hoe with laundry soap and water after each mat, or hold them in fire.', 'Osha panga na jembe kwa sabuni ya kufulia na maji baada ya kila shina, au uviweke motoni.');
const feedMat = say('Give manure and ash to each mat and mulch between the rows: a fed plant makes leaves faster.', 'Weka samadi na majivu kwa kila shina na matandazo kati ya mistari: mgomba ulioshiba hutoa majani haraka.');
const tellOfficer = say('Tell the extension officer the same week, above all where it is new.', 'Mwambie afisa ugani wiki hiyo hiyo, hasa mahali ambapo ni mgeni.');

const singleStem: Preparation = {
  title: say('Remove the sick stem alone', 'Ondoa mgomba uliougua peke yake'),
  needs: [
    say('A panga, and 1 basin with water and laundry soap', 'Panga, na beseni 1 lenye maji na sabuni ya kufulia'),
    say('A forked stick for the male bud', 'Kijiti chenye panda kwa ajili ya ua dume'),
  ],
  steps: [
    say('Cut each sick stem at the ground, as soon as you see it. Leave the others of the mat.', 'Kata kila mgomba uliougua usawa wa ardhi, mara tu ukiuona. Acha mingine ya shina hilo.'),
    say('Leave the cut stem lying in the field, chop it and cover it with soil or let it dry.', 'Acha mgomba uliokatwa pale pale, uukatekate na uufunike kwa udongo au uuache ukauke.'),
    say('Wash the panga well with soap before the next plant.', 'Osha panga vizuri kwa sabuni kabla ya mmea unaofuata.'),
    say('On all plants twist off the male bud with the forked stick, as soon as the last hand has formed.', 'Kwenye migomba yote vunja ua dume kwa kijiti chenye panda, mara tu kichana cha mwisho kinapotokea.'),
  ],
  use: say('Walk the whole field every week for at least 3 months after the last sick stem.', 'Kagua shamba lote kila wiki kwa angalau miezi 3 baada ya mgomba wa mwisho kuugua.'),
  limits: say('It works only if all do it together and tools are clean each time. Not for bunchy top or Panama wilt: there the whole mat must go.', 'Hufaa tu wote wakifanya pamoja na vifaa vikiwa safi kila mara. Si kwa kilele shungi wala mnyauko wa Panama: hapo shina zima liondolewe.'),
  source: 'bxw_sdsr',
};

const paredSuckers: Preparation = {
  title: say('Pared and heated suckers', 'Migomba michanga iliyomenywa na kupashwa'),
  needs: [
    say('Young suckers with narrow leaves, and a sharp knife', 'Migomba michanga yenye majani membamba, na kisu kikali'),
    say('A drum of 200 litres, firewood and a thermometer', 'Pipa la lita 200, kuni na kipimajoto'),
  ],
  steps: [
    say('Away from the field cut off all roots and pare the corm until it is white all over. Throw away those with tunnels.', 'Mbali na shamba kata mizizi yote na umenye tunguu hadi liwe jeupe lote. Tupa yenye mapito.'),
    say('Heat water to 54 degrees and hold the pared corm in it for 20 minutes.', 'Pasha maji hadi nyuzi 54 na uweke tunguu lililomenywa humo kwa dakika 20.'),
    say('Let it dry in the shade and plant it within 3 days.', 'Liache likauke kivulini na ulipande ndani ya siku 3.'),
  ],
  use: say('For each new planting.', 'Kwa kila upandaji mpya.'),
  limits: say('Paring takes off about 90 % of weevil eggs. The hot water is for nematodes: it kills only about a third of the weevil grubs inside.', 'Kumenya huondoa asilimia 90 hivi ya mayai ya fukusi. Maji moto ni kwa minyoo: huua theluthi moja tu hivi ya mabuu ya fukusi yaliyo ndani.'),
  source: 'banana_weevil_hot_water',
};

const stemTraps: Preparation = {
  title: say('Traps of split stem', 'Mitego ya shina lililopasuliwa'),
  needs: [say('Fresh stems of harvested plants, 20 to 25 pieces of 30 cm for an acre', 'Mashina mabichi ya migomba iliyovunwa, vipande 20 hadi 25 vya sentimita 30 kwa ekari')],
  steps: [
    say('Split each piece along its length.', 'Pasua kila kipande kwa urefu.'),
    say('Lay it with the cut side down at the foot of a plant, and cover it with leaves.', 'Kilaze upande uliokatwa chini penye mguu wa mgomba, na ukifunike kwa majani.'),
    say('Lift the traps each morning for 3 days, and kill the black beetles in soapy water.', 'Inua mitego kila asubuhi kwa siku 3, na uue fukusi weusi kwenye maji ya sabuni.'),
    say('After a week lay fresh pieces.', 'Baada ya wiki moja weka vipande vibichi.'),
  ],
  use: say('All the year, and more in the rains.', 'Mwaka mzima, na zaidi wakati wa mvua.'),
  limits: say('It helps slowly, over a year or more, and not on every farm. Old stumps and trash must go too.', 'Husaidia polepole, kwa mwaka au zaidi, na si kwenye kila shamba. Visiki vya zamani na takataka viondolewe pia.'),
  source: 'banana_weevil_trapping',
};

const cutSpottedLeaves: Preparation = {
  title: say('Cut off spotted leaf parts', 'Kata sehemu za majani zenye madoa'),
  needs: [say('A clean panga on a pole of 2 m', 'Panga safi kwenye mti wa mita 2'), say('Soap and 10 litres of water', 'Sabuni na lita 10 za maji')],
  steps: [
    say('Each week cut off leaves that are dead for more than half; from others cut only the dead part.', 'Kila wiki kata majani yaliyokufa zaidi ya nusu; mengine kata sehemu iliyokufa tu.'),
    say('Leave at least 8 good leaves at flowering and 4 until harvest.', 'Acha angalau majani 8 mazuri wakati wa kutoa ua na 4 hadi kuvuna.'),
    say('Pile the cut leaves with the upper side down in a few heaps.', 'Rundika majani yaliyokatwa, upande wa juu ukitazama chini, kwenye marundo machache.'),
  ],
  use: say('Weekly in the rains, every second week when it is dry.', 'Kila wiki wakati wa mvua, kila wiki ya pili kukiwa kukavu.'),
  limits: say('It lowers the disease; it does not heal a leaf. Too few leaves make a small bunch.', 'Hupunguza ugonjwa; haiponyi jani. Majani machache mno huleta mkungu mdogo.'),
  source: 'kalro_banana',
};

export const conditions = {
  banana___xanthomonas_wilt: {
    ...bananaNames.banana___xanthomonas_wilt,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      say('A leaf turns yellow, hangs and wilts as if scorched, on young plants too.', 'Jani huwa la manjano, hulegea na kunyauka kama lililounguzwa, hata kwenye migomba michanga.'),
      say('The male bud shrivels and turns black.', 'Ua dume husinyaa na kuwa jeusi.'),
      say('Fruit ripens early and unevenly; inside it is rusty brown.', 'Ndizi huiva mapema na bila mpangilio; ndani ni za kahawia kama kutu.'),
      say('Cut the stem: after some minutes yellow slime comes out.', 'Kata mgomba: baada ya dakika chache ute wa manjano hutoka.'),
    ],
    immediateActions: [
      say('Cut the sick stem at the ground today, with a clean panga.', 'Kata mgomba uliougua usawa wa ardhi leo, kwa panga safi.'),
      washTools,
      say('Keep goats and cattle out: they carry it from leaf to leaf.', 'Zuia mbuzi na ng’ombe wasiingie: huubeba kutoka jani hadi jani.'),
      tellOfficer,
    ],
    organicSolutions: [singleStem],
    inorganicSolutions: [],
    recommendedProducts: [certifiedSeedlings, manure],
    preventiveMeasures: [
      say('Break off male buds by hand with a forked stick, never with a knife.', 'Vunja maua dume kwa mkono kwa kijiti chenye panda, kamwe si kwa kisu.'),
      cleanPlants, washTools,
      say('Do not cut leaves or weed with borrowed tools.', 'Usikate majani wala kupalilia kwa vifaa vya kuazima.'),
    ],
    recoveryTimeline: say('Signs come 14 to 90 days after the germ. With weekly cutting a field can be clean again in 3 to 6 months.', 'Dalili huja siku 14 hadi 90 baada ya kuambukizwa. Ukikata kila wiki shamba laweza kuwa safi tena baada ya miezi 3 hadi 6.'),
    spreadRisk: { level: 'high', text: say('Tools, insects on the male bud, animals and suckers carry it, from farm to farm within weeks.', 'Vifaa, wadudu wa ua dume, mifugo na migomba michanga huueneza, shamba hadi shamba kwa wiki chache.') },
    yieldLoss: { range: { low: 0, high: 100 }, text: say('Up to 100 % where nobody acts; a field that is watched loses little.', 'Hadi asilimia 100 mahali pasipochukuliwa hatua; shamba linalokaguliwa hupoteza kidogo.'), source: 'bxw_sdsr' },
    lookalikes: [
      like('banana___fusarium_wilt', 'Old leaves hang first like a skirt; threads in the stem, no slime; fruit sound.', 'Majani ya chini hulegea kwanza kama sketi; nyuzi ndani ya shina, hakuna ute; ndizi ni nzuri.'),
      { name: say('Drought', 'Ukame'), sign: say('All plants hang at noon; the cut stem is clean.', 'Migomba yote hulegea mchana; ukikata ndani ni safi.') },
    ],
    sources: ['bxw_sdsr', 'bxw_tools_2021', 'bxw_kenaff', 'bioversity_banana'],
  },

  banana___fusarium_wilt: {
    ...bananaNames.banana___fusarium_wilt,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      say('Old leaves turn yellow from the edge, break at the stalk and hang like a skirt.', 'Majani ya chini huwa ya manjano kuanzia ukingoni, huvunjika kwenye kikonyo na kuning’inia kama sketi.'),
      say('The foot of the stem splits lengthwise.', 'Mguu wa shina hupasuka kwa urefu.'),
      say('Cut across: brown-red threads and dots, no slime.', 'Kata kwa upana: nyuzi na vidoa vya kahawia yenye wekundu, hakuna ute.'),
    ],
    immediateActions: [
      say('Cut one stem across low down to see the threads.', 'Kata shina moja kwa upana chini ili uone nyuzi.'),
      say('Do not chop or drag the plant: dig the mat out, dry it and burn it on the spot.', 'Usikatekate wala kuburuta mgomba: chimba shina lote, likaushe na ulichome hapo hapo.'),
      say('Fence the spot and walk round it; wash soil from boots and tools.', 'Zungushia uzio mahali hapo na upite kando; osha udongo kwenye buti na vifaa.'),
      say('If a Cavendish banana such as Grand Nain wilts like this, call KEPHIS at once: that would be a new strain.', 'Ikiwa ndizi ya Cavendish kama Grand Nain inanyauka hivi, piga simu KEPHIS mara moja: huenda ni aina mpya ya ugonjwa.'),
      noSuckers,
    ],
    organicSolutions: [
      {
        title: say('Change the kind of banana', 'Badilisha aina ya ndizi'),
        needs: [say('Tissue-culture plants of a kind that resists it: cooking bananas, Grand Nain, FHIA 17', 'Miche ya maabara ya aina inayostahimili: ndizi za kupika, Grand Nain, FHIA 17'), say('2 buckets of manure for each hole', 'Ndoo 2 za samadi kwa kila shimo')],
        steps: [
          say('Leave the sick spot without bananas; sow grass, maize or beans.', 'Acha sehemu iliyougua bila ndizi; panda nyasi, mahindi au maharagwe.'),
          say('Plant the resisting kind elsewhere, uphill of the sick spot.', 'Panda aina inayostahimili mahali pengine, juu ya sehemu iliyougua.'),
          say('Mix the manure into the hole and keep water away from the roots.', 'Changanya samadi kwenye shimo na uzuie maji yasituame mizizini.'),
        ],
        use: say('For the next planting.', 'Kwa upandaji unaofuata.'),
        limits: say('The fungus stays in soil for 20 years and more; no home cure reaches it.', 'Kuvu hukaa ardhini kwa miaka 20 na zaidi; hakuna dawa ya nyumbani inayoifikia.'),
        source: 'bioversity_banana',
      },
    ],
    inorganicSolutions: [],
    recommendedProducts: [certifiedSeedlings, manure],
    preventiveMeasures: [cleanPlants, say('Do not plant apple banana or Gros Michel where it has been.', 'Usipande ndizi sukari wala Gros Michel mahali ulipokuwa.'), washTools, say('Drain wet spots.', 'Toa maji mahali panapotuama.')],
    recoveryTimeline: say('A sick mat does not recover. The soil stays sick for 20 years and more.', 'Shina lililougua haliponi. Udongo hubaki na ugonjwa kwa miaka 20 na zaidi.'),
    spreadRisk: { level: 'medium', text: say('Suckers, soil on boots and running water carry it, slowly but for good.', 'Migomba michanga, udongo kwenye buti na maji yanayotiririka huueneza, polepole lakini kwa kudumu.') },
    yieldLoss: { range: { low: 30, high: 100 }, text: say('30 to 100 % in kinds that do not resist it, such as apple banana.', 'Asilimia 30 hadi 100 kwenye aina zisizostahimili, kama ndizi sukari.'), source: 'bioversity_banana' },
    lookalikes: [
      like('banana___xanthomonas_wilt', 'Yellow slime from the cut stem; fruit brown inside.', 'Ute wa manjano kwenye mgomba uliokatwa; ndizi ni za kahawia ndani.'),
      like('banana___weevil', 'Tunnels in the corm; the plant falls over.', 'Mapito kwenye tunguu; mgomba huanguka.'),
    ],
    sources: ['bioversity_banana', 'kalro_banana'],
  },

  banana___black_sigatoka: {
    ...bananaNames.banana___black_sigatoka,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      say('Fine red-brown streaks below the leaf, along the veins.', 'Michirizi myembamba ya kahawia yenye wekundu chini ya jani, kando ya mishipa.'),
      say('They widen to black oval spots with a grey middle and a yellow edge.', 'Hupanuka kuwa madoa meusi ya duaradufu yenye katikati ya kijivu na ukingo wa manjano.'),
      say('Large parts of the leaf dry up; the bunch stays small and ripens early.', 'Sehemu kubwa za jani hukauka; mkungu hubaki mdogo na huiva mapema.'),
    ],
    immediateActions: [
      say('Count the good leaves: fewer than 8 at flowering means a small bunch.', 'Hesabu majani mazuri: chini ya 8 wakati wa kutoa ua maana yake ni mkungu mdogo.'),
      say('Cut off the dead parts this week.', 'Kata sehemu zilizokufa wiki hii.'),
      feedMat,
    ],
    organicSolutions: [cutSpottedLeaves],
    inorganicSolutions: [chemicalClass('FRAC 3', triazole, say('Seldom worth the money on a small farm. Only for bananas grown to sell, with the group changed each time.', 'Mara chache hulipa kwenye shamba dogo. Kwa ndizi za kuuza tu, ukibadilisha kundi kila mara.'), notOldFungicides)],
    recommendedProducts: [manure, certifiedSeedlings, cropFungicide, protectiveClothing],
    preventiveMeasures: [
      feedMat,
      say('Keep 3 metres between mats and 3 stems on each, so that wind dries the leaves.', 'Acha mita 3 kati ya mashina na migomba 3 kwa kila shina, ili upepo ukaushe majani.'),
      say('Drain the field and keep it weeded.', 'Toa maji shambani na upalilie.'),
      say('Ask for FHIA kinds, which bear it better.', 'Ulizia aina za FHIA, ambazo huvumilia zaidi.'),
    ],
    recoveryTimeline: say('A spotted leaf does not heal. A fed plant makes a new leaf every 7 to 10 days.', 'Jani lenye madoa haliponi. Mgomba ulioshiba hutoa jani jipya kila siku 7 hadi 10.'),
    spreadRisk: { level: 'high', text: say('Wind and rain carry it far; warm wet weather speeds it.', 'Upepo na mvua huupeleka mbali; joto na mvua huuharakisha.') },
    yieldLoss: { range: { low: 30, high: 50 }, text: say('Usually 30 to 50 % of the bunch weight where nobody acts.', 'Kwa kawaida asilimia 30 hadi 50 ya uzito wa mkungu mahali pasipochukuliwa hatua.'), source: 'bioversity_banana' },
    lookalikes: [
      { name: say('Potassium hunger', 'Upungufu wa potasiamu'), sign: say('Old leaves turn orange-yellow from the tip and edge; no streaks.', 'Majani ya chini huwa ya manjano-machungwa kuanzia ncha na ukingo; hakuna michirizi.') },
      like('banana___fusarium_wilt', 'The whole old leaf turns yellow and hangs; no spots.', 'Jani lote la chini huwa la manjano na kulegea; hakuna madoa.'),
    ],
    sources: ['bioversity_banana', 'kalro_banana', ...fungicideSources],
  },

  banana___weevil: {
    ...bananaNames.banana___weevil,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      say('Round tunnels up to 8 mm wide in the corm, with white grubs.', 'Mapito ya mviringo ya hadi milimita 8 kwenye tunguu, yenye mabuu meupe.'),
      say('Leaves turn yellow and die early; young suckers wilt.', 'Majani huwa ya manjano na kufa mapema; migomba michanga hunyauka.'),
      say('Small bunches; plants fall over in the wind.', 'Mikungu midogo; migomba huanguka kwa upepo.'),
      say('Black beetles with a snout hide in old stems.', 'Fukusi weusi wenye mdomo mrefu hujificha kwenye mashina ya zamani.'),
    ],
    immediateActions: [
      say('Slice the corm of a harvested plant: count the tunnels.', 'Kata tunguu la mgomba uliovunwa: hesabu mapito.'),
      say('Chop all harvested stems into thin strips that dry, and pull mulch 50 cm away from the plants.', 'Katakata mashina yaliyovunwa vipande vyembamba vikauke, na usogeze matandazo sentimita 50 kutoka migomba.'),
      say('Prop plants with bunches.', 'Egemeza migomba yenye mikungu.'),
    ],
    organicSolutions: [stemTraps, paredSuckers],
    inorganicSolutions: [],
    recommendedProducts: [certifiedSeedlings, manure],
    preventiveMeasures: [cleanPlants, feedMat, say('Do not plant new bananas straight after old ones: grow another crop for two seasons.', 'Usipande ndizi mpya mara baada ya za zamani: panda zao lingine kwa misimu miwili.')],
    recoveryTimeline: say('Work shows after 2 seasons. A corm full of tunnels is best dug out.', 'Matokeo huonekana baada ya misimu 2. Tunguu lililojaa mapito ni bora lichimbwe.'),
    spreadRisk: { level: 'medium', text: say('The beetle walks and seldom flies; suckers carry it to new fields. It is worst in neglected fields and below 1500 metres.', 'Fukusi hutembea na huruka mara chache; migomba michanga humpeleka mashamba mapya. Ni mbaya zaidi mashamba yaliyoachwa na chini ya mita 1500.') },
    yieldLoss: { range: { low: 20, high: 60 }, text: say('Usually 20 to 60 % in neglected fields; more than 50 % is reported for cooking bananas.', 'Kwa kawaida asilimia 20 hadi 60 kwenye mashamba yaliyoachwa; zaidi ya asilimia 50 imeripotiwa kwa ndizi za kupika.'), source: 'banana_weevil_review' },
    lookalikes: [
      like('banana___nematodes', 'Roots red-black and rotten; the corm has no tunnels.', 'Mizizi ni myekundu-nyeusi na imeoza; tunguu halina mapito.'),
      { name: say('Wind alone', 'Upepo peke yake'), sign: say('The stem breaks or the plant falls with long sound white roots.', 'Shina huvunjika au mgomba huanguka na mizizi mirefu meupe mizima.') },
    ],
    sources: ['banana_weevil_infonet', 'banana_weevil_hot_water', 'banana_weevil_trapping', 'banana_weevil_review', 'kalro_banana'],
  },

  banana___nematodes: {
    ...bananaNames.banana___nematodes,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      say('Roots split lengthwise show red to black dead stripes.', 'Mizizi ikipasuliwa kwa urefu huonyesha mistari mekundu hadi meusi iliyokufa.'),
      say('Plants topple with short black roots on the corm.', 'Migomba huanguka ikiwa na mizizi mifupi meusi kwenye tunguu.'),
      say('Long time to flowering, small bunches.', 'Huchelewa kutoa ua, mikungu midogo.'),
    ],
    lookalikes: [like('banana___weevil', 'Tunnels in the corm.', 'Mapito kwenye tunguu.'), like('banana___fusarium_wilt', 'Threads in the stem, old leaves hang.', 'Nyuzi ndani ya shina, majani ya chini hulegea.')],
    immediateActions: [
      say('Dig out some roots and split them: dead stripes on more than a third mean trouble.', 'Chimba mizizi michache na uipasue: mistari iliyokufa zaidi ya theluthi ni tatizo.'),
      say('Prop plants with bunches and heap soil on the foot.', 'Egemeza migomba yenye mikungu na uinulie udongo kwenye mguu.'),
    ],
    organicSolutions: [paredSuckers, compost],
    preventiveMeasures: [cleanPlants, feedMat, say('Rest the field from bananas for a year: maize, cassava or sweet potato.', 'Pumzisha shamba bila ndizi kwa mwaka mmoja: mahindi, muhogo au viazi vitamu.')],
    sources: ['banana_weevil_hot_water', 'kalro_banana', 'compost_ngeze'],
  },

  banana___bunchy_top: {
    ...bananaNames.banana___bunchy_top,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      say('Leaves narrow, upright and bunched at the top like a brush; the plant stays short.', 'Majani membamba, yaliyosimama na kusongamana kileleni kama brashi; mgomba hubaki mfupi.'),
      say('Dark green dots and dashes on the leaf stalk and beside the midrib.', 'Vidoa na mistari ya kijani iliyokolea kwenye kikonyo cha jani na kando ya uti wa jani.'),
      say('No bunch, or a twisted one stuck in the stem.', 'Hakuna mkungu, au umepinda na kukwama kwenye shina.'),
    ],
    lookalikes: [
      { name: say('Zinc hunger', 'Upungufu wa zinki'), sign: say('Narrow pale leaves on many plants of a patch; no dark dashes.', 'Majani membamba hafifu kwenye migomba mingi ya sehemu moja; hakuna mistari ya kijani.') },
      like('banana___nematodes', 'Weak plants with dead roots; leaves spread out normally.', 'Migomba dhaifu yenye mizizi iliyokufa; majani hutawanyika kama kawaida.'),
    ],
    immediateActions: [
      say('Show it to the extension officer or KEPHIS at once: it must not spread in Kenya.', 'Mwonyeshe afisa ugani au KEPHIS mara moja: usienee nchini Kenya.'),
      say('Kill the aphids on the plant with soapy water, then dig out the whole mat, cut it small and let it dry.', 'Ua vidukari kwenye mgomba kwa maji ya sabuni, kisha chimba shina lote, likatekate na liache likauke.'),
      noSuckers,
    ],
    organicSolutions: [
      {
        title: say('Take out the whole mat', 'Ondoa shina lote'),
        needs: [say('10 litres of soapy water', 'Lita 10 za maji ya sabuni'), say('A hoe and a panga', 'Jembe na panga')],
        steps: [
          say('Wet all leaves and the middle of the plant with soapy water.', 'Lowesha majani yote na katikati ya mgomba kwa maji ya sabuni.'),
          say('Dig out the mat with all suckers and corms.', 'Chimba shina pamoja na migomba michanga na matunguu yote.'),
          say('Chop it into small pieces and dry them in the sun.', 'Likatekate vipande vidogo na uvikaushe juani.'),
          say('Come back each month and dig out what sprouts.', 'Rudi kila mwezi na uchimbe yanayochipua.'),
        ],
        use: say('On the day you see it.', 'Siku hiyo hiyo unapouona.'),
        limits: say('No plant recovers. It saves the neighbours only.', 'Hakuna mgomba unaopona. Huokoa ya jirani tu.'),
        source: 'bioversity_banana',
      },
    ],
    preventiveMeasures: [cleanPlants, say('Look at all young plants each month for dark dashes on the stalk.', 'Angalia migomba michanga yote kila mwezi kama ina mistari ya kijani kwenye kikonyo.')],
    sources: ['bioversity_banana', 'cabi_plantwise'],
  },
} as const satisfies Record<keyof typeof bananaNames, Condition>;
