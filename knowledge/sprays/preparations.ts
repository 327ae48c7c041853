import { bilingual } from '../bilingual.ts';
import type { Preparation } from '../types.ts';

export const buryResidue: Preparation = {
  title: bilingual('Dig in the old crop', 'Fukia mabaki ya zao'),
  needs: [bilingual('A hoe or plough that turns at least 15 cm of soil', 'Jembe au plau inayogeuza angalau sentimita 15 za udongo')],
  steps: [
    bilingual('After harvest, cut stalks and stems into short pieces and pull out self-sown plants.', 'Baada ya kuvuna, katakata mabua na mashina vipande vifupi na ung’oe mimea iliyojiotea.'),
    bilingual('Feed clean leaves to animals; turn the rest under at least 15 cm of soil.', 'Lisha mifugo majani yaliyo safi; fukia mengine chini ya angalau sentimita 15 za udongo.'),
    bilingual('Do not pile sick residue in lines along the field.', 'Usirundike mabaki yenye ugonjwa kwa mistari shambani.'),
  ],
  use: bilingual('Do it within 2 weeks after harvest and plant another crop there next season.', 'Fanya hivyo ndani ya wiki 2 baada ya kuvuna, na upande zao lingine hapo msimu ujao.'),
  limits: bilingual('On a steep slope turn the soil across the slope, so that rain does not carry it away.', 'Kwenye mteremko mkali lima kwa kukinga mteremko, ili mvua isibebe udongo.'),
  source: 'kalro_bean',
};

export const cleanBeanSeed: Preparation = {
  title: bilingual('Clean seed from your best plants', 'Mbegu safi kutoka kwa mimea yako bora'),
  needs: [
    bilingual('25 kg of beans for an acre of beans alone, 10 to 15 kg for beans among maize', 'Kilo 25 za maharagwe kwa ekari ya maharagwe pekee, kilo 10 hadi 15 yakiwa kati ya mahindi'),
    bilingual('A mat or canvas', 'Mkeka au turubai'),
  ],
  steps: [
    bilingual('While the crop is green, tie a string on plants with clean leaves and pods.', 'Zao likiwa bado kijani, funga uzi kwenye mimea yenye majani na maganda safi.'),
    bilingual('Harvest those first and thresh them apart.', 'Vuna hiyo kwanza na uipure kando.'),
    bilingual('Sort by hand; throw out every spotted, wrinkled or discoloured seed.', 'Chambua kwa mkono; tupa kila mbegu yenye doa, iliyosinyaa au iliyobadilika rangi.'),
    bilingual('Dry on the mat in hot sun for 2 days and store dry.', 'Kausha kwenye mkeka juani kwa siku 2 na uhifadhi pakavu.'),
  ],
  use: bilingual('Plant it next season in a field that had no beans for 2 years.', 'Ipande msimu ujao kwenye shamba ambalo halikupandwa maharagwe kwa miaka 2.'),
  limits: bilingual('A clean-looking seed can still carry the disease. Certified seed is safer.', 'Mbegu inayoonekana safi inaweza bado kubeba ugonjwa. Mbegu iliyoidhinishwa ni salama zaidi.'),
  source: 'ciat_bean',
};

export const compostTea: Preparation = {
  title: bilingual('Compost tea', 'Chai ya mboji'),
  needs: [
    bilingual('2 kg of well-rotted compost in a sack', 'Kilo 2 za mboji iliyooza vizuri ndani ya gunia'),
    bilingual('20 litres of clean water', 'Lita 20 za maji safi'),
  ],
  steps: [
    bilingual('Hang the sack of compost in the water for 24 to 48 hours.', 'Tumbukiza gunia la mboji ndani ya maji kwa saa 24 hadi 48.'),
    bilingual('Stir hard several times a day so that air gets in.', 'Koroga kwa nguvu mara kadhaa kwa siku ili hewa iingie.'),
    bilingual('Strain through a cloth and use it the same day.', 'Chuja kwa kitambaa na uitumie siku hiyo hiyo.'),
  ],
  use: bilingual('Wet both sides of the leaves in the evening, from the first spots.', 'Lowesha pande zote mbili za majani jioni, mara tu madoa ya kwanza yakionekana.'),
  limits: bilingual('Some farmers report less rust, but proof is weak and it cures nothing. Stop 2 weeks before picking green pods or leaves to eat.', 'Wakulima wengine huripoti kutu kupungua, lakini ushahidi ni mdogo, na haiponyi ugonjwa. Acha kuitumia wiki 2 kabla ya kuchuma maganda mabichi au majani ya kula.'),
  source: 'compost_tea',
};

