import { topic } from './topic.ts';
import type { Topic } from './types.ts';

const tomato = ['tomato'];

export const tomatoTopics: readonly Topic[] = [
  topic('tomato_planting', 'planting', tomato, ['Growing tomatoes: nursery, spacing, days', 'Kulima nyanya: kitalu, nafasi, siku'], {
    en: 'plant tomatoes|tomato nursery|tomato spacing|tomato seed per acre|transplant tomatoes|how long tomatoes take|tomato days to maturity|start tomatoes|tomato seedlings',
    sw: 'kupanda nyanya|kitalu cha nyanya|nafasi ya nyanya|mbegu ya nyanya kwa ekari|kuhamisha miche ya nyanya|nyanya huchukua siku ngapi|kulima nyanya|miche ya nyanya',
  }, [
    ['fact', 'spacing_guides', 'Rows 60 to 100 cm apart and 45 to 60 cm between plants; 50 to 100 g of seed gives the seedlings of an acre.', 'Mistari sentimita 60 hadi 100 na sentimita 45 hadi 60 kati ya mimea; gramu 50 hadi 100 za mbegu hutoa miche ya ekari moja.'],
    ['fact', 'crop_days', 'First picking 65 to 85 days after transplanting, then 6 to 10 weeks of picking.', 'Kuchuma kwa kwanza ni siku 65 hadi 85 baada ya kuhamisha miche, kisha wiki 6 hadi 10 za kuchuma.'],
    ['do-now', 'avrdc_tomato', 'Raise seedlings on a clean raised bed under a net; harden them with less water and more sun in the last week.', 'Otesha miche kwenye kitalu safi kilichoinuliwa chini ya wavu; izoeshe kwa maji kidogo na jua zaidi wiki ya mwisho.'],
    ['do-now', 'avrdc_tomato', 'Transplant in the evening into moist holes with rotted manure; throw out weak, leggy or spotted seedlings.', 'Hamisha jioni kwenye mashimo yenye unyevu na samadi iliyooza; tupa miche dhaifu, mirefu myembamba au yenye madoa.'],
    ['caution', 'avrdc_tomato', 'Never beside or after potatoes, capsicum or eggplant: they share blight, wilt and leafminer.', 'Usipande kamwe kando wala baada ya viazi, pilipili hoho au biringanya: yote hupata bakajani, mnyauko na Tuta.'],
    ['prevent', 'avrdc_tomato', 'Choose hybrids that resist wilt and curl virus where those are known in your place.', 'Chagua chotara zinazostahimili mnyauko na virusi vya kujikunja majani palipo na magonjwa hayo.'],
  ], { pages: ['tomato___damping_off', 'tomato___yellow_leaf_curl_virus'], lessons: ['clean-nursery'] }),
  topic('tomato_feeding', 'fertiliser', tomato, ['Fertiliser for tomatoes', 'Mbolea ya nyanya'], {
    en: 'tomato fertilizer|fertilizer for tomatoes|dap tomato|can tomato|tomatoes yellow leaves|feed tomatoes|tomato manure|calcium tomatoes',
    sw: 'mbolea ya nyanya|dap nyanya|can nyanya|nyanya majani ya manjano|samadi ya nyanya|kalsiamu nyanya|kulisha nyanya',
  }, [
    ['fact', 'feeding_guides', 'Order of size until a soil test says better: 80 to 100 kg of DAP per acre at planting, then 40 to 80 kg of CAN in parts, and potassium for the fruit.', 'Kiasi cha kukadiria hadi upimaji wa udongo useme: kilo 80 hadi 100 za DAP kwa ekari wakati wa kupanda, kisha kilo 40 hadi 80 za CAN kwa awamu, na potasiamu kwa matunda.'],
    ['do-now', 'kalro_vegetables', 'Give top dressing in small parts, when the plant has rooted and again at first fruits, on moist soil a hand away from the stem.', 'Weka mbolea ya kukuzia kwa awamu ndogo, mmea ukishasimama na tena matunda ya kwanza yakitunga, kwenye udongo wenye unyevu mbali na shina.'],
    ['caution', 'kalro_vegetables', 'Too much nitrogen gives leaves, few fruits, soft skins and blossom-end rot.', 'Naitrojeni nyingi hutoa majani, matunda machache, ganda laini na kuoza kitako.'],
    ['cause', 'kalro_vegetables', 'Lower leaves yellow between green veins: magnesium deficiency. All old leaves pale: nitrogen. Dark rings with yellow: early blight, not lack of nutrients.', 'Majani ya chini yana manjano kati ya mishipa ya kijani: upungufu wa magnesi. Majani yote ya zamani yamepauka: naitrojeni. Miduara myeusi yenye manjano: bakajani mapema, si upungufu wa virutubisho.'],
    ['low-cost', 'kalro_vegetables', 'Rotted manure or compost in each hole holds water and feeds for months.', 'Samadi iliyooza au mboji katika kila shimo hushika maji na kulisha kwa miezi.'],
  ], { pages: ['tomato___magnesium_deficiency', 'tomato___blossom_end_rot', 'any___nitrogen_deficiency'] }),
  topic('tomato_water', 'water', tomato, ['Watering tomatoes', 'Kumwagilia nyanya'], {
    en: 'water tomatoes|irrigate tomatoes|tomato irrigation|how often water tomatoes|tomatoes cracking|drip tomatoes|watering tomatoes|tomatoes split',
    sw: 'kumwagilia nyanya|maji ya nyanya|umwagiliaji wa nyanya|nyanya zinapasuka|nimwagilie nyanya mara ngapi|drip nyanya|maji mara ngapi nyanya',
  }, [
    ['fact', 'fao56_crops', 'Tomato roots reach 0.7 to 1.5 m: water deeply, and again when about 40% of the soil’s usable water is gone.', 'Mizizi ya nyanya hufika mita 0.7 hadi 1.5: mwagilia maji mengi yafike chini, na tena takriban asilimia 40 ya maji ya udongo yakiisha.'],
    ['fact', 'irrigation_manuals', 'Drip irrigation brings 90% of the water to the roots, furrows about 60%, a can or hose about 80%.', 'Umwagiliaji wa matone hufikisha asilimia 90 ya maji kwenye mizizi, mifereji takriban asilimia 60, kopo au mpira takriban asilimia 80.'],
    ['caution', 'avrdc_tomato', 'Water the soil in the morning, not the leaves: wet leaves bring late and early blight.', 'Mwagilia udongo asubuhi, si majani: majani yenye maji huleta bakajani chelewa na bakajani mapema.'],
    ['cause', 'blossom_end_rot_uga', 'Dry then drenched: that change cracks the fruit and brings the black sunken end (blossom-end rot). Keep the soil evenly moist.', 'Kukauka kisha kujaa maji: badiliko hilo hupasua matunda na kuleta kitako cheusi (kuoza kitako). Udongo uwe na unyevu sawa wakati wote.'],
    ['low-cost', 'kalro_vegetables', 'Mulch round the plants saves water and stops soil from splashing on the leaves.', 'Matandazo kuzunguka mimea huokoa maji na kuzuia udongo kurukia majani.'],
    ['threshold', 'fao33_stages', 'Flowering and fruit setting are the weeks in which thirst costs most.', 'Kiu huumiza zaidi wiki za maua na za kutunga matunda.'],
  ], { pages: ['tomato___blossom_end_rot', 'tomato___sunscald_and_cracking'], lessons: ['mulch-and-stakes'] }),
  topic('tomato_flower_drop', 'care', tomato, ['Flowers fall, fruits are few: care of tomatoes', 'Maua yanaanguka, matunda machache: utunzaji wa nyanya'], {
    en: 'tomato flowers falling|flowers dropping tomato|no fruit tomatoes|stake tomatoes|prune tomatoes|tomato suckers|tomato flower abortion|tomatoes not fruiting',
    sw: 'maua ya nyanya yanaanguka|nyanya hazizai|kuweka vijiti nyanya|kupogoa nyanya|nyanya hazitungi matunda|machipukizi ya nyanya|nyanya maua yanapukutika',
  }, [
    ['cause', 'heat_guides', 'Days above 32 °C or nights above 21 °C at flowering: the flowers fall without fruit. Thirst and too much nitrogen do the same.', 'Mchana zaidi ya nyuzi 32 au usiku zaidi ya nyuzi 21 wakati wa maua: maua huanguka bila tunda. Kiu na naitrojeni nyingi pia hufanya hivyo.'],
    ['do-now', 'kalro_vegetables', 'Water evenly, mulch, give a little shade in the hottest weeks, and shake the flower trusses gently at noon.', 'Mwagilia sawasawa, weka matandazo, weka kivuli kidogo wiki za joto kali, na tikisa maua polepole mchana.'],
    ['do-now', 'kalro_vegetables', 'Stake tall types before they fall over, tie softly, and pinch out the side shoots while they are small.', 'Weka vijiti kwa aina ndefu kabla hazijaanguka, funga kwa ulaini, na toa machipukizi ya pembeni yakiwa madogo.'],
    ['prevent', 'avrdc_tomato', 'Take off leaves that touch the soil, on a dry day, with clean hands: that lets air in and slows blight.', 'Ondoa majani yanayogusa udongo, siku isiyo na mvua, kwa mikono safi: hewa hupita na bakajani hupungua.'],
    ['confirm', 'icipe_vegetables', 'Look into the flowers: thrips and small caterpillars in them also make them drop.', 'Tazama ndani ya maua: thripsi na viwavi wadogo pia huyaangusha.'],
  ], { pages: ['tomato___african_bollworm', 'tomato___spotted_wilt'], lessons: ['mulch-and-stakes'] }),
  topic('tomato_tuta', 'pest-management', tomato, ['Leafminer Tuta and other tomato pests', 'Kantangaze (Tuta) na wadudu wengine wa nyanya'], {
    en: 'tuta|tuta absoluta|tomato leafminer|holes in tomatoes|tomato worms|tunnels in tomato leaves|tomato pests|whitefly tomato|mites on tomato|tomato leaves mined|tomato leaves webbing',
    sw: 'tuta|kantangaze|wadudu wa nyanya|matundu kwenye nyanya|viwavi kwenye nyanya|majani ya nyanya yamechimbwa|inzi weupe nyanya|utitiri nyanya|nyanya zinaliwa',
  }, [
    ['confirm', 'icipe_vegetables', 'Wide pale blotches in the leaf with dark droppings, bored tips, pinholes under the fruit’s cap: Tuta. Thin winding lines: the smaller leafminer.', 'Mabaka mapana meupe kwenye jani yenye kinyesi cheusi, vichwa vilivyotobolewa, vitundu chini ya kikonyo cha tunda: Tuta. Mistari myembamba: mchimba majani mdogo.'],
    ['threshold', 'icipe_vegetables', 'Hang 2 to 4 pheromone traps per acre. Act at 30 or more moths in a trap in a week, or live mines on 10% of the leaves.', 'Tundika mitego 2 hadi 4 ya harufu kwa ekari. Chukua hatua nondo 30 au zaidi wakiingia mtego mmoja kwa wiki, au asilimia 10 ya majani yana mashimo hai.'],
    ['low-cost', 'icipe_vegetables', 'Pick mined leaves and bored fruits every day and bury them deep; nets on the nursery; 8 to 16 water traps per acre for mass trapping.', 'Chuma majani na matunda yaliyochimbwa kila siku na uyafukie chini; weka nyavu kitaluni; mitego ya maji 8 hadi 16 kwa ekari kunasa wengi.'],
    ['do-now', 'icipe_vegetables', 'Neem or Bt hits small larvae. Bought products: change the group each time; pyrethroids mostly no longer work on Tuta.', 'Mwarobaini au Bt huua viwavi wadogo. Dawa za dukani: badilisha kundi kila mara; pareto za viwandani nyingi haziui tena Tuta.'],
    ['prevent', 'icipe_vegetables', 'Pull and bury the old crop at once after the last picking and leave 6 weeks without tomato, potato or eggplant.', 'Ng’oa na ufukie zao la zamani mara baada ya kuchuma mwisho na uache wiki 6 bila nyanya, viazi au biringanya.'],
    ['caution', 'kenya_june_2025_list', 'Abamectin is restricted: not in the open field. Ask for a product registered by PCPB for Tuta on tomatoes and read its label.', 'Abamectin imewekewa vikwazo: si ya shamba la wazi. Uliza bidhaa iliyosajiliwa na PCPB kwa Tuta kwenye nyanya na usome lebo.'],
  ], { pages: ['tomato___tuta_absoluta', 'tomato___whitefly', 'tomato___spider_mites', 'tomato___african_bollworm'] }),
  topic('tomato_diseases', 'disease-management', tomato, ['Blights, wilts and curled leaves of tomatoes', 'Bakajani, minyauko na majani yaliyojikunja ya nyanya'], {
    en: 'tomato disease|tomato blight|tomato wilting|tomatoes dying|black spots on tomato|tomato leaves curling|rotten tomatoes|tomato drying|tomato brown spots|tomato bottom black',
    sw: 'ugonjwa wa nyanya|bakajani ya nyanya|nyanya zinanyauka|nyanya zinakufa|madoa meusi kwenye nyanya|majani ya nyanya yanajikunja|nyanya zinaoza|nyanya zinakauka|kitako cha nyanya cheusi',
  }, [
    ['confirm', 'avrdc_tomato', 'Greasy blotches and brown firm fruit after wet cool days: late blight. Dry rings from the oldest leaves up: early blight.', 'Mabaka kama ya mafuta na matunda ya kahawia magumu baada ya siku za mvua na baridi: bakajani chelewa. Miduara mikavu kuanzia majani ya zamani: bakajani mapema.'],
    ['confirm', 'avrdc_tomato', 'Sudden green wilt and milky threads in water: bacterial wilt. One side yellow and a brown ring in the stem: Fusarium wilt.', 'Kunyauka ghafla kukiwa kijani na nyuzi za maziwa kwenye maji: mnyauko bakteria. Upande mmoja manjano na pete ya kahawia kwenye shina: mnyauko fusari.'],
    ['confirm', 'avrdc_tomato', 'Small cupped leaves with yellow edges on a bushy plant: curl virus carried by whiteflies. Sunken black end of the fruit: blossom-end rot, not infectious.', 'Majani madogo yaliyojikunja yenye kingo za manjano: virusi vinavyobebwa na inzi weupe. Kitako cheusi cha tunda: kuoza kitako, hakuambukizi.'],
    ['do-now', 'avrdc_tomato', 'Take out the first sick leaves or plants in a bag, on a dry day; stop watering from above; stake and open the rows.', 'Toa majani au mimea ya kwanza yenye ugonjwa ndani ya mfuko, siku isiyo na mvua; acha kumwagilia kutoka juu; weka vijiti na ruhusu hewa kati ya mistari.'],
    ['prevent', 'avrdc_tomato', '3 seasons or more without tomato, potato, capsicum or eggplant; clean nursery; mulch; resistant hybrids.', 'Misimu 3 au zaidi bila nyanya, viazi, pilipili hoho au biringanya; kitalu safi; matandazo; chotara zinazostahimili.'],
    ['when-to-ask', 'frac_irac', 'Blight that spreads in wet weather may need a fungicide registered by PCPB for tomatoes; wilts and viruses have no spray. The label rules dose and days to wait.', 'Bakajani inayoenea hali ya hewa ikiwa ya mvua huenda ikahitaji dawa ya kuvu iliyosajiliwa na PCPB kwa nyanya; mnyauko na virusi havina dawa. Lebo huamua kipimo na siku za kusubiri.'],
  ], { pages: ['tomato___late_blight', 'tomato___early_blight', 'tomato___bacterial_wilt', 'tomato___fusarium_wilt', 'tomato___yellow_leaf_curl_virus', 'tomato___blossom_end_rot'], lessons: ['sick-plants-out', 'mulch-and-stakes'] }),
];
