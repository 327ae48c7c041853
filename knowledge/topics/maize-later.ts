import { topic } from './topic.ts';
import type { Topic } from './types.ts';

const maize = ['maize'];

export const maizeLaterTopics: readonly Topic[] = [
  topic('maize_harvest', 'harvest', maize, ['When maize is ripe, and drying it', 'Mahindi yamekomaa lini, na kuyakausha'], {
    en: 'harvest maize|when is maize ready|maize mature|maize ripe|black layer|dry maize|drying maize|days to mature maize|how long does maize take|maize left in field|shelling maize',
    sw: 'kuvuna mahindi|mahindi yamekomaa|mahindi yako tayari|kukausha mahindi|mahindi huchukua siku ngapi|mahindi yakomae|kupukuchua mahindi|kuanika mahindi|mahindi yakibaki shambani',
  }, [
    ['fact', 'kalro_maize_zones', 'Early dryland maize takes 3 to 4 months, medium hybrids 4 to 5, highland hybrids 6 to 8 and longer where nights are cold.', 'Mahindi ya mapema ya maeneo makavu huchukua miezi 3 hadi 4, chotara za kati 4 hadi 5, za nyanda za juu 6 hadi 8, na zaidi penye usiku wa baridi.'],
    ['confirm', 'kalro_maize', 'Ripe: husks dry, cobs hang, grain hard and shiny, and a black layer shows where the grain sits on the cob.', 'Yamekomaa: maganda yamekauka, mahindi yameinama, punje ni ngumu na zinang’aa, na tabaka jeusi linaonekana punje inaposhika gunzi.'],
    ['do-now', 'grain_guides', 'Harvest soon: each week in the field means weevils, birds, rats, rain and mould. Lay cobs on canvas or a rack, never on bare soil.', 'Vuna mapema: kila wiki shambani huleta fukusi, ndege, panya, mvua na ukungu. Weka mahindi juu ya turubai au uchanja, kamwe si kwenye udongo mtupu.'],
    ['do-now', 'grain_guides', 'Sort out mouldy and holed cobs, dry in the sun until the salt test says 13 % or less, shell, and dry once more before bagging.', 'Chambua yenye ukungu na matundu, kausha juani hadi kipimo cha chumvi kionyeshe asilimia 13 au chini, pukuchua, na anika tena kabla ya kufunga guniani.'],
    ['caution', 'mavuno_rule', 'Rain of 10 mm or more in the week after ripening: bring the cobs under a roof and dry them there in thin layers.', 'Mvua ya milimita 10 au zaidi wiki baada ya kukomaa: ingiza mahindi chini ya paa na uyakaushe humo kwa tabaka jembamba.'],
  ], { pages: ['maize___aflatoxin_ear_rot', 'maize___birds_and_rodents'], lessons: ['dry-and-store-grain'] }),
  topic('maize_holes', 'pest-management', maize, ['Holes in maize leaves: which pest?', 'Matundu kwenye majani ya mahindi: mdudu gani?'], {
    en: 'holes in maize|maize leaves eaten|worms in maize|sawdust in funnel|caterpillars maize|armyworm or borer|maize eaten by worms|whorl damage|something eating my maize|dead heart',
    sw: 'matundu kwenye mahindi|majani ya mahindi yameliwa|viwavi wanakula mahindi|wadudu wanakula mahindi|unga wa mbao kwenye kikonyo|vumbi la mbao katikati ya mahindi|minyoo kwenye mahindi|mahindi yanaliwa|kiini kimekauka',
  }, [
    ['confirm', 'faw_guides', 'Ragged windows and wet sawdust in the funnel, and a larva with a pale upside-down Y on the head and 4 dark spots near the tail: fall armyworm.', 'Madirisha yaliyochanika na vumbi kama la mbao lenye unyevu katikati ya mmea, na kiwavi mwenye Y iliyopinduliwa kichwani na madoa 4 meusi karibu na mkia: viwavijeshi vamizi.'],
    ['confirm', 'kalro_maize', 'Neat rows of small round holes across the leaf and a dry heart: stem borer. Marching bands after heavy rain: African armyworm.', 'Mistari ya matundu madogo ya duara kwenye jani na kiini kilichokauka: kipekecha shina. Makundi yanayotembea baada ya mvua kubwa: viwavijeshi wa Afrika.'],
    ['threshold', 'faw_scouting', 'Look at 20 plants in each of 5 places in a W. Act when about 20 % have fresh damage (10 % in seedlings, up to 40 % in tall maize) and larvae are small.', 'Kagua mimea 20 katika kila sehemu 5 kwa umbo la W. Chukua hatua takriban asilimia 20 ikiwa na madhara mapya (asilimia 10 kwa miche, hadi 40 kwa mahindi marefu) na viwavi wakiwa wadogo.'],
    ['low-cost', 'faw_guides', 'Crush egg masses and small larvae by hand; late in the afternoon put a pinch of dry soil, sand or wood ash into each attacked whorl.', 'Ponda mayai na viwavi wadogo kwa mkono; jioni weka konzi ndogo ya vidole ya udongo mkavu, mchanga au majivu katikati ya kila mmea ulioshambuliwa.'],
    ['do-now', 'faw_guides', 'Neem or Bt works on small larvae. A bought product: one registered by PCPB for this pest on maize, as its label says, in the evening into the whorl.', 'Mwarobaini au Bt hufanya kazi kwa viwavi wadogo. Dawa ya dukani: iliyosajiliwa na PCPB kwa mdudu huyu kwenye mahindi, kama lebo inavyosema, jioni katikati ya mmea.'],
    ['caution', 'faw_guides', 'Do not spray tall maize with tassels: larvae in the cob are out of reach and the bees come.', 'Usinyunyize mahindi marefu yenye mbelewele: viwavi ndani ya hindi hawafikiki na nyuki huja.'],
    ['prevent', 'faw_guides', 'Plant early and together, look every week from emergence, feed the crop, push-pull with desmodium, beans between the rows.', 'Panda mapema na kwa pamoja, kagua kila wiki tangu kuota, lisha zao, tumia sukuma-vuta na desmodiamu, panda maharagwe kati ya mistari.'],
  ], { pages: ['maize___fall_armyworm', 'maize___stem_borers', 'maize___african_armyworm'], lessons: ['fall-armyworm', 'push-pull'] }),
  topic('maize_streaks', 'disease-management', maize, ['Streaks and yellow maize: what is it?', 'Michirizi na mahindi ya manjano: ni nini?'], {
    en: 'maize yellow streaks|yellow maize|maize turning yellow|streaks on maize|stripes on maize leaves|white bands maize|mln|maize drying from edge|maize purple|maize colour',
    sw: 'mahindi ya manjano|michirizi kwenye mahindi|mahindi yamekuwa njano|mistari kwenye majani ya mahindi|mahindi yanakauka pembeni|mln|mahindi ya zambarau|rangi ya mahindi',
  }, [
    ['confirm', 'cimmyt_maize', 'Yellow V from the tip along the midrib on old leaves: nitrogen hunger. Purple young plants: phosphorus hunger or cold.', 'Manjano ya umbo la V kutoka ncha kwenye majani ya zamani: upungufu wa naitrojeni. Mimea michanga ya zambarau: upungufu wa fosforasi au baridi.'],
    ['confirm', 'cimmyt_maize', 'Fine broken cream streaks on all new leaves: streak virus. Mottled leaves that dry from the edge with a dead heart: lethal necrosis (MLN).', 'Michirizi myembamba iliyokatika kwenye majani mapya yote: virusi vya michirizi. Majani yenye mabaka yanayokauka kutoka pembeni na kiini kufa: ugonjwa hatari wa mahindi (MLN).'],
    ['confirm', 'cimmyt_maize', 'Broad white bands beside the midrib of young leaves: zinc hunger. Burnt edges of old leaves: potassium hunger.', 'Mabaka mapana meupe kando ya mshipa wa majani machanga: upungufu wa zinki. Kingo zilizoungua za majani ya zamani: upungufu wa potasiamu.'],
    ['do-now', 'cimmyt_maize', 'MLN or streak in young plants: pull them out and bury or burn them; no spray cures a virus. Weed out grasses.', 'MLN au michirizi kwenye mimea michanga: ing’oe na uifukie au uichome; hakuna dawa inayoponya virusi. Palilia nyasi.'],
    ['prevent', 'cimmyt_maize', 'After MLN: at least 2 months without maize, better 2 seasons with beans, potatoes or cassava; tolerant certified seed, all neighbours together.', 'Baada ya MLN: angalau miezi 2 bila mahindi, bora misimu 2 ya maharagwe, viazi au muhogo; mbegu iliyoidhinishwa inayostahimili, majirani wote kwa pamoja.'],
    ['when-to-ask', 'county_offices', 'Report MLN, above all in seed plots, to the extension officer. Leaf check in this app helps to tell the signs apart.', 'Ripoti MLN, hasa kwenye shamba la mbegu, kwa afisa ugani. Ukaguzi wa jani katika programu hii husaidia kutofautisha dalili.'],
  ], { pages: ['maize___lethal_necrosis', 'maize___streak_virus', 'maize___nitrogen_deficiency', 'maize___phosphorus_deficiency', 'maize___zinc_deficiency', 'maize___potassium_deficiency'], lessons: ['hunger-or-disease'] }),
  topic('maize_disease_prevention', 'disease-management', maize, ['Keeping maize diseases away', 'Kukinga mahindi dhidi ya magonjwa'], {
    en: 'prevent maize disease|maize disease|grey spots maize|leaf blight maize|rust on maize|maize after maize|spray maize fungicide|maize leaf spots',
    sw: 'magonjwa ya mahindi|kuzuia magonjwa ya mahindi|madoa kwenye mahindi|kutu ya mahindi|bakajani la mahindi|mahindi kila msimu|dawa ya kuvu mahindi',
  }, [
    ['prevent', 'cimmyt_maize', 'Certified seed of a type that bears the diseases of your area, planted with the first rains, is most of the work.', 'Mbegu iliyoidhinishwa ya aina inayostahimili magonjwa ya eneo lako, ikipandwa na mvua ya kwanza, ni sehemu kubwa ya kazi.'],
    ['prevent', 'cimmyt_maize', 'One season without maize (beans, potatoes, cassava), and old stalks fed, composted or dug in: grey leaf spot and blight live on them.', 'Msimu mmoja bila mahindi (maharagwe, viazi, muhogo), na mabua ya zamani yalishwe mifugo, yafanywe mboji au yafukiwe: madoa ya majani na bakajani huishi humo.'],
    ['confirm', 'cimmyt_maize', 'Long rectangles between the veins: grey leaf spot. Cigar shapes that cross veins: northern blight. Brown dust on both sides: rust.', 'Mistatili mirefu kati ya mishipa: madoa ya majani ya kijivu. Umbo la sigara linalovuka mishipa: bakajani la mahindi. Unga wa kahawia pande zote: kutu.'],
    ['threshold', 'cimmyt_maize', 'A fungicide seldom pays on food maize; only when spots reach the leaf below the cob before silks come, in wet weather, on a strong crop.', 'Dawa ya kuvu ni nadra kulipa kwenye mahindi ya chakula; ni pale tu madoa yakifika jani la chini ya hindi kabla ya ndevu, hali ya hewa ikiwa ya mvua, na zao likiwa imara.'],
    ['low-cost', 'cimmyt_maize', 'Feed it well, weed it clean, keep rows apart as advised: strong plants carry spots without losing much.', 'Lilishe vizuri, palilia safi, na fuata nafasi ya mistari: mimea imara hubeba madoa bila hasara kubwa.'],
  ], { pages: ['maize___gray_leaf_spot', 'maize___northern_leaf_blight', 'maize___common_rust'] }),
  topic('maize_yield', 'yield', maize, ['How many bags of maize from an acre?', 'Magunia mangapi ya mahindi kwa ekari?'], {
    en: 'bags per acre|maize yield|how many bags|expected maize harvest|maize production per acre|increase maize yield|low maize yield|yield of maize',
    sw: 'magunia kwa ekari|mavuno ya mahindi|magunia mangapi|nitavuna magunia mangapi|kuongeza mavuno ya mahindi|mavuno kidogo ya mahindi|ekari moja hutoa',
  }, [
    ['fact', 'faostat', 'Kenya’s middle yield of 2020 to 2024 is 1,666 kg a hectare: about 7.5 bags of 90 kg an acre.', 'Mavuno ya kati ya Kenya ya 2020 hadi 2024 ni kilo 1,666 kwa hekta: takriban magunia 7.5 ya kilo 90 kwa ekari.'],
    ['fact', 'kilimostat', 'Counties differ tenfold. Means of 2012 to 2023, tonnes a hectare: Trans Nzoia 3.95, Bungoma 2.91, Nakuru 2.73, Kakamega 2.37, Meru 1.10, Makueni 0.61, Kitui 0.41.', 'Kaunti hutofautiana mara kumi. Wastani wa 2012 hadi 2023, tani kwa hekta: Trans Nzoia 3.95, Bungoma 2.91, Nakuru 2.73, Kakamega 2.37, Meru 1.10, Makueni 0.61, Kitui 0.41.'],
    ['fact', 'attainable_guides', 'Good smallholders reach 2.5 to 3 tonnes a hectare in dry areas, 5 to 6 in medium ones and 8 to 9 in the highlands.', 'Wakulima wadogo hodari hufikia tani 2.5 hadi 3 kwa hekta maeneo makavu, 5 hadi 6 maeneo ya kati na 8 hadi 9 nyanda za juu.'],
    ['do-now', 'mavuno_rule', 'What raises it most: seed for your zone, planting with the first rains, fertilizer with manure, clean weeding before knee height.', 'Kinachoongeza zaidi: mbegu ya ukanda wako, kupanda na mvua ya kwanza, mbolea pamoja na samadi, palizi safi kabla ya kufika magotini.'],
    ['caution', 'mavuno_rule', 'No one can promise a number of bags. A range from your own past harvests and this season’s rain is the honest answer.', 'Hakuna anayeweza kuahidi idadi ya magunia. Makadirio ya kati ya chini na juu kutoka mavuno yako ya zamani na mvua ya msimu huu ndiyo jibu la kweli.'],
  ]),
];
