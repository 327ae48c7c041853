/**
 * Words that farmers use for the same thing, in both languages: who searches for one finds the others.
 * Terms: the project's glossary of Kenyan farm words; groups of our own.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['maize', 'corn', 'mahindi'], ['beans', 'bean', 'maharagwe', 'maharage'], ['potato', 'potatoes', 'viazi', 'waru', 'kiazi'], ['tomato', 'tomatoes', 'nyanya'], ['onion', 'onions', 'kitunguu', 'vitunguu'],
  ['kale', 'kales', 'sukuma wiki', 'sukuma'], ['cabbage', 'kabichi', 'kabeji'], ['coffee', 'kahawa'], ['tea', 'chai'], ['banana', 'bananas', 'ndizi', 'migomba', 'mgomba'], ['cassava', 'muhogo', 'mihogo'],
  ['mango', 'mangoes', 'embe', 'maembe', 'miembe'], ['avocado', 'parachichi', 'avokado'], ['groundnut', 'groundnuts', 'peanut', 'karanga', 'njugu'], ['sorghum', 'mtama'], ['millet', 'wimbi', 'mawele'], ['rice', 'mpunga', 'mchele'],
  ['wheat', 'ngano'], ['sugarcane', 'miwa'], ['cowpea', 'cowpeas', 'kunde'], ['pigeon pea', 'mbaazi'], ['green gram', 'ndengu', 'pojo'], ['sweet potato', 'viazi vitamu'], ['pepper', 'capsicum', 'hoho', 'pilipili'], ['cotton', 'pamba'],
  ['pest', 'pests', 'insect', 'insects', 'wadudu', 'mdudu'], ['disease', 'diseases', 'ugonjwa', 'magonjwa'], ['leaf', 'leaves', 'jani', 'majani'], ['root', 'roots', 'mzizi', 'mizizi'], ['fruit', 'fruits', 'tunda', 'matunda'],
  ['seed', 'seeds', 'mbegu'], ['seedling', 'seedlings', 'miche', 'mche'], ['fertilizer', 'fertiliser', 'mbolea'], ['manure', 'samadi', 'mbolea ya samadi'], ['compost', 'mboji'], ['soil', 'udongo'], ['water', 'maji'],
  ['rain', 'rains', 'mvua'], ['drought', 'ukame', 'kiangazi'], ['irrigation', 'irrigate', 'umwagiliaji', 'kumwagilia'], ['harvest', 'harvesting', 'mavuno', 'kuvuna', 'vuna'], ['planting', 'plant', 'kupanda', 'upanzi', 'panda'],
  ['weed', 'weeds', 'weeding', 'magugu', 'palizi'], ['market', 'soko', 'masoko'], ['price', 'prices', 'bei'], ['store', 'storage', 'ghala', 'hifadhi', 'kuhifadhi'], ['spray', 'spraying', 'kunyunyizia', 'nyunyizia', 'pulizia'],
  ['yellow', 'yellowing', 'manjano', 'njano'], ['spots', 'spot', 'madoa', 'doa'], ['wilt', 'wilting', 'mnyauko', 'kunyauka', 'kukauka'], ['blight', 'bakajani', 'ukungu'], ['rust', 'kutu'], ['rot', 'rotting', 'kuoza', 'uozo'],
  ['armyworm', 'armyworms', 'fall armyworm', 'viwavijeshi', 'viwavi jeshi', 'kiwavijeshi'], ['caterpillar', 'caterpillars', 'viwavi', 'kiwavi'], ['aphid', 'aphids', 'vidukari', 'kidukari'], ['weevil', 'weevils', 'fukusi'], ['whitefly', 'whiteflies', 'inzi weupe'],
  ['field', 'farm', 'shamba', 'mashamba'], ['farmer', 'farmers', 'mkulima', 'wakulima'], ['neem', 'mwarobaini'], ['chicken', 'chickens', 'kuku'], ['cow', 'cows', 'cattle', 'ngombe'], ['goat', 'goats', 'mbuzi'], ['feed', 'lishe', 'chakula'],
  ['organic', 'asili', 'kilimo hai'], ['season', 'msimu', 'misimu'], ['crop', 'crops', 'mazao', 'zao'], ['acre', 'acres', 'ekari'], ['yield', 'yields', 'mazao'], ['nursery', 'kitalu'], ['prune', 'pruning', 'kupogoa'],
];
