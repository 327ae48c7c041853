import { topic } from './topic.ts';
import type { Topic } from './types.ts';

const potato = ['potato'];

export const potatoTopics: readonly Topic[] = [
  topic('potato_planting', 'planting', potato, ['Planting potatoes: when, how far apart, how much seed', 'Kupanda viazi: lini, nafasi na kiasi cha mbegu'], {
    en: 'when to plant potatoes|plant potatoes|planting potatoes|potato spacing|potato seed per acre|bags of potato seed|potato ridges|seed potato|how many bags of seed potato',
    sw: 'kupanda viazi|viazi vipandwe lini|nafasi ya viazi|mbegu ya viazi kwa ekari|magunia ya mbegu ya viazi|matuta ya viazi|wakati wa kupanda viazi|waru',
  }, [
    ['fact', 'county_windows', 'In Nyandarua, upper Nakuru and Nyeri: 15 March to 15 April and 1 to 31 October; in the Rift March to April and August to September.', 'Nyandarua, Nakuru ya juu na Nyeri: Machi 15 hadi Aprili 15 na Oktoba 1 hadi 31; Bonde la Ufa Machi hadi Aprili na Agosti hadi Septemba.'],
    ['fact', 'spacing_guides', 'Rows 75 cm apart, 25 to 30 cm between tubers; about 800 kg of seed per acre, which is 16 bags of 50 kg.', 'Mistari sentimita 75, sentimita 25 hadi 30 kati ya viazi; takriban kilo 800 za mbegu kwa ekari, yaani magunia 16 ya kilo 50.'],
    ['do-now', 'cip_potato', 'Plant tubers the size of an egg with several short, strong sprouts; long white sprouts are weak.', 'Panda viazi vya ukubwa wa yai vyenye machipukizi kadhaa mafupi na imara; machipukizi marefu meupe ni dhaifu.'],
    ['do-now', 'farmworx_potato', 'Earth up when plants stand 15 to 20 cm high, and again about every two weeks until the flowers come.', 'Rundika udongo mimea ikiwa na kimo cha sentimita 15 hadi 20, na tena kila baada ya wiki mbili hivi hadi maua yatokee.'],
    ['caution', 'cip_potato', 'Seed from the market or from a field that wilted brings bacterial wilt for years. Buy certified seed, or select healthy plants yourself.', 'Mbegu ya sokoni au ya shamba lililonyauka huleta mnyauko bakteria kwa miaka. Nunua mbegu iliyoidhinishwa, au chagua mwenyewe mimea yenye afya.'],
    ['prevent', 'cip_potato', '3 seasons between potatoes on the same land, and no tomato, capsicum or eggplant in between.', 'Misimu 3 kati ya viazi kwenye shamba lile lile, bila nyanya, pilipili hoho au biringanya katikati.'],
  ], { pages: ['potato___bacterial_wilt', 'potato___late_blight'], lessons: ['potato-ridges-and-blight'] }),
  topic('potato_varieties', 'variety', potato, ['Which potato: Shangi and others', 'Aina za viazi: Shangi na nyingine'], {
    en: 'potato variety|shangi|unica|dutch robijn|kenya karibu|sherekea|arizona potato|which potato|potato days to maturity|best potato seed|potato resistant to blight|markies',
    sw: 'aina ya viazi|shangi|viazi gani|aina bora ya viazi|viazi vinavyostahimili bakajani|viazi huchukua muda gani|unica|viazi vya haraka',
  }, [
    ['fact', 'standard_potato_types', 'Early: Shangi 75 to 100 days, Arizona 90 to 95, Unica 90 to 110, Kerr’s Pink 2 to 3 months.', 'Vya mapema: Shangi siku 75 hadi 100, Arizona 90 hadi 95, Unica 90 hadi 110, Kerr’s Pink miezi 2 hadi 3.'],
    ['fact', 'standard_potato_types', 'Later: Kenya Baraka 2.6 to 4 months, Dutch Robijn 4 to 5, Roslin Eburu 4 to 4.8.', 'Vya kuchelewa: Kenya Baraka miezi 2.6 hadi 4, Dutch Robijn 4 hadi 5, Roslin Eburu 4 hadi 4.8.'],
    ['fact', 'cip_potato', 'Shangi sells everywhere and ripens early but falls to late blight; Unica, Kenya Karibu and Sherekea resist blight better.', 'Shangi huuzika kila mahali na hukomaa mapema lakini huumizwa na bakajani chelewa; Unica, Kenya Karibu na Sherekea huvumilia bakajani zaidi.'],
    ['caution', 'cip_potato', 'No variety resists bacterial wilt alone: clean seed and rotation do.', 'Hakuna aina inayostahimili mnyauko bakteria peke yake: mbegu safi na kubadilisha mazao ndivyo husaidia.'],
    ['when-to-ask', 'county_offices', 'Ask your buyer which potato they take before you choose the seed.', 'Muulize mnunuzi wako anachukua viazi gani kabla ya kuchagua mbegu.'],
  ], { pages: ['potato___late_blight'] }),
  topic('potato_feeding', 'fertiliser', potato, ['Fertiliser for potatoes', 'Mbolea ya viazi'], {
    en: 'potato fertilizer|fertilizer for potatoes|npk potatoes|dap potatoes|manure potatoes|small potatoes|potatoes are small|potato top dressing',
    sw: 'mbolea ya viazi|npk viazi|dap viazi|samadi ya viazi|viazi vidogo|viazi ni vidogo|mbolea gani viazi',
  }, [
    ['fact', 'feeding_guides', 'Order of size until a soil test says better: 100 to 200 kg of NPK 17:17:17 or DAP per acre at planting, below the tuber.', 'Kiasi cha kukadiria hadi upimaji wa udongo useme: kilo 100 hadi 200 za NPK 17:17:17 au DAP kwa ekari wakati wa kupanda, chini ya kiazi.'],
    ['do-now', 'kalro_vegetables', 'Cover the fertiliser with soil before the tuber goes in: touching, it burns the sprouts.', 'Funika mbolea kwa udongo kabla ya kuweka kiazi: ikigusa huunguza machipukizi.'],
    ['low-cost', 'kalro_vegetables', 'Well-rotted manure in the furrow feeds the tubers; fresh manure brings scab and weeds.', 'Samadi iliyooza vizuri kwenye mtaro hulisha viazi; samadi mbichi huleta upele na magugu.'],
    ['caution', 'cip_potato', 'Too much nitrogen gives tall tops, late tubers and more late blight. Lime before potatoes brings scab.', 'Naitrojeni nyingi hutoa majani marefu, viazi vya kuchelewa na bakajani chelewa zaidi. Chokaa kabla ya viazi huleta upele.'],
    ['cause', 'kalro_vegetables', 'Small tubers come from thirst at tuber set, lack of nutrients, late earthing up, old seed, or tops lost early to blight.', 'Viazi vidogo husababishwa na kiu wakati wa kutunga, upungufu wa rutuba ya udongo, kuchelewa kurundika udongo, mbegu chovu, au majani kufa mapema kwa bakajani.'],
  ], { pages: ['potato___common_scab', 'any___potassium_deficiency'] }),
  topic('potato_water', 'water', potato, ['How to water potatoes', 'Namna ya kumwagilia viazi'], {
    en: 'irrigate potatoes|water potatoes|watering potatoes|how often water potatoes|potato irrigation|how much water for potatoes|sprinkler potatoes',
    sw: 'kumwagilia viazi|maji ya viazi|umwagiliaji wa viazi|nimwagilie viazi mara ngapi|viazi vinahitaji maji|maji kiasi gani viazi',
  }, [
    ['fact', 'fao56_crops', 'Water deeply and less often, not a little every day: potato roots go 40 to 60 cm down and only deep water reaches them.', 'Mwagilia maji mengi mara chache, si kidogo kila siku: mizizi ya viazi hufika sentimita 40 hadi 60 na maji ya juu hayaifikii.'],
    ['threshold', 'fao56_crops', 'Water again when about 35% of the soil’s usable water is gone. Sandy soil holds less: water it more often with less.', 'Mwagilia tena takriban asilimia 35 ya maji ya udongo yakiisha. Udongo wa kichanga hushika kidogo: mwagilia mara nyingi zaidi kwa kiasi kidogo.'],
    ['threshold', 'fao33_stages', 'The time that matters most is from the first small tubers to full tubers; thirst then means few and cracked potatoes.', 'Wakati muhimu zaidi ni tangu viazi vidogo kutunga hadi kujaa; kiu wakati huo huleta viazi vichache na vilivyopasuka.'],
    ['caution', 'cip_potato', 'Leaves that stay wet bring late blight (disease): water in the morning, on the soil rather than over the leaves.', 'Majani yanayokaa na maji huleta ugonjwa wa bakajani chelewa: mwagilia asubuhi, kwenye udongo badala ya juu ya majani.'],
    ['confirm', 'mavuno_rule', 'Dig to a finger’s length: soil that still holds together in the hand has water; soil that falls apart is due. Your field’s page works it out too.', 'Chimba urefu wa kidole: udongo unaoshikana mkononi bado una maji; unaomomonyoka unahitaji. Ukurasa wa shamba lako pia huhesabu.'],
    ['do-now', 'cip_potato', 'Stop watering about 2 weeks before lifting, when you cut the tops, so that the skins set.', 'Acha kumwagilia takriban wiki 2 kabla ya kuchimba, unapokata majani, ili maganda yakomae.'],
  ], { pages: ['potato___late_blight', 'potato___common_scab'] }),
  topic('potato_blight_and_wilt', 'disease-management', potato, ['Potato blight, wilt and frost: tell apart and act', 'Bakajani, mnyauko na jalidi ya viazi: tofautisha na chukua hatua'], {
    en: 'potato disease|potato leaves black|potato blight|late blight|potato wilting|potatoes drying|black leaves after rain|potato rotting|smell potato field|potato plants dying|prevent potato blight',
    sw: 'ugonjwa wa viazi|majani ya viazi meusi|bakajani ya viazi|viazi vinanyauka|viazi vinakauka|viazi vimeungua|majani yameungua baada ya mvua|viazi vinaoza shambani|harufu mbaya viazi|kuzuia bakajani',
  }, [
    ['confirm', 'cip_potato', 'Wet brown-black patches with white fluff under the leaf in the morning, bad smell, after cool rain: late blight.', 'Mabaka ya kahawia-meusi yenye maji na ukungu mweupe chini ya jani asubuhi, harufu mbaya, baada ya mvua na baridi: bakajani chelewa (late blight).'],
    ['confirm', 'cip_potato', 'Plants wilt green in the heat of the day; a cut stem in clear water gives milky threads: bacterial wilt. Black tops after one clear cold night: frost.', 'Mimea hunyauka ikiwa kijani jua likiwaka; shina lililokatwa ndani ya maji safi hutoa nyuzi za maziwa: mnyauko bakteria. Majani meusi baada ya usiku mmoja wa baridi: jalidi.'],
    ['do-now', 'cip_potato', 'Blight: on a dry day remove and bury the first sick plants, stop watering over the leaves, cut the tops 2 weeks before lifting.', 'Bakajani: siku isiyo na mvua ondoa na fukia mimea ya kwanza yenye ugonjwa, acha kumwagilia juu ya majani, kata majani wiki 2 kabla ya kuchimba.'],
    ['do-now', 'cip_potato', 'Wilt: dig out plant, tubers and soil, carry them off in a bag, wash tools and boots. No spray helps; no potato, tomato or capsicum there for years.', 'Mnyauko: ng’oa mmea, viazi na udongo, beba ndani ya mfuko, osha zana na buti. Hakuna dawa; usipande viazi, nyanya wala pilipili hoho hapo kwa miaka.'],
    ['prevent', 'cip_potato', 'Blight is stopped before it enters: healthy certified seed, types that tolerate it, wide rows, high ridges, old tubers out, neighbours together.', 'Bakajani huzuiwa kabla haijaingia: mbegu iliyoidhinishwa yenye afya, aina zinazoistahimili, mistari mipana, matuta ya juu, viazi vya zamani viondolewe, majirani wote.'],
    ['when-to-ask', 'frac_irac', 'A protectant goes on before the next wet days: one registered by PCPB for potatoes, as its label says. It does not heal leaves that are black.', 'Dawa ya kinga hutangulia siku za mvua: iliyosajiliwa na PCPB kwa viazi, kama lebo inavyosema. Haiponyi majani yaliyokwisha kuwa meusi.'],
    ['caution', 'kenya_june_2025_summary', 'Mancozeb, in much older advice, was reported as restricted in June 2025: do not use it unless PCPB’s register allows it.', 'Mancozeb, iliyopendekezwa zamani, iliripotiwa kuwekewa vikwazo Juni 2025: usiitumie isipokuwa orodha ya PCPB inairuhusu.'],
  ], { pages: ['potato___late_blight', 'potato___bacterial_wilt', 'potato___frost_damage', 'potato___early_blight'], lessons: ['potato-ridges-and-blight', 'sick-plants-out'] }),
  topic('potato_yield', 'yield', potato, ['Potato harvest from an acre', 'Mavuno ya viazi kwa ekari'], {
    en: 'potato yield|potatoes per acre|bags of potatoes per acre|when to harvest potatoes|potato harvest|harvest potatoes|potatoes ready',
    sw: 'mavuno ya viazi|magunia ya viazi kwa ekari|kuvuna viazi|kuchimba viazi|viazi vimekomaa|viazi tayari',
  }, [
    ['fact', 'faostat', 'Kenya’s median yield from 2020 to 2024 is 9,684 kg per hectare: about 78 bags of 50 kg per acre.', 'Mavuno ya kati ya Kenya ya 2020 hadi 2024 ni kilo 9,684 kwa hekta: takriban magunia 78 ya kilo 50 kwa ekari.'],
    ['fact', 'attainable_guides', 'With clean seed, feeding and blight kept out, good farmers reach 25 to 35 tonnes per hectare.', 'Kwa mbegu safi, mbolea na kuzuia bakajani, wakulima hodari hufikia tani 25 hadi 35 kwa hekta.'],
    ['confirm', 'cip_potato', 'Ready when tops turn yellow and the skin no longer rubs off under the thumb.', 'Viko tayari majani yakigeuka manjano na ganda lisipobanduka kwa kidole gumba.'],
    ['do-now', 'cip_potato', 'Lift on a dry day, do not bruise, and never leave tubers in the sun: they turn green.', 'Chimba siku isiyo na mvua, usivichubue, na usiache viazi juani: hugeuka kijani.'],
  ]),
];