export const compost: Preparation = {
  title: bilingual('Compost heap', 'Rundo la mboji'),
  needs: [
    bilingual('Chopped dry stalks and green leaves, layers of 15 cm', 'Mabua makavu yaliyokatwakatwa na majani mabichi, tabaka za sentimita 15'),
    bilingual('Manure, layers of 2 cm, with a little ash and soil', 'Samadi, tabaka za sentimita 2, na majivu na udongo kidogo'),
    bilingual('10 litres of water for each layer', 'Lita 10 za maji kwa kila tabaka'),
  ],
  steps: [
    bilingual('Choose shade. Mark a place 1.5 m wide and lay 10 to 15 cm of coarse stalks for air.', 'Chagua mahali penye kivuli. Pima upana wa mita 1.5 na utandike mabua magumu sentimita 10 hadi 15 ili hewa ipite.'),
    bilingual('Put 15 cm of residue, 2 cm of manure, ash and soil; add water. Repeat to 1.5 m high.', 'Weka mabaki sentimita 15, samadi sentimita 2, majivu na udongo; nyunyiza maji. Rudia hadi mita 1.5 kwenda juu.'),
    bilingual('Cover with soil and leaves. A long stick pushed in must come out warm and moist.', 'Funika kwa udongo na majani. Chomeka kijiti kirefu: kikitolewa, kiwe na joto na unyevu.'),
    bilingual('Turn after 2 to 3 weeks. It is ready in 6 to 9 weeks, dark and smelling of soil.', 'Geuza baada ya wiki 2 hadi 3. Huwa tayari baada ya wiki 6 hadi 9, ikiwa nyeusi na yenye harufu ya udongo.'),
  ],
  use: bilingual('Put 2 handfuls in each planting hole and mix with soil.', 'Weka konzi 2 katika kila shimo la kupandia na uchanganye na udongo.'),
  limits: bilingual('It feeds the crop; it does not kill a fungus on the leaf. A heap that stays cold does not kill disease in the residue.', 'Hulisha zao; haiui kuvu kwenye jani. Rundo lisilopata joto haliui ugonjwa ulio kwenye mabaki.'),
  source: 'compost_ngeze',
};

export const manureTea: Preparation = {
  title: bilingual('Liquid manure for the soil', 'Samadi ya maji ya kuweka kwenye udongo'),
  needs: [
    bilingual('1 bucket of fresh manure in a sack', 'Ndoo 1 ya samadi mbichi ndani ya gunia'),
    bilingual('3 to 5 buckets of water', 'Ndoo 3 hadi 5 za maji'),
  ],
  steps: [
    bilingual('Hang the sack of manure in the water and cover the drum.', 'Tumbukiza gunia la samadi ndani ya maji na ufunike pipa.'),
    bilingual('Stir every day for 10 to 14 days.', 'Koroga kila siku kwa siku 10 hadi 14.'),
    bilingual('Mix 1 part of it with 2 to 3 parts of water.', 'Changanya sehemu 1 na sehemu 2 hadi 3 za maji.'),
  ],
  use: bilingual('Pour it on moist soil beside the plants, at knee height of the maize. Never on leaves.', 'Mwaga kwenye udongo wenye unyevu kando ya mimea, mahindi yakifika magotini. Usimwagie majani kamwe.'),
  limits: bilingual('It feeds the crop so that it copes better with the disease; it does not kill the fungus. Wash hands after.', 'Hulisha zao ili livumilie ugonjwa; haiui kuvu. Nawa mikono baadaye.'),
  source: 'manure_tea',
};

export const neemExtract: Preparation = {
  title: bilingual('Neem seed extract', 'Maji ya mbegu za mwarobaini'),
  needs: [
    bilingual('500 g of dry neem kernels, 3 to 8 months old', 'Gramu 500 za kiini kikavu cha mbegu za mwarobaini, zenye miezi 3 hadi 8'),
    bilingual('10 litres of water', 'Lita 10 za maji'),
    bilingual('50 g of plain bar soap, not detergent powder', 'Gramu 50 za sabuni ya kipande, si sabuni ya unga'),
  ],
  steps: [
    bilingual('Shell and pound the neem kernels, tie them in a cloth.', 'Ondoa maganda, twanga viini vya mwarobaini, vifunge kwenye kitambaa.'),
    bilingual('Soak in the 10 litres for 12 to 24 hours, then squeeze and strain.', 'Loweka katika lita 10 kwa saa 12 hadi 24, kisha kamua na uchuje.'),
    bilingual('Dissolve the soap in a little warm water and mix it in.', 'Yeyusha sabuni kwenye maji kidogo ya vuguvugu na uchanganye.'),
  ],
  use: bilingual('Late in the afternoon wet both sides of the leaves, the same day you strain it. Look again after 5 to 7 days; repeat after rain.', 'Alasiri lowesha pande zote mbili za majani, siku hiyo hiyo uliyochuja. Angalia tena baada ya siku 5 hadi 7; rudia baada ya mvua.'),
  limits: bilingual('It works slowly, in 3 to 10 days, and on small caterpillars; it does nothing against a fungus. Wear gloves and keep it out of eyes and fish ponds.', 'Hufanya kazi polepole, kwa siku 3 hadi 10, na kwa viwavi wadogo tu; haizuii kuvu. Vaa glavu, na usiiache iingie machoni wala kwenye mabwawa ya samaki.'),
  source: 'neem_extract',
};

