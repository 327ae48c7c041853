import { topic } from './topic.ts';
import type { Topic } from './types.ts';

export const otherVegetableTopics: readonly Topic[] = [
  topic('onion_planting', 'planting', ['onion'], ['Growing onions', 'Kulima vitunguu'], {
    en: 'plant onions|onion spacing|onion seed per acre|onion nursery|how long onions take|onion days|grow onions|onion farming|red creole|transplant onions',
    sw: 'kupanda vitunguu|nafasi ya vitunguu|mbegu ya vitunguu kwa ekari|kitalu cha vitunguu|vitunguu huchukua siku ngapi|kulima vitunguu|miche ya vitunguu',
  }, [
    ['fact', 'spacing_guides', 'Rows 30 cm apart with 8 to 10 cm between plants, or 15 by 10 cm on beds; 1.0 to 1.5 kg of seed per acre.', 'Mistari sentimita 30 na sentimita 8 hadi 10 kati ya mimea, au sentimita 15 kwa 10 kwenye vitalu; kilo 1.0 hadi 1.5 za mbegu kwa ekari.'],
    ['fact', 'crop_days', 'From seed about 150 days, from transplanting 90 to 120 days.', 'Kutoka mbegu takriban siku 150, kutoka kuhamisha miche siku 90 hadi 120.'],
    ['do-now', 'kalro_vegetables', 'Plan so that the bulbs ripen in dry weeks; rain on ripe onions means rot.', 'Panga ili vitunguu vikomae wiki zisizo na mvua; mvua juu ya vitunguu vilivyokomaa huleta uozo.'],
    ['do-now', 'kalro_vegetables', 'Weed by hand, early and shallow: onions have few leaves and cannot shade weeds out.', 'Palilia kwa mkono, mapema na kwa juu juu: vitunguu vina majani machache na haviwezi kushinda magugu.'],
    ['fact', 'faostat', 'Kenya’s median yield from 2020 to 2024 is 15,326 kg per hectare; with water and care 25 to 40 tonnes.', 'Mavuno ya kati ya Kenya ya 2020 hadi 2024 ni kilo 15,326 kwa hekta; kwa maji na utunzaji tani 25 hadi 40.'],
  ], { pages: ['onion___thrips'], lessons: ['clean-nursery'] }),
  topic('onion_water_pests', 'pest-management', ['onion'], ['Thrips, purple blotch and water for onions', 'Thripsi, baka zambarau na maji ya vitunguu'], {
    en: 'onion thrips|onion leaves silver|onion leaves drying|onion purple spots|water onions|irrigate onions|onion disease|onion tips brown|onion pests',
    sw: 'thripsi wa vitunguu|chawa wa vitunguu|majani ya vitunguu yanakauka|madoa ya zambarau vitunguu|kumwagilia vitunguu|ugonjwa wa vitunguu|wadudu wa vitunguu|ncha za vitunguu kahawia',
  }, [
    ['confirm', 'onion_thrips_infonet', 'Silvery streaks and curled tips, tiny yellow insects in the leaf folds: thrips. Purple sunken ovals with rings: purple blotch.', 'Michirizi ya rangi ya fedha na ncha zilizojikunja, wadudu wadogo wa manjano kwenye mikunjo ya majani: thripsi. Mabaka ya zambarau yenye miduara: baka zambarau.'],
    ['threshold', 'onion_thrips_infonet', 'Act when you count 3 to 5 thrips per leaf; they come in dry warm weather and few survive heavy rain.', 'Chukua hatua ukihesabu thripsi 3 hadi 5 kwa jani; huja hali ya hewa ikiwa kavu na joto, na wachache hubaki baada ya mvua kubwa.'],
    ['low-cost', 'onion_thrips_infonet', 'Water from above in the morning, straw between rows, soap or neem in the evening, carrots between the onions.', 'Mwagilia kutoka juu asubuhi, nyasi kati ya mistari, sabuni au mwarobaini jioni, karoti kati ya vitunguu.'],
    ['fact', 'fao56_crops', 'Onion roots are short, 30 to 60 cm: water again when 30% of the soil’s usable water is gone, most of all while bulbs swell.', 'Mizizi ya vitunguu ni mifupi, sentimita 30 hadi 60: mwagilia tena asilimia 30 ya maji ya udongo ikiisha, hasa vitunguu vinapojaa.'],
    ['prevent', 'onion_blotch_pestnet', 'Purple blotch: 3 years between onions, good spacing and drainage, morning water, old leaves out of the field.', 'Baka zambarau: miaka 3 kati ya vitunguu, nafasi nzuri na maji yasituame, maji ya asubuhi, majani ya zamani yaondolewe shambani.'],
    ['caution', 'frac_irac', 'A bought spray: registered by PCPB for onions, another group each time, and days to wait from its label.', 'Dawa ya dukani: iliyosajiliwa na PCPB kwa vitunguu, kundi tofauti kila mara, na siku za kusubiri kutoka kwenye lebo.'],
  ], { pages: ['onion___thrips', 'onion___purple_blotch', 'onion___downy_mildew'] }),
  topic('capsicum_growing', 'planting', ['capsicum', 'chilli'], ['Growing capsicum and chilli', 'Kulima pilipili hoho na pilipili kali'], {
    en: 'plant capsicum|capsicum spacing|hoho farming|chilli spacing|grow chilli|pepper seed per acre|how long capsicum takes|capsicum water|capsicum flowers dropping|pepper farming',
    sw: 'kupanda hoho|nafasi ya hoho|kulima pilipili|mbegu ya hoho kwa ekari|hoho huchukua siku ngapi|pilipili hoho|maua ya hoho yanaanguka|kumwagilia hoho',
  }, [
    ['fact', 'spacing_guides', 'Rows 75 cm apart and 40 to 45 cm between plants; 80 to 100 g of seed per acre.', 'Mistari sentimita 75 na sentimita 40 hadi 45 kati ya mimea; gramu 80 hadi 100 za mbegu kwa ekari.'],
    ['fact', 'crop_days', 'First capsicum 65 to 80 days after transplanting.', 'Pilipili hoho ya kwanza ni siku 65 hadi 80 baada ya kuhamisha miche.'],
    ['fact', 'fao56_crops', 'Roots 0.5 to 1 m, and they cannot go thirsty: water again when 30% of the soil’s usable water is gone.', 'Mizizi mita 0.5 hadi 1, nayo huvumilia kiu kidogo tu: mwagilia tena asilimia 30 ya maji ya udongo ikiisha.'],
    ['do-now', 'kalro_vegetables', 'Nursery under a net, moist holes with manure, mulch, a stake for heavy plants; pick often so that more comes.', 'Kitalu chini ya wavu, mashimo yenye unyevu na samadi, matandazo, kijiti kwa mimea mizito; chuma mara kwa mara ili izae zaidi.'],
    ['caution', 'avrdc_tomato', 'Not after tomato, potato or eggplant: they share bacterial wilt and root-knot nematodes.', 'Usipande baada ya nyanya, viazi au biringanya: yote hupata mnyauko bakteria na minyoo fundo ya mizizi.'],
  ], { pages: ['pepper___murda_complex_mites_thrips', 'pepper___bacterial_spot', 'pepper___anthracnose'], lessons: ['clean-nursery'] }),
  topic('carrot_growing', 'planting', ['carrot'], ['Growing carrots', 'Kulima karoti'], {
    en: 'plant carrots|carrot spacing|carrot seed per acre|carrots forked|how long carrots take|thin carrots|grow carrots|carrot farming|carrots cracking',
    sw: 'kupanda karoti|nafasi ya karoti|mbegu ya karoti kwa ekari|karoti zimegawanyika|karoti huchukua siku ngapi|kupunguza karoti|kulima karoti|karoti zinapasuka',
  }, [
    ['fact', 'spacing_guides', 'Sow in rows 20 to 30 cm apart and thin to 5 cm; 1 to 1.5 kg of seed per acre.', 'Panda kwa mistari ya sentimita 20 hadi 30 na punguza hadi sentimita 5; kilo 1 hadi 1.5 za mbegu kwa ekari.'],
    ['fact', 'crop_days', 'Ready in 75 to 120 days; they are never transplanted.', 'Tayari kwa siku 75 hadi 120; haihamishwi kamwe.'],
    ['cause', 'kalro_vegetables', 'Forked or short roots come from stones, clods, fresh manure or hard soil; cracks from dry then drenched soil.', 'Mizizi iliyogawanyika au mifupi husababishwa na mawe, mabonge, samadi mbichi au udongo mgumu; mipasuko na udongo uliokauka kisha kujaa maji.'],
    ['do-now', 'kalro_vegetables', 'Loosen the soil a forearm deep, sow thin and shallow, cover with fine soil and light mulch, and keep it moist until it comes up.', 'Legeza udongo kina cha mkono, panda kwa uchache na juu juu, funika kwa udongo laini na matandazo mepesi, na weka unyevu hadi ziote.'],
    ['fact', 'faostat', 'Kenya’s median yield from 2020 to 2024 is 16,537 kg per hectare; good farmers reach 30 to 40 tonnes.', 'Mavuno ya kati ya Kenya ya 2020 hadi 2024 ni kilo 16,537 kwa hekta; wakulima hodari hufikia tani 30 hadi 40.'],
  ], { pages: ['any___root_knot_nematodes', 'any___cutworms'] }),
  topic('leaf_vegetables', 'planting', ['spinach', 'amaranth'], ['Spinach and amaranth', 'Spinachi na mchicha'], {
    en: 'plant spinach|grow spinach|amaranth farming|terere|spinach days|pick spinach|managu|traditional vegetables|spinach holes|spinach watering',
    sw: 'kupanda spinachi|kulima mchicha|mchicha|terere|managu|mboga za kienyeji|spinachi huchukua siku ngapi|kuchuma mchicha|kupanda mboga',
  }, [
    ['fact', 'kalro_crop_work', 'Amaranth is picked from 25 to 45 days, spinach from 40 to 60 days after sowing, and both for weeks after.', 'Mchicha huchumwa kuanzia siku 25 hadi 45, spinachi siku 40 hadi 60 baada ya kupanda, na yote kwa wiki nyingi baadaye.'],
    ['do-now', 'infonet_plant_health', 'Sow thin on a bed with rotted manure, water lightly and often until it has rooted, then deeper; thin and eat what you thin.', 'Panda kwa uchache kwenye kitalu chenye samadi iliyooza, mwagilia kidogo na mara kwa mara hadi ishike mizizi, kisha maji mengi zaidi; punguza na ule unachopunguza.'],
    ['low-cost', 'infonet_plant_health', 'Leaf miners and leaf webbers: pick the marked leaves and bury them; a net or ash on young plants in dry weather.', 'Wachimba majani na viwavi wa utando: chuma majani yenye alama na uyafukie; wavu au majivu kwa mimea michanga hali ya hewa ikiwa kavu.'],
    ['caution', 'safe_use', 'No spray with unknown days to wait on leaves that are eaten every week.', 'Usinyunyize dawa yenye siku za kusubiri zisizojulikana kwenye majani yanayoliwa kila wiki.'],
    ['fact', 'infonet_plant_health', 'Leave the strongest plants uncut for your own seed; amaranth gives thousands of seeds per head.', 'Acha mimea imara zaidi bila kukata kwa mbegu yako; kichwa kimoja cha mchicha hutoa maelfu ya mbegu.'],
  ], { pages: ['spinach___leaf_miner', 'spinach___leaf_webber', 'spinach___cercospora_leaf_spot'] }),
];
