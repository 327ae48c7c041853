import { topic } from './topic.ts';
import type { Topic } from './types.ts';

export const tellingApartTopics: readonly Topic[] = [
  topic('wilting_causes', 'disease-management', 'any', ['Why is it wilting?', 'Kwa nini inanyauka?'], {
    en: 'wilting|plants wilting|wilt in sun|why are my plants wilting|drooping|dying suddenly|wilting at noon|plant collapses|wilt disease',
    sw: 'inanyauka|mimea inanyauka|mnyauko|inalegea|kunyauka mchana|mmea umekufa ghafla|mimea inalegea jua|kwa nini mimea inanyauka',
  }, [
    ['confirm', 'cabi_plantwise', 'Wilts while green, and a cut stem in clear water gives milky threads: bacterial wilt.', 'Hunyauka ikiwa kijani, na shina lililokatwa ndani ya maji safi hutoa nyuzi za maziwa: mnyauko bakteria.'],
    ['confirm', 'cabi_plantwise', 'One side turns yellow and the stem has a brown ring inside: Fusarium wilt. Wilts at noon and roots have knots: nematodes.', 'Upande mmoja hugeuka manjano na shina lina pete ya kahawia ndani: mnyauko fusari. Hunyauka mchana na mizizi ina vinundu: minyoo fundo.'],
    ['confirm', 'cabi_plantwise', 'All plants alike and dry soil: thirst. Only here and there, stem eaten at the ground: termites, cutworm or borer.', 'Mimea yote sawa na udongo mkavu: kiu. Hapa na pale tu, shina limeliwa chini: mchwa, sota au kipekecha.'],
    ['do-now', 'cabi_plantwise', 'Pull one plant, split stem and root, do the water test, then act: water the thirsty, carry the sick off in a bag, wash tools and boots.', 'Ng’oa mmea mmoja, pasua shina na mzizi, fanya kipimo cha maji, kisha chukua hatua: mwagilia wenye kiu, ondoa wenye ugonjwa ndani ya mfuko, osha zana na buti.'],
    ['caution', 'cabi_plantwise', 'No spray cures a wilt. Do not lead water from the sick spot to the healthy rows.', 'Hakuna dawa inayoponya mnyauko. Usielekeze maji kutoka sehemu yenye ugonjwa kwenda mistari yenye afya.'],
    ['prevent', 'cabi_plantwise', 'Clean seed and seedlings, rotation with grains, resistant varieties, and soil that does not stay soaked.', 'Mbegu na miche safi, kubadilisha na nafaka, aina zinazostahimili, na udongo usiokaa na maji.'],
  ], { pages: ['tomato___bacterial_wilt', 'tomato___fusarium_wilt', 'potato___bacterial_wilt', 'any___root_knot_nematodes', 'any___drought'], lessons: ['sick-plants-out'] }),
  topic('leaf_spots_apart', 'disease-management', 'any', ['Spots on leaves: telling them apart', 'Madoa kwenye majani: kuyatofautisha'], {
    en: 'leaf spots|spots on leaves|brown spots|black spots leaves|rings on leaves|what are these spots|fungus on leaves|white powder on leaves|rust on leaves|mould under leaves',
    sw: 'madoa kwenye majani|madoa ya kahawia|madoa meusi|miduara kwenye majani|madoa haya ni nini|kuvu kwenye majani|unga mweupe kwenye majani|kutu kwenye majani|ukungu chini ya jani',
  }, [
    ['confirm', 'cabi_plantwise', 'Target rings, dry: early blight. Water-soaked with white fluff underneath in the morning: late blight or downy mildew.', 'Miduara mikavu: bakajani mapema. Yenye maji na ukungu mweupe chini asubuhi: bakajani chelewa au ukungu vinyoya.'],
    ['confirm', 'cabi_plantwise', 'Stops at the veins, angular or rectangular: angular or grey leaf spot. Cigar shaped across veins: northern blight of maize.', 'Hukoma kwenye mishipa, pembe au mstatili: madoa pembe au madoa ya majani ya kijivu. Umbo la sigara likivuka mishipa: bakajani la mahindi.'],
    ['confirm', 'cabi_plantwise', 'Orange or brown dust that rubs off: rust. White flour on top: powdery mildew. V-shape from the edge with black veins: black rot.', 'Unga wa chungwa au kahawia unaofutika: kutu. Unga mweupe juu: ubwiri unga. Umbo la V kutoka ukingo na mishipa myeusi: uozo mweusi.'],
    ['do-now', 'cabi_plantwise', 'Take off the worst leaves on a dry day, let air in, keep water off the leaves, and do not work in the wet crop.', 'Ondoa majani mabaya zaidi siku isiyo na mvua, ruhusu hewa, usiloweshe majani, na usifanye kazi zao likiwa na maji.'],
    ['when-to-ask', 'mavuno_app', 'Not sure which? Photograph several leaves in the leaf check; spray nothing until you know.', 'Huna hakika ni lipi? Piga picha majani kadhaa kwenye ukaguzi wa jani; usinyunyize hadi ujue.'],
  ], { lessons: ['sick-plants-out', 'hunger-or-disease'] }),
  topic('virus_no_cure', 'disease-management', 'any', ['Mosaic, curling and stunting: viruses', 'Batobato, kujikunja na kudumaa: virusi'], {
    en: 'virus|mosaic|curling leaves|curled leaves|stunted plants|leaves twisted|is there medicine for virus|cure virus|small leaves|rogue plants',
    sw: 'virusi|batobato|majani yanajikunja|majani yaliyojikunja|mimea iliyodumaa|dawa ya virusi|kutibu virusi|majani madogo|majani yamejipinda',
  }, [
    ['fact', 'cabi_plantwise', 'No spray and no fertiliser cures a virus. What helps is taking sick plants out early and keeping the insects that carry it away.', 'Hakuna dawa wala mbolea inayoponya virusi. Kinachosaidia ni kuondoa mimea yenye ugonjwa mapema na kuzuia wadudu wanaovibeba.'],
    ['confirm', 'cabi_plantwise', 'Check under young leaves: whiteflies, aphids or thrips carry most of them; a mite or weed killer can curl leaves too.', 'Tazama chini ya majani machanga: inzi weupe, vidukari au thripsi hubeba vingi; utitiri au dawa ya magugu pia hukunja majani.'],
    ['do-now', 'cabi_plantwise', 'Pull the first sick plants, bury or burn them, and wash your hands before touching healthy ones.', 'Ng’oa mimea ya kwanza yenye ugonjwa, ifukie au ichome, na nawa mikono kabla ya kugusa yenye afya.'],
    ['prevent', 'cabi_plantwise', 'Clean seed, cuttings and vines, nets on the nursery, tolerant varieties, early planting with the neighbours, no weeds of the same family.', 'Mbegu, vipando na marando safi, nyavu kitaluni, aina zinazovumilia, kupanda mapema na majirani, na palizi ya magugu ya jamii hiyo.'],
    ['caution', 'cabi_plantwise', 'Never take seed, cuttings or vines from a plant that shows it, even if it still bears.', 'Kamwe usichukue mbegu, vipando au marando kwenye mmea wenye dalili, hata kama bado unazaa.'],
  ], { pages: ['tomato___yellow_leaf_curl_virus', 'cassava___mosaic_disease', 'maize___streak_virus', 'sweet_potato___virus_disease', 'bean___common_mosaic'], lessons: ['sick-plants-out'] }),
  topic('rats_in_store', 'pest-management', 'any', ['Rats and birds', 'Panya na ndege'], {
    en: 'rats|rats in store|mice|rodents|rat poison|birds eating crop|birds on sorghum|quelea|scare birds|rats eating maize',
    sw: 'panya|panya ghalani|sumu ya panya|ndege wanakula mazao|ndege kwenye mtama|kufukuza ndege|panya wanakula mahindi|kwelea',
  }, [
    ['low-cost', 'infonet_maize', 'Rats: lift the store on posts with metal cones, clear grass and heaps round it, keep a cat, set snap traps along the walls.', 'Panya: inua ghala kwa nguzo zenye koni za bati, ondoa nyasi na marundo kuzunguka, fuga paka, tega mitego kando ya kuta.'],
    ['caution', 'who_classes', 'Never spread rat poison such as zinc phosphide or brodifacoum: it kills children, dogs and owls.', 'Kamwe usitawanye sumu ya panya kama zinc phosphide au brodifacoum: huua watoto, mbwa na bundi.'],
    ['do-now', 'infonet_maize', 'Birds: plant with the neighbours so that all heads ripen together, watch the field in the milky weeks, move shiny tape and noise about.', 'Ndege: panda na majirani ili masuke yakomae pamoja, linda shamba wiki za punje za maziwa, hamisha-hamisha utepe unaong’aa na kelele.'],
    ['do-now', 'infonet_maize', 'Harvest as soon as it is ripe and do not leave heaps in the field overnight.', 'Vuna mara tu inapokomaa na usiache marundo shambani usiku.'],
    ['when-to-ask', 'county_offices', 'Great flocks of quelea are a matter for the extension officer, not for one farmer.', 'Makundi makubwa ya kwelea ni kazi ya afisa ugani, si ya mkulima mmoja.'],
  ], { pages: ['maize___birds_and_rodents', 'any___mole_rats'] }),
  topic('fresh_produce', 'harvest', ['tomato', 'kale', 'cabbage', 'capsicum', 'mango', 'avocado', 'banana', 'spinach', 'amaranth', 'passion_fruit', 'citrus', 'pawpaw'], ['Picking and carrying fresh produce', 'Kuchuma na kusafirisha mboga na matunda'], {
    en: 'keep vegetables fresh|tomatoes spoiling|post harvest losses|harvest tomatoes|when to pick tomatoes|transport tomatoes|vegetables wilting|fruits rotting|cool store|ripe tomatoes',
    sw: 'mboga zisinyauke|nyanya zinaharibika|hasara baada ya mavuno|kuchuma nyanya|nichume nyanya lini|kusafirisha nyanya|matunda yanaoza|kuhifadhi mboga|nyanya zilizoiva',
  }, [
    ['do-now', 'kalro_vegetables', 'Pick in the cool of the morning, dry, into clean smooth crates; put them in shade at once and never press them down.', 'Chuma asubuhi penye baridi, zikiwa kavu, kwenye kreti safi laini; ziweke kivulini mara moja na usizibane kamwe.'],
    ['confirm', 'kalro_vegetables', 'For a far market pick tomatoes at the first blush of colour, for a near one when pink to red.', 'Kwa soko la mbali chuma nyanya zinapoanza kubadilika rangi, kwa la karibu zikiwa waridi hadi nyekundu.'],
    ['do-now', 'kalro_vegetables', 'Sort before packing: one rotten or bruised fruit spoils the crate and the price.', 'Chambua kabla ya kufunga: tunda moja lililooza au kupondeka huharibu kreti na bei.'],
    ['low-cost', 'kalro_vegetables', 'Wet sand or charcoal walls round a shady box cool leaf vegetables for a night; leaves keep better with roots or stems in water.', 'Kuta za mchanga au mkaa zilizoloweshwa kuzunguka sanduku lenye kivuli hupoza mboga za majani usiku; majani hudumu zaidi mizizi au mashina yakiwa majini.'],
    ['caution', 'safe_use', 'Count the days to wait of any spray before you pick, and say so to the buyer who asks.', 'Hesabu siku za kusubiri za dawa yoyote kabla ya kuchuma, na mwambie mnunuzi anayeuliza.'],
  ]),
  topic('bean_and_tomato_yield', 'yield', ['bean', 'tomato'], ['What beans and tomatoes give', 'Mavuno ya maharagwe na nyanya'], {
    en: 'bean yield|beans per acre|bags of beans|tomato yield|tomatoes per acre|crates of tomatoes|how many crates|how many bags of beans',
    sw: 'mavuno ya maharagwe|maharagwe kwa ekari|magunia ya maharagwe|mavuno ya nyanya|nyanya kwa ekari|kreti ngapi|magunia mangapi ya maharagwe',
  }, [
    ['fact', 'faostat', 'Beans: Kenya’s median yield from 2020 to 2024 is 675 kg per hectare, about 3 bags of 90 kg per acre; with good care 1.5 to 2.5 tonnes.', 'Maharagwe: mavuno ya kati ya Kenya ya 2020 hadi 2024 ni kilo 675 kwa hekta, takriban magunia 3 ya kilo 90 kwa ekari; kwa utunzaji mzuri tani 1.5 hadi 2.5.'],
    ['fact', 'faostat', 'Tomatoes: Kenya’s median yield from 2020 to 2024 is 21,764 kg per hectare; well kept open fields reach 40 to 75 tonnes.', 'Nyanya: mavuno ya kati ya Kenya ya 2020 hadi 2024 ni kilo 21,764 kwa hekta; mashamba ya wazi yaliyotunzwa hufikia tani 40 hadi 75.'],
    ['cause', 'mavuno_rule', 'Water at flowering, clean seed, spots and insects kept out and picking on time make the difference.', 'Maji wakati wa maua, mbegu safi, kuzuia madoa na wadudu na kuchuma kwa wakati ndiyo tofauti.'],
    ['caution', 'mavuno_rule', 'These are means of the country, no promise: your own records of past seasons are the better measure.', 'Huu ni wastani wa nchi, si ahadi: kumbukumbu zako za misimu iliyopita ni kipimo bora.'],
  ]),
];