export const bordeauxMixture: Preparation = {
  title: bilingual('Bordeaux mixture, 1%', 'Mchanganyiko wa Bordeaux, asilimia 1'),
  needs: [
    bilingual('100 g of copper sulphate', 'Gramu 100 za mrututu (salfeti ya shaba)'),
    bilingual('100 g of fresh hydrated lime', 'Gramu 100 za chokaa safi iliyozimwa'),
    bilingual('10 litres of water and 2 plastic buckets', 'Lita 10 za maji na ndoo 2 za plastiki'),
  ],
  steps: [
    bilingual('Put on gloves, mask and long clothes.', 'Vaa glavu, barakoa na nguo ndefu.'),
    bilingual('Dissolve the copper sulphate in 5 litres in one bucket, stir the lime into 5 litres in the other. Never use metal.', 'Yeyusha mrututu kwenye lita 5 katika ndoo moja, koroga chokaa kwenye lita 5 katika ndoo nyingine. Usitumie chombo cha chuma.'),
    bilingual('Pour the copper slowly into the lime while stirring with wood.', 'Mimina maji ya shaba polepole kwenye chokaa ukikoroga kwa kijiti.'),
    bilingual('Dip a clean iron nail for 1 minute. If it turns coppery, add lime until a clean nail stays clean.', 'Chovya msumari safi kwa dakika 1. Ukigeuka rangi ya shaba, ongeza chokaa hadi msumari safi ubaki safi.'),
    bilingual('Strain it and use it the same day.', 'Chuja na uitumie siku hiyo hiyo.'),
  ],
  use: bilingual('It keeps clean leaves clean, so it must be on before the rains; wet the underside well. It cures no spot.', 'Hukinga majani yaliyo safi, hivyo inyunyizwe kabla ya mvua; lowesha vizuri chini ya majani. Haiponyi madoa.'),
  limits: bilingual('It is a copper pesticide even when mixed at home: buy copper sulphate whose label allows it on coffee, and take from that label how often and how long before picking. Not in hot sun, not near rivers or fish; copper builds up in soil.', 'Ni dawa ya shaba hata ukichanganya nyumbani: nunua mrututu ambao lebo yake inaruhusu kahawa, na ufuate lebo hiyo kujua idadi ya mara za kunyunyiza na siku za kusubiri kabla ya kuchuma. Usinyunyize kwenye jua kali wala karibu na mito au samaki; shaba hujikusanya kwenye udongo.'),
  source: 'bordeaux',
};

export const coffeeMulch: Preparation = {
  title: bilingual('Mulch under the coffee', 'Matandazo chini ya kahawa'),
  needs: [bilingual('Dry grass, maize stalks or banana leaves for a layer of 10 to 15 cm', 'Nyasi kavu, mabua ya mahindi au majani ya migomba kwa tabaka la sentimita 10 hadi 15')],
  steps: [
    bilingual('Weed first, and wait until the soil is wet from rain.', 'Palilia kwanza, na usubiri udongo ulowe kwa mvua.'),
    bilingual('Spread the mulch 10 to 15 cm thick under the branches.', 'Tandaza matandazo unene wa sentimita 10 hadi 15 chini ya matawi.'),
    bilingual('Leave 10 cm free round the stem.', 'Acha sentimita 10 wazi kuzunguka shina.'),
  ],
  use: bilingual('Renew it before each dry season: a tree that is not thirsty keeps its leaves.', 'Weka upya kabla ya kila kiangazi: mti usiokosa maji hauangushi majani.'),
  limits: bilingual('It helps the tree; it does not kill the disease or the insect. Watch for termites and fire.', 'Husaidia mti; haiui ugonjwa wala mdudu. Jihadhari na mchwa na moto.'),
  source: 'coffee_mulch',
};

