import { topic } from './topic.ts';
import type { Topic } from './types.ts';

const leafy = ['kale', 'cabbage'];

export const vegetableTopics: readonly Topic[] = [
  topic('kale_planting', 'planting', ['kale'], ['Growing kale', 'Kulima sukuma wiki'], {
    en: 'plant kale|kale spacing|sukuma spacing|kale seed|how long kale takes|grow kale|kale nursery|sukuma wiki farming|kale days',
    sw: 'kupanda sukuma|nafasi ya sukuma|mbegu ya sukuma|sukuma wiki huchukua siku ngapi|kulima sukuma|kitalu cha sukuma|kupanda sukuma wiki',
  }, [
    ['fact', 'spacing_guides', 'Plant seedlings 60 cm by 45 to 60 cm; 100 to 150 g of seed in the nursery serves an acre.', 'Panda miche sentimita 60 kwa 45 hadi 60; gramu 100 hadi 150 za mbegu kitaluni hutosha ekari moja.'],
    ['fact', 'crop_days', 'First leaves 5 to 7 weeks after transplanting, then picking for 3 to 6 months.', 'Majani ya kwanza ni wiki 5 hadi 7 baada ya kuhamisha miche, kisha kuchuma kwa miezi 3 hadi 6.'],
    ['do-now', 'kalro_vegetables', 'Mix rotted manure into each hole, transplant in the evening, water at once and mulch.', 'Changanya samadi iliyooza katika kila shimo, hamisha miche jioni, mwagilia mara moja na weka matandazo.'],
    ['do-now', 'kalro_vegetables', 'Pick the lowest good leaves and leave the young ones in the middle; take yellow and holed leaves off the field.', 'Chuma majani mazuri ya chini na uache machanga ya katikati; toa majani ya manjano na yenye matundu shambani.'],
    ['prevent', 'black_rot_infonet', 'Do not follow cabbage or kale with its own kind: leave 3 years for black rot and longer for clubroot.', 'Usirudie kabichi au sukuma wiki mahali pamoja: acha miaka 3 kwa uozo mweusi na zaidi kwa mizizi rungu.'],
  ], { pages: ['kale___black_rot', 'kale___clubroot'], lessons: ['clean-nursery'] }),
  topic('cabbage_growing', 'planting', ['cabbage'], ['Growing cabbage', 'Kulima kabichi'], {
    en: 'plant cabbage|cabbage spacing|cabbage seed|how long cabbage takes|cabbage not forming head|cabbage heads small|harvest cabbage|grow cabbage|cabbage splitting',
    sw: 'kupanda kabichi|nafasi ya kabichi|kabichi huchukua siku ngapi|kabichi haifungi|kabichi ndogo|kuvuna kabichi|kulima kabichi|kabichi inapasuka',
  }, [
    ['fact', 'spacing_guides', 'Seedlings 60 cm by 45 to 60 cm, small types 45 by 30 cm; 100 to 150 g of seed per acre.', 'Miche sentimita 60 kwa 45 hadi 60, aina ndogo sentimita 45 kwa 30; gramu 100 hadi 150 za mbegu kwa ekari.'],
    ['fact', 'crop_days', 'Ready 60 to 120 days after transplanting, as the variety says; cut when the head is hard under the hand.', 'Tayari siku 60 hadi 120 baada ya kuhamisha miche, kulingana na aina; kata kichwa kikiwa kigumu mkononi.'],
    ['cause', 'heat_guides', 'Heads stay loose above 25 to 28 °C, on poor or dry soil, and when seedlings were old or crowded.', 'Vichwa havifungi kukiwa na joto zaidi ya nyuzi 25 hadi 28, kwenye udongo usio na rutuba au mkavu, na miche ikiwa imezeeka au kubanana.'],
    ['do-now', 'kalro_vegetables', 'Feed well with manure at planting and top dressing when heads begin; keep the soil evenly moist or ripe heads burst.', 'Lisha vizuri kwa samadi wakati wa kupanda na mbolea ya kukuzia vichwa vinapoanza; udongo uwe na unyevu sawa la sivyo vichwa vilivyokomaa hupasuka.'],
    ['fact', 'faostat', 'Kenya’s median yield from 2020 to 2024 is 34,122 kg per hectare; good farmers reach 50 to 70 tonnes.', 'Mavuno ya kati ya Kenya ya 2020 hadi 2024 ni kilo 34,122 kwa hekta; wakulima hodari hufikia tani 50 hadi 70.'],
  ], { pages: ['kale___black_rot', 'kale___diamondback_moth'] }),
  topic('brassica_feeding_water', 'fertiliser', leafy, ['Feeding and watering kale and cabbage', 'Mbolea na maji ya sukuma wiki na kabichi'], {
    en: 'kale fertilizer|sukuma fertilizer|cabbage fertilizer|kale yellow leaves|can on kale|water kale|irrigate kale|kale turning yellow|kale not growing|water cabbage',
    sw: 'mbolea ya sukuma|mbolea ya kabichi|sukuma ya manjano|sukuma haikui|kumwagilia sukuma|can kwa sukuma|majani ya sukuma manjano|maji ya sukuma|kumwagilia kabichi',
  }, [
    ['cause', 'kalro_vegetables', 'Old leaves pale and thin: nitrogen deficiency, which comes soon where leaves are picked each week.', 'Majani ya zamani yamepauka na ni membamba: upungufu wa naitrojeni, ambao huja upesi majani yakichumwa kila wiki.'],
    ['do-now', 'kalro_vegetables', 'Work manure into the soil beside the plants, or a little CAN on moist soil, not on leaves; then water.', 'Changanya samadi na udongo kando ya mimea, au CAN kidogo kwenye udongo wenye unyevu, si juu ya majani; kisha mwagilia.'],
    ['fact', 'fao56_crops', 'Kale roots go 40 to 70 cm, cabbage 50 to 80 cm: water again when about 45% of the soil’s usable water is gone.', 'Mizizi ya sukuma wiki hufika sentimita 40 hadi 70, ya kabichi 50 hadi 80: mwagilia tena takriban asilimia 45 ya maji ya udongo yakiisha.'],
    ['low-cost', 'manure_tea', 'Liquid manure poured on the soil, never on leaves that will be eaten, greens them within days.', 'Samadi ya maji ikimwagwa kwenye udongo, kamwe si juu ya majani ya kula, huyafanya kijani ndani ya siku chache.'],
    ['caution', 'kalro_vegetables', 'Too much nitrogen makes soft leaves that aphids love.', 'Naitrojeni nyingi hutoa majani laini yanayopendwa na vidukari.'],
  ], { pages: ['any___nitrogen_deficiency', 'any___boron_deficiency'], lessons: ['liquid-manure'] }),
  topic('brassica_pests', 'pest-management', leafy, ['Aphids, caterpillars and holes on kale and cabbage', 'Vidukari, viwavi na matundu kwenye sukuma wiki na kabichi'], {
    en: 'kale pests|aphids on kale|sukuma aphids|holes in kale|worms in cabbage|caterpillars cabbage|diamondback moth|kale leaves curling|sticky kale|spray kale|what to spray on sukuma|cabbage eaten',
    sw: 'wadudu wa sukuma|vidukari kwenye sukuma|sukuma ina matundu|viwavi kwenye kabichi|minyoo kwenye kabichi|sukuma inaliwa|dawa ya sukuma|majani ya sukuma yanajikunja|wadudu wa kabichi|nondo',
  }, [
    ['confirm', 'kalro_vegetables', 'Curled sticky leaves with grey or green lice: aphids. Small windows and holes with green caterpillars that drop on a thread: diamondback moth.', 'Majani yaliyojikunja yanayonata yenye chawa wa kijivu au kijani: vidukari. Majani yaliyokwanguliwa na matundu yenye viwavi wa kijani wanaoning’inia kwa uzi: nondo mgongo wa almasi.'],
    ['threshold', 'diamondback_kalro', 'Check 20 plants a week: act at 1 to 2 small caterpillars per plant, or when more than 25% of plants carry aphids and ladybirds are few.', 'Kagua mimea 20 kwa wiki: chukua hatua kukiwa na viwavi 1 hadi 2 wadogo kwa mmea, au zaidi ya asilimia 25 ya mimea ikiwa na vidukari na wadudu rafiki wenye madoa ni wachache.'],
    ['low-cost', 'home_sprays', 'Squash or hose off aphids, cut the worst tips, spray plain soapy water on the underside in the evening and rinse next day.', 'Ponda au osha vidukari kwa maji, kata ncha zilizozidiwa, nyunyiza maji ya sabuni ya kawaida chini ya majani jioni na suuza kesho yake.'],
    ['low-cost', 'infonet_plant_health', 'Neem or Bt in the evening on the underside kills small caterpillars; a net over the nursery keeps moths out.', 'Mwarobaini au Bt jioni chini ya majani huua viwavi wadogo; wavu juu ya kitalu huzuia nondo.'],
    ['caution', 'safe_use', 'These leaves are picked all the time: do not use a spray if you do not know its days to wait. Wash leaves before cooking.', 'Majani haya huchumwa kila wakati: usinyunyize dawa usiyojua siku zake za kusubiri. Osha majani kabla ya kupika.'],
    ['prevent', 'diamondback_kalro', 'Healthy seedlings, old plants pulled at once, onion or tomato rows between, flowers that feed wasps and ladybirds.', 'Miche yenye afya, mimea ya zamani iondolewe mara moja, mistari ya kitunguu au nyanya katikati, maua yanayolisha nyigu na wadudu rafiki.'],
  ], { pages: ['kale___aphids', 'kale___diamondback_moth', 'kale___cabbage_webworm', 'kale___cabbage_sawfly'], lessons: ['neem-and-soap'] }),
  topic('brassica_rot', 'disease-management', leafy, ['Rot and swollen roots of cabbage and kale', 'Uozo na mizizi iliyovimba ya kabichi na sukuma wiki'], {
    en: 'cabbage rotting|black rot|cabbage disease|clubroot|swollen roots cabbage|kale wilting|yellow v kale|cabbage smell|kale disease',
    sw: 'kabichi inaoza|uozo mweusi|ugonjwa wa kabichi|mizizi imevimba kabichi|sukuma inanyauka|ugonjwa wa sukuma|kabichi inanuka',
  }, [
    ['confirm', 'black_rot_infonet', 'Yellow V shapes from the leaf edge with black veins and a foul head: black rot. Swollen club roots and wilting at noon: clubroot.', 'Manjano ya umbo la V kutoka ukingo wa jani na mishipa myeusi, kichwa kinachonuka: uozo mweusi. Mizizi iliyovimba na kunyauka mchana: mizizi rungu.'],
    ['do-now', 'black_rot_infonet', 'Pull sick plants on a dry day and bury them away from the field; stop watering from above; work in the healthy part first.', 'Ng’oa mimea yenye ugonjwa siku isiyo na mvua na uifukie mbali na shamba; acha kumwagilia kutoka juu; anza kazi sehemu yenye afya.'],
    ['prevent', 'black_rot_infonet', 'Certified seed, 3 years without cabbage and its relatives, good drainage, weeds of the mustard family out.', 'Mbegu iliyoidhinishwa, miaka 3 bila kabichi na jamii yake, maji yasituame, magugu ya jamii ya haradali yaondolewe.'],
    ['prevent', 'soil_water_guides', 'Clubroot likes acidic soil: test it, and bring lime by the test.', 'Mizizi rungu hupenda udongo wenye asidi: upime, na uweke chokaa kulingana na kipimo.'],
    ['caution', 'kalro_vegetables', 'No spray heals black rot or clubroot once they are in the plant.', 'Hakuna dawa inayoponya uozo mweusi wala mizizi rungu ikishaingia mmea.'],
  ], { pages: ['kale___black_rot', 'kale___clubroot', 'kale___downy_mildew'], lessons: ['sick-plants-out'] }),
];
