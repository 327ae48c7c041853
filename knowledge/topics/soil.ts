import { topic } from './topic.ts';
import type { Topic } from './types.ts';

export const soilTopics: readonly Topic[] = [
  topic('soil_test', 'soil', 'any', ['Testing the soil', 'Kupima udongo'], {
    en: 'soil test|soil testing|test my soil|where to test soil|soil sample|what does my soil need|soil lab|kalro soil',
    sw: 'kupima udongo|upimaji wa udongo|nipime udongo wapi|sampuli ya udongo|udongo wangu unahitaji nini|maabara ya udongo',
  }, [
    ['fact', 'soil_water_guides', 'A soil test tells pH and what is missing; without it fertiliser and lime are guesses.', 'Upimaji wa udongo huonyesha pH na kinachokosekana; bila huo, mbolea na chokaa ni kukisia.'],
    ['do-now', 'soil_water_guides', 'Take small samples from many spots of one field in a zigzag, to hoe depth, mix them in a clean bucket and send what the laboratory asks for.', 'Chukua sampuli ndogo sehemu nyingi za shamba moja kwa mstari wa zigizaga, kina cha jembe, changanya kwenye ndoo safi na peleka kiasi maabara inachotaka.'],
    ['caution', 'soil_water_guides', 'Not from old manure heaps, paths, tree feet or right after fertiliser; one sample for each field that looks different.', 'Si kwenye lundo la samadi, njia, chini ya miti wala mara baada ya mbolea; sampuli moja kwa kila shamba linaloonekana tofauti.'],
    ['when-to-ask', 'county_offices', 'Labs: KALRO, some cooperatives and fertiliser companies. Ask the price before you send.', 'Maabara: KALRO, baadhi ya vyama vya ushirika na kampuni za mbolea. Uliza bei kabla ya kutuma.'],
    ['do-now', 'mavuno_rule', 'Test before the season, so that lime and planting fertiliser can follow the result; every few years is enough.', 'Pima kabla ya msimu, ili chokaa na mbolea ya kupandia zifuate matokeo; kila baada ya miaka michache inatosha.'],
  ], { pages: ['maize___soil_acidity'] }),
  topic('soil_acidity_lime', 'soil', 'any', ['Acidic soil and lime', 'Udongo wenye asidi na chokaa'], {
    en: 'lime|acid soil|soil acidity|ph low|low ph|soil ph|my ph is|ph is 4|ph of soil|liming|how much lime|agricultural lime|sour soil|when to apply lime|fertilizer not working',
    sw: 'chokaa|udongo wenye asidi|asidi ya udongo|ph chini|ph ya udongo|ph ni 4|kiasi cha chokaa|niweke chokaa lini|udongo mchachu|mbolea haifanyi kazi',
  }, [
    ['threshold', 'feeding_guides', 'Lime when the test says pH below 5.5; the class of amount is 1 to 2 tonnes per acre, and the test gives yours.', 'Weka chokaa kipimo kikionyesha pH chini ya 5.5; kiasi cha kawaida ni tani 1 hadi 2 kwa ekari, na kipimo huonyesha kiasi chako.'],
    ['confirm', 'soil_water_guides', 'Signs: fertiliser gives little, roots are short and thick, leaves purple or yellow though fed. Only the test is sure.', 'Dalili: mbolea haisaidii sana, mizizi ni mifupi na minene, majani ni ya zambarau au manjano ingawa yamelishwa. Kipimo pekee ndicho cha hakika.'],
    ['cause', 'soil_water_guides', 'Heavy rain, years of crops carried away and much ammonia fertiliser make land acidic.', 'Mvua nyingi, miaka ya mazao kuondolewa na mbolea nyingi ya amonia huleta asidi shambani.'],
    ['do-now', 'soil_water_guides', 'Spread it over the field some weeks before planting and mix it in well; not together with manure or nitrogen fertiliser.', 'Tawanya shambani wiki kadhaa kabla ya kupanda na changanya vizuri; si pamoja na samadi au mbolea ya naitrojeni.'],
    ['caution', 'soil_water_guides', 'Where the soil is not acidic lime does harm: it locks up zinc and iron, and potatoes get scab.', 'Mahali udongo hauna asidi chokaa hudhuru: huzuia zinki na chuma, na viazi hupata upele.'],
    ['low-cost', 'soil_water_guides', 'Manure, compost and a little wood ash each season soften acidic soil slowly.', 'Samadi, mboji na majivu kidogo kila msimu hupunguza asidi ya udongo polepole.'],
  ], { pages: ['maize___soil_acidity', 'maize___phosphorus_deficiency'] }),
  topic('compost_and_manure', 'soil', 'any', ['Manure and compost', 'Samadi na mboji'], {
    en: 'manure|compost|make compost|how much manure|cow dung|chicken manure|fresh manure|manure per acre|organic fertilizer|manure burning|vermicompost',
    sw: 'samadi|mboji|kutengeneza mboji|samadi kiasi gani|kinyesi cha kuku|samadi ya ng’ombe|samadi mbichi|mbolea ya asili|samadi kwa ekari',
  }, [
    ['fact', 'feeding_guides', 'Manure, 4 to 8 tonnes per acre, is the usual order of size; a little in every planting hole goes further than a lot spread thin.', 'Samadi, tani 4 hadi 8 kwa ekari, ndicho kiasi cha kawaida; kidogo katika kila shimo hufaa kuliko nyingi iliyotawanywa.'],
    ['caution', 'kalro_vegetables', 'Fresh manure burns roots, carries weed seed and can make people ill through raw vegetables: let it rot until it smells of soil.', 'Samadi mbichi huunguza mizizi, hubeba mbegu za magugu na inaweza kuwaletea watu magonjwa kupitia mboga mbichi: iache ioze hadi inuke udongo.'],
    ['do-now', 'compost_ngeze', 'Compost: layers of 15 cm residue and 2 cm manure with ash and soil, water, turned after 2 to 3 weeks, ready in 6 to 9 weeks.', 'Mboji: tabaka za sentimita 15 za mabaki na 2 za samadi pamoja na majivu na udongo, maji, geuza baada ya wiki 2 hadi 3, tayari baada ya wiki 6 hadi 9.'],
    ['low-cost', 'manure_tea', 'Liquid manure: one sack of fresh manure in a drum of water for 10 to 14 days, then thinned with water, poured on moist soil.', 'Samadi ya maji: gunia moja la samadi mbichi kwenye pipa la maji kwa siku 10 hadi 14, kisha ipunguzwe kwa maji, imwagwe kwenye udongo wenye unyevu.'],
    ['prevent', 'soil_water_guides', 'Keep the heap under a roof or banana leaves: sun and rain take the nitrogen out of it.', 'Weka lundo chini ya paa au majani ya mgomba: jua na mvua huondoa naitrojeni.'],
    ['fact', 'feeding_guides', 'Manure and fertiliser together beat either one alone: manure holds what fertiliser brings.', 'Samadi na mbolea ya dukani pamoja hushinda moja peke yake: samadi hushika kinacholetwa na mbolea.'],
  ], { pages: ['any___nitrogen_deficiency'], lessons: ['make-compost', 'liquid-manure'] }),
  topic('fertiliser_names', 'fertiliser', 'any', ['What DAP, CAN, urea and NPK are for', 'Kazi ya DAP, CAN, urea na NPK'], {
    en: 'dap or can|difference dap and can|what is npk|urea or can|fertilizer types|which fertilizer|tsp|17-17-17|23-23-0|fertilizer mix|fertilizer at planting|fertilizer numbers',
    sw: 'tofauti ya dap na can|npk ni nini|urea au can|aina za mbolea|mbolea gani|nitumie mbolea gani|mbolea ya kupandia gani|kuchanganya mbolea',
  }, [
    ['fact', 'feeding_guides', 'DAP is 18-46-0: mostly phosphorus for roots, at planting. TSP has 46% phosphate and no nitrogen.', 'DAP ni 18-46-0: hasa fosforasi ya mizizi, wakati wa kupanda. TSP ina fosfeti asilimia 46 bila naitrojeni.'],
    ['fact', 'feeding_guides', 'CAN holds 26 to 27% nitrogen and urea 46%: both are top dressing for leaves and grain; urea must be covered with soil.', 'CAN ina naitrojeni asilimia 26 hadi 27 na urea 46: zote ni mbolea ya kukuzia kwa majani na nafaka; urea lazima ifunikwe na udongo.'],
    ['fact', 'feeding_guides', 'NPK 17-17-17 feeds all three; 23-23-0 has no potassium; MOP is 60% potash, for roots, bananas and fruit.', 'NPK 17-17-17 hulisha zote tatu; 23-23-0 haina potasiamu; MOP ni potashi asilimia 60, kwa mizizi, ndizi na matunda.'],
    ['caution', 'fao_guides', 'Never throw fertiliser on wet leaves or dry soil, nor in one heap against the stem.', 'Usimwage mbolea juu ya majani yenye maji au udongo mkavu, wala lundo moja kando ya shina.'],
    ['confirm', 'mavuno_rule', 'Buy a sealed bag from a licensed agrovet, read the numbers, and keep receipt and bag until harvest.', 'Nunua mfuko uliofungwa kwa muuzaji wa pembejeo mwenye leseni, soma nambari, na hifadhi risiti na mfuko hadi mavuno.'],
  ], { pages: ['any___fertilizer_burn', 'any___nitrogen_deficiency'] }),
  topic('crop_rotation', 'soil', 'any', ['Crop rotation', 'Kubadilisha mazao'], {
    en: 'crop rotation|rotate crops|what to plant after maize|what to plant after tomato|plant after potato|same crop every year|rotation plan|next crop',
    sw: 'kubadilisha mazao|mzunguko wa mazao|nipande nini baada ya mahindi|baada ya nyanya nipande nini|baada ya viazi|zao lile lile kila mwaka',
  }, [
    ['fact', 'soil_water_guides', 'Change the family each season: grain, then legume, then a root or vegetable of another family.', 'Badilisha jamii kila msimu: nafaka, kisha jamii ya kunde, kisha mzizi au mboga ya jamii nyingine.'],
    ['do-now', 'mavuno_rule', 'After maize: beans, potatoes or sunflower. After beans: maize or kale. After tomato or potato: maize, onions or cabbage, never one another.', 'Baada ya mahindi: maharagwe, viazi au alizeti. Baada ya maharagwe: mahindi au sukuma wiki. Baada ya nyanya au viazi: mahindi, vitunguu au kabichi, kamwe si nyanya na viazi kufuatana.'],
    ['prevent', 'cip_potato', 'Waits that count: 3 seasons for potato and tomato blights, 2 years for bean spots, 3 years for black rot, 5 seasons and more for bacterial wilt.', 'Muda muhimu: misimu 3 kwa bakajani ya viazi na nyanya, miaka 2 kwa madoa ya maharagwe, miaka 3 kwa uozo mweusi, misimu 5 au zaidi kwa mnyauko bakteria.'],
    ['caution', 'soil_water_guides', 'Self-sown plants and weeds of the same family keep the disease alive: pull them too.', 'Mimea iliyojiotea na magugu ya jamii hiyo huweka ugonjwa hai: ng’oa pia.'],
    ['low-cost', 'soil_water_guides', 'Little land? Split the field in two halves and change them over each season.', 'Shamba dogo? Gawanya shamba sehemu mbili na ubadilishane kila msimu.'],
  ], { pages: ['potato___bacterial_wilt', 'kale___black_rot'] }),
  topic('intercropping', 'soil', ['maize', 'bean', 'sorghum', 'cassava', 'cowpea', 'soybean', 'banana'], ['Intercropping', 'Kilimo mseto'], {
    en: 'intercrop|intercropping|mix crops|maize and beans together|what to plant between maize|between maize rows|plant in between maize|companion plants|legumes between maize|legumes improve soil|strip planting',
    sw: 'kilimo mseto|kuchanganya mazao|mahindi na maharagwe pamoja|nipande nini kati ya mahindi|kati ya mahindi|katikati ya mahindi|mazao pamoja|kupanda pamoja',
  }, [
    ['fact', 'spacing_guides', 'One row of beans between two maize rows is the usual mix: 65,000 to 90,000 bean plants per hectare, and the maize keeps its spacing.', 'Mstari mmoja wa maharagwe kati ya mistari miwili ya mahindi ni kawaida: mimea 65,000 hadi 90,000 ya maharagwe kwa hekta, nafasi ya mahindi ikibaki.'],
    ['cause', 'soil_water_guides', 'A tall and a short crop share light; a legume (beans, cowpeas, desmodium) brings nitrogen to the soil; two crops rarely fail for the same reason.', 'Zao refu na fupi hugawana mwanga; jamii ya kunde (maharagwe, kunde, desmodiamu) huleta naitrojeni kwenye udongo; mazao mawili ni nadra kushindwa kwa sababu moja.'],
    ['do-now', 'icipe_push_pull', 'Desmodium between maize rows with brachiaria or Napier round the field drives out stem borers, fall armyworm and striga (push-pull).', 'Desmodiamu kati ya mistari ya mahindi na brachiaria au nepia kuzunguka shamba hufukuza vipekecha shina, viwavijeshi vamizi na kiduha (sukuma-vuta).'],
    ['caution', 'mavuno_rule', 'Two thirsty crops in short rains starve each other: in dry areas keep the rows wide and the legume short.', 'Mazao mawili yenye kiu mvua zikiwa fupi hunyang’anyana: maeneo makavu weka mistari mipana na jamii ya kunde fupi.'],
    ['prevent', 'mavuno_rule', 'Not together: tomato with potato, cabbage with kale, sweet potato with morning-glory weeds; they share their pests.', 'Usipande pamoja nyanya na viazi, kabichi na sukuma wiki, viazi vitamu na magugu ya jamii yake: hushambuliwa na wadudu walewale.'],
  ], { pages: ['maize___striga', 'bean___angular_leaf_spot'], lessons: ['push-pull'] }),
];