export const soapSpray: Preparation = {
  title: bilingual('Soap spray for soft insects', 'Maji ya sabuni kwa wadudu laini'),
  needs: [
    bilingual('100 to 200 g of plain bar soap, not detergent powder', 'Gramu 100 hadi 200 za sabuni ya kipande, si sabuni ya unga'),
    bilingual('10 litres of clean water', 'Lita 10 za maji safi'),
  ],
  steps: [
    bilingual('Grate the soap and dissolve it in a little warm water.', 'Kwaruza sabuni na uiyeyushe kwenye maji kidogo ya vuguvugu.'),
    bilingual('Add the rest of the water and stir.', 'Ongeza maji yaliyobaki na ukoroge.'),
    bilingual('Try it on one branch first and wait 1 day: if the leaves burn, use less soap.', 'Jaribu kwenye tawi moja kwanza na usubiri siku 1: majani yakiungua, punguza sabuni.'),
  ],
  use: bilingual('In the evening wet the insects themselves, under the leaves and on the tips. Look again after 3 days. Rinse tender leaves the next day.', 'Jioni lowesha wadudu wenyewe, chini ya majani na kwenye ncha. Angalia tena baada ya siku 3. Suuza majani laini kesho yake.'),
  limits: bilingual('It kills only the soft insects it touches; it does nothing against a disease, and it does not last.', 'Huua wadudu laini inaowagusa tu; haizuii ugonjwa, na haidumu.'),
  source: 'home_sprays',
};

export const milkSpray: Preparation = {
  title: bilingual('Milk spray for powdery mildew', 'Maji ya maziwa kwa ubwiri unga'),
  needs: [
    bilingual('1 part of fresh milk', 'Sehemu 1 ya maziwa mabichi'),
    bilingual('9 parts of clean water', 'Sehemu 9 za maji safi'),
  ],
  steps: [
    bilingual('Mix 1 part of milk with 9 parts of water.', 'Changanya sehemu 1 ya maziwa na sehemu 9 za maji.'),
    bilingual('Strain it through a cloth.', 'Chuja kwa kitambaa.'),
    bilingual('Use it the same day.', 'Itumie siku hiyo hiyo.'),
  ],
  use: bilingual('On a bright morning wet both sides of the leaves and the flower stalks at the first white spots. Repeat each week.', 'Asubuhi yenye jua lowesha pande zote mbili za majani na vikonyo vya maua mara tu madoa meupe ya kwanza yakionekana. Rudia kila wiki.'),
  limits: bilingual('It slows the first spots; it does not save a plant that is white all over. Best proven on pumpkins and their relatives.', 'Hupunguza kasi ya madoa ya kwanza; haiokoi mmea uliojaa weupe. Imethibitishwa zaidi kwenye maboga na jamii yake.'),
  source: 'home_sprays',
};

/** The mixture is the same for every crop whose label allows copper. */
export const bordeauxForCrop: Preparation = {
  ...bordeauxMixture,
  limits: bilingual(
    'It is a copper pesticide even when mixed at home: buy copper sulphate whose label allows it on this crop, and take from that label how often and how long before harvest. Not in hot sun, not near rivers or fish; copper builds up in soil.',
    'Ni dawa ya shaba hata ukichanganya nyumbani: nunua mrututu ambao lebo yake inaruhusu zao hili, na ufuate lebo hiyo kujua idadi ya mara za kunyunyiza na siku za kusubiri kabla ya kuvuna. Usinyunyize kwenye jua kali wala karibu na mito au samaki; shaba hujikusanya kwenye udongo.',
  ),
};

/** Against insects and rots that survive in fallen fruit until the next crop. */
export const clearFallenFruit: Preparation = {
  title: bilingual('Clear fallen fruit', 'Kusanya matunda yaliyoanguka'),
  needs: [
    bilingual('A spade for a hole of 50 cm, or strong black plastic bags of 50 litres', 'Sepetu ya kuchimba shimo la sentimita 50, au mifuko imara myeusi ya plastiki ya lita 50'),
  ],
  steps: [
    bilingual('Pick up fallen fruit twice a week, and pick those with holes or rot from the tree.', 'Okota matunda yaliyoanguka mara mbili kwa wiki, na uchume mtini yaliyo na matundu au uozo.'),
    bilingual('Bury them under at least 50 cm of soil and press it down.', 'Yafukie chini ya angalau sentimita 50 za udongo na uushindilie.'),
    bilingual('Or tie them in a black bag and leave it in full sun for 14 days.', 'Au yafunge ndani ya mfuko mweusi na uuache juani kwa siku 14.'),
  ],
  use: bilingual('From the first small fruit until the last one is picked. It works best when the neighbours do it too.', 'Kuanzia matunda machanga hadi la mwisho kuchumwa. Hufaa zaidi majirani wakifanya hivyo pia.'),
  limits: bilingual('It does not save fruit that is already attacked; it makes fewer for the next weeks.', 'Haiokoi tunda ambalo tayari limeshambuliwa; hupunguza mashambulizi ya wiki zijazo.'),
  source: 'fruit_fly_ipm',
};

export const chilliGarlic: Preparation = {
  title: bilingual('Chilli and garlic water', 'Maji ya pilipili kali na kitunguu saumu'),
  needs: [
    bilingual('120 g of hot chilli and 120 g of garlic', 'Gramu 120 za pilipili kali na gramu 120 za kitunguu saumu'),
    bilingual('5 litres of water and 50 g of plain bar soap', 'Lita 5 za maji na gramu 50 za sabuni ya kipande'),
  ],
  steps: [
    bilingual('Wear gloves. Crush both and soak them in half a litre of the water, warm, for 24 hours.', 'Vaa glavu. Ponda vyote viwili na uviloweke kwenye nusu lita ya maji hayo, yakiwa vuguvugu, kwa saa 24.'),
    bilingual('Strain through a cloth.', 'Chuja kwa kitambaa.'),
    bilingual('Add the rest of the water and the melted soap.', 'Ongeza maji yaliyobaki na sabuni iliyoyeyushwa.'),
  ],
  use: bilingual('In the evening wet the insects, most of all under the leaves, the same day.', 'Jioni walowesha wadudu, hasa chini ya majani, siku hiyo hiyo.'),
  limits: bilingual('It mostly drives insects away. It burns eyes and skin: stand with the wind at your back. Wash vegetables well before eating.', 'Mara nyingi hufukuza wadudu tu. Huwasha macho na ngozi: simama upepo ukiwa mgongoni. Osha mboga vizuri kabla ya kula.'),
  source: 'chilli_garlic',
};

export const ashRing: Preparation = {
  title: bilingual('Ring of ash round the seedling', 'Duara la majivu kuzunguka mche'),
  needs: [bilingual('Dry sieved wood ash for a ring 5 cm wide', 'Majivu makavu ya kuni yaliyochekechwa, ya kutosha duara la upana wa sentimita 5')],
  steps: [
    bilingual('Clear weeds and clods from round the stem.', 'Ondoa magugu na mabonge ya udongo kuzunguka shina.'),
    bilingual('In the evening, on dry soil, lay the ash in a closed ring.', 'Jioni, udongo ukiwa mkavu, weka majivu kwa duara lililofungika.'),
    bilingual('Keep it off the leaves and a finger away from the stem.', 'Yasiguse majani, na yawe umbali wa kidole kutoka kwenye shina.'),
  ],
  use: bilingual('Do it on the day of planting out; lay it again after each rain.', 'Fanya siku ya kuhamisha miche; weka tena kila baada ya mvua.'),
  limits: bilingual('Wet ash stops nothing. Too much of it makes the soil bitter: only a ring, not the whole bed.', 'Majivu yaliyolowa hayazuii chochote. Yakizidi huharibu udongo: weka duara tu, si kitalu kizima.'),
  source: 'wood_ash',
};

export const rogueAndBury: Preparation = {
  title: bilingual('Take out sick plants safely', 'Kuondoa mimea iliyougua kwa usalama'),
  needs: [bilingual('A closed bag and a hole 60 cm deep, away from water and crops', 'Mfuko unaofungika na shimo la kina cha sentimita 60, mbali na maji na mazao'), bilingual('Soap and water for hands, hoe and boots', 'Sabuni na maji ya kuosha mikono, jembe na buti')],
  steps: [
    bilingual('Work on a dry day, and visit the clean plants first.', 'Fanya siku isiyo na mvua, na uanze na mimea isiyougua.'),
    bilingual('Put the plant into the bag where it stands; do not drag it through the field.', 'Weka mmea kwenye mfuko pale pale ulipo; usiuburute shambani.'),
    bilingual('Bury it or burn it once it is dry. Never put it on the compost.', 'Ufukie, au uuchome ukikauka. Usiuweke kwenye mboji kamwe.'),
    bilingual('Wash hands, tools and boots.', 'Osha mikono, vifaa na buti.'),
  ],
  use: bilingual('Once a week, for as long as new sick plants show.', 'Mara moja kwa wiki, mradi mimea mipya iliyougua inaonekana.'),
  limits: bilingual('It slows the spread. It does not save the sick plant.', 'Hupunguza kuenea. Haiokoi mmea uliougua.'),
  source: 'cabi_plantwise',
};

export const vegetableMulch: Preparation = {
  title: bilingual('Stakes and mulch against splashing rain', 'Vijiti na matandazo dhidi ya matone ya mvua'),
  needs: [bilingual('Dry grass for a layer of 5 to 8 cm', 'Nyasi kavu kwa tabaka la sentimita 5 hadi 8'), bilingual('For tall plants a stake of 150 cm and soft string', 'Kwa mimea mirefu, kijiti cha sentimita 150 na kamba laini')],
  steps: [
    bilingual('Tie the plant loosely to its stake, and again as it grows.', 'Funga mmea kwenye kijiti bila kuubana, na urudie kadiri unavyokua.'),
    bilingual('Take off the leaves that touch the ground and carry them away.', 'Ondoa majani yanayogusa ardhi na uyatoe nje.'),
    bilingual('Spread the grass round the plant, a hand away from the stem.', 'Tandaza nyasi kuzunguka mmea, umbali wa kiganja kutoka kwenye shina.'),
    bilingual('Water the soil, not the leaves, and in the morning.', 'Mwagilia udongo, si majani, na iwe asubuhi.'),
  ],
  use: bilingual('Do it 2 to 3 weeks after planting out, before the heavy rain.', 'Fanya wiki 2 hadi 3 baada ya kuhamisha miche, kabla ya mvua kubwa.'),
  limits: bilingual('It keeps soil and water off the leaves; it cures no spot.', 'Huzuia udongo na maji yasifike kwenye majani; haiponyi madoa.'),
  source: 'kalro_vegetables',
};

export const yellowTraps: Preparation = {
  title: bilingual('Yellow sticky traps', 'Mitego ya njano ya kunata'),
  needs: [bilingual('Yellow plastic or board, 15 by 30 cm', 'Plastiki au ubao wa njano, sentimita 15 kwa 30'), bilingual('Cooking oil or grease', 'Mafuta ya kupikia au grisi')],
  steps: [
    bilingual('Smear a thin coat of oil or grease on both sides.', 'Paka mafuta au grisi nyembamba pande zote mbili.'),
    bilingual('Hang it on a stake just above the plants.', 'Itundike kwenye kijiti juu kidogo ya mimea.'),
    bilingual('Count the insects once a week, wipe it and smear it again.', 'Hesabu wadudu mara moja kwa wiki, ifute na uipake tena.'),
  ],
  use: bilingual('In the nursery and at the edges of the field, from planting on.', 'Kitaluni na kwenye kingo za shamba, tangu kupanda.'),
  limits: bilingual('It tells you early that they have come; alone it does not hold back a big attack.', 'Hukuonyesha mapema kuwa wamefika; peke yake haizuii wadudu wakiwa wengi.'),
  source: 'icipe_vegetables',
};

export const solarise: Preparation = {
  title: bilingual('Let the sun clean the bed', 'Kusafisha kitalu kwa jua'),
  needs: [bilingual('Clear plastic sheet, its edges buried 15 cm deep', 'Karatasi ya plastiki angavu, kingo zake zikifukiwa kina cha sentimita 15')],
  steps: [
    bilingual('Dig the bed fine and take out roots and clods.', 'Lima kitalu kiwe laini na uondoe mizizi na mabonge.'),
    bilingual('Water it well, lay the sheet tight on the soil and bury the edges.', 'Mwagilia vizuri, tandika plastiki igusane na udongo na ufukie kingo.'),
    bilingual('Leave it for 6 weeks in the hottest, driest time.', 'Iache kwa wiki 6 wakati wa joto na ukavu zaidi.'),
  ],
  use: bilingual('Before sowing the nursery. Then dig no deeper than a hand.', 'Kabla ya kupanda mbegu kitaluni. Baadaye usilime zaidi ya kina cha kiganja.'),
  limits: bilingual('It works only in strong sun, and only in the top of the soil.', 'Hufanya kazi kwenye jua kali tu, na kwenye udongo wa juu tu.'),
  source: 'infonet_plant_health',
};

export const pushPull: Preparation = {
  title: bilingual('Push-pull: desmodium and border grass', 'Sukuma-vuta: desmodiamu na nyasi za mpakani'),
  needs: [
    bilingual('Desmodium seed or cuttings for 1 row between every 2 rows of maize', 'Mbegu au vipando vya desmodiamu kwa mstari 1 kati ya kila mistari 2 ya mahindi'),
    bilingual('Brachiaria or Napier for 3 rows round the field', 'Brachiaria au nyasi za nepia kwa mistari 3 kuzunguka shamba'),
  ],
  steps: [
    bilingual('Plant the border grass first, 3 rows, a season before or with the rains.', 'Panda nyasi za mpakani kwanza, mistari 3, msimu mmoja kabla au mvua zikianza.'),
    bilingual('Sow desmodium in shallow lines between the maize rows at the first rain.', 'Panda desmodiamu kwenye mifereji isiyo na kina kati ya mistari ya mahindi mvua ya kwanza ikinyesha.'),
    bilingual('Weed it by hand while it is small; later cut it for fodder and leave the roots.', 'Palilia kwa mkono ikiwa ndogo; baadaye ikate iwe lishe na uache mizizi.'),
  ],
  use: bilingual('Desmodium drives moths and striga away, the border grass draws the moths. It works better each season.', 'Desmodiamu hufukuza nondo na kiduha, nyasi za mpakani huvuta nondo. Hufaa zaidi kila msimu.'),
  limits: bilingual('It needs a season to establish, and labour for weeding. It does not save maize that is already eaten.', 'Huhitaji msimu mmoja ili ishike, na nguvu za palizi. Haiokoi mahindi ambayo tayari yameliwa.'),
  source: 'icipe_push_pull',
};

export const ashInFunnel: Preparation = {
  title: bilingual('Ash and dry soil in the funnel', 'Majivu na udongo mkavu katikati ya mmea'),
  needs: [bilingual('1 part of sieved wood ash and 2 parts of fine dry soil or sand', 'Sehemu 1 ya majivu ya kuni yaliyochekechwa na sehemu 2 za udongo laini mkavu au mchanga')],
  steps: [
    bilingual('Mix both well in a tin with holes, or in a bowl.', 'Changanya vyote vizuri kwenye mkebe wenye matundu au bakuli.'),
    bilingual('In the morning or late afternoon put a three-finger pinch into each funnel that has fresh damage.', 'Asubuhi au alasiri weka konzi ndogo ya vidole vitatu katikati ya kila mmea wenye uharibifu mpya.'),
    bilingual('Crush egg masses and caterpillars that you see on the way.', 'Ponda mayai na viwavi unaoona ukipita.'),
  ],
  use: bilingual('While caterpillars are shorter than 1.5 cm. Look again after 3 days and after rain.', 'Viwavi wakiwa wafupi kuliko sentimita 1.5. Angalia tena baada ya siku 3 na baada ya mvua.'),
  limits: bilingual('It helps on young maize only. Big caterpillars, and those inside stem or cob, are out of reach.', 'Husaidia mahindi machanga tu. Viwavi wakubwa, na walio ndani ya shina au hindi, hawafikiwi.'),
  source: 'faw_guides',
};

export const neemInFunnel: Preparation = {
  title: bilingual('Neem powder in the funnel', 'Unga wa mwarobaini katikati ya mmea'),
  needs: [bilingual('1 part of dry neem seed powder and 1 part of sawdust, sand or ash', 'Sehemu 1 ya unga wa mbegu kavu za mwarobaini na sehemu 1 ya vumbi la mbao, mchanga au majivu')],
  steps: [
    bilingual('Pound dry neem seed to powder.', 'Twanga mbegu kavu za mwarobaini ziwe unga.'),
    bilingual('Mix it with the same amount of sawdust, sand or ash.', 'Changanya na kiasi sawa cha vumbi la mbao, mchanga au majivu.'),
    bilingual('Drop a three-finger pinch into each funnel that has fresh holes.', 'Tia konzi ndogo ya vidole vitatu katikati ya kila mmea wenye matundu mapya.'),
  ],
  use: bilingual('From 2 weeks after the maize comes up until it is knee-high, before caterpillars enter the stem.', 'Kuanzia wiki 2 baada ya mahindi kuota hadi yafike magotini, kabla ya viwavi kuingia shinani.'),
  limits: bilingual('It works slowly. It does not reach caterpillars inside the stem. Wear gloves and keep it out of eyes.', 'Hufanya kazi polepole. Haiwafikii viwavi walio ndani ya shina. Vaa glavu, na usiiache iingie machoni.'),
  source: 'faw_guides',
};

export const dryAndSeal: Preparation = {
  title: bilingual('Dry grain and airtight storage', 'Nafaka kavu na hifadhi isiyopitisha hewa'),
  needs: [
    bilingual('A canvas or raised rack; layers of 4 cm at most', 'Turubai au kichanja; tabaka lisizidi sentimita 4'),
    bilingual('1 dry bottle with dry salt for the test', 'Chupa 1 kavu yenye chumvi kavu kwa kipimo'),
    bilingual('Airtight bags or a metal silo, set on wood', 'Magunia yasiyopitisha hewa au pipa la chuma, juu ya mbao'),
  ],
  steps: [
    bilingual('Dry off the ground, turn often, cover at night and from rain.', 'Kausha juu ya turubai, geuza mara kwa mara, funika usiku na mvua ikinyesha.'),
    bilingual('Test: shake a handful of grain with dry salt in the bottle. Salt on the glass means still wet.', 'Pima: tikisa konzi ya nafaka na chumvi kavu ndani ya chupa. Chumvi ikishika chupa, bado ni mbichi.'),
    bilingual('Sieve out dust and insects, throw out mouldy and broken grain.', 'Chekecha utoe vumbi na wadudu, tupa nafaka yenye ukungu na iliyovunjika.'),
    bilingual('Fill the bag, press out the air, tie it tight and do not open for 2 weeks.', 'Jaza gunia, toa hewa, funga kwa nguvu na usifungue kwa wiki 2.'),
  ],
  use: bilingual('At once after harvest. Grain must be at 13% moisture or less.', 'Mara tu baada ya kuvuna. Nafaka iwe na unyevu wa asilimia 13 au chini.'),
  limits: bilingual('Grain closed in this way needs no storage dust. Wet grain spoils in an airtight bag. The borer can pierce a bag: keep it off walls and look at it each month.', 'Nafaka iliyofungwa hivi haihitaji dawa ya unga. Nafaka mbichi huharibika ndani ya gunia lisilopitisha hewa. Dumuzi anaweza kutoboa gunia: liwe mbali na kuta, na ulikague kila mwezi.'),
  source: 'grain_guides',
};

/** The same liquid manure, for nutrient deficiency. */
export const feedManure: Preparation = {
  ...manureTea,
  use: bilingual('Pour it on moist soil beside the plants every 2 weeks. Never on leaves.', 'Mwaga kwenye udongo wenye unyevu kando ya mimea kila wiki 2. Usimwagie majani kamwe.'),
  limits: bilingual('It gives nitrogen most of all. Wash hands after, and vegetables well before eating.', 'Hutoa naitrojeni zaidi. Nawa mikono baadaye, na uoshe mboga vizuri kabla ya kula.'),
};

export const earthUp: Preparation = {
  title: bilingual('Earth up the stems', 'Rundika udongo kwenye shina'),
  needs: [bilingual('A hoe, and soil for a ridge 10 cm high along the row', 'Jembe, na udongo wa tuta la sentimita 10 kando ya mstari')],
  steps: [
    bilingual('Wait until the soil is moist but does not stick.', 'Subiri udongo uwe na unyevu lakini usioshika jembe.'),
    bilingual('Pull loose soil to the stems from both sides, up to the first leaves.', 'Rundika udongo laini kwenye mashina kutoka pande mbili, hadi majani ya kwanza.'),
    bilingual('Put a handful of compost or mulch on top and do not hurt the roots.', 'Weka konzi ya mboji au matandazo juu na usijeruhi mizizi.'),
  ],
  use: bilingual('2 to 3 weeks after the seed came up, and at once when plants yellow.', 'Wiki 2 hadi 3 baada ya mbegu kuota, na mara moja mimea ikiwa ya manjano.'),
  limits: bilingual('It helps plants that still have sound roots or stem above the wound; a dead plant stays dead.', 'Husaidia mimea yenye mizizi au shina zima juu ya jeraha; mmea uliokufa hubaki umekufa.'),
  source: 'bean_fly_infonet',
};

export const dryPulseAndSeal: Preparation = {
  title: bilingual('Dry pulses and airtight bag', 'Maharagwe na jamii yake kavu, gunia lisilopitisha hewa'),
  needs: [bilingual('A canvas; layers of 3 cm at most', 'Turubai; tabaka lisizidi sentimita 3'), bilingual('Airtight bags, or a drum with a tight lid', 'Magunia yasiyopitisha hewa, au pipa lenye kifuniko kinachobana')],
  steps: [
    bilingual('Dry in hot sun until a seed cracks between the teeth.', 'Kausha kwenye jua kali hadi mbegu ivunjike kwa meno.'),
    bilingual('Sieve and pick out holed and broken seed.', 'Chekecha na uondoe mbegu zenye matundu na zilizovunjika.'),
    bilingual('Let it cool, fill the bag to the top, press out the air and tie it.', 'Ziache zipoe, jaza gunia hadi juu, toa hewa na ulifunge.'),
  ],
  use: bilingual('In the week of threshing. Keep it closed for at least 2 weeks.', 'Wiki ile ya kupura. Lifungwe kwa wiki 2 au zaidi.'),
  limits: bilingual('Damp seed spoils in a closed bag. Each time you open it, air and beetles get in.', 'Mbegu yenye unyevu huharibika kwenye gunia lililofungwa. Kila kufungua huingiza hewa na wadudu.'),
  source: 'pulse_store',
};
