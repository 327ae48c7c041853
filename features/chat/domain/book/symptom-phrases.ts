import type { ConditionKey } from '#knowledge/books.ts';

/** Farmers' own descriptions of the most common problems, in both languages. Searched, never shown. */
export const symptomPhrases: Readonly<Partial<Record<ConditionKey, string>>> = {
  maize___fall_armyworm:
    'worm in funnel|worms in the whorl|sawdust in funnel|eats the heart|windows in leaves|viwavi kwenye mahindi|viwavi kikonyo|vumbi la mbao|kinyesi katikati|funza wa mahindi|worms finishing maize|worm inside cob',
  maize___stem_borers:
    'dead heart|pin holes row|holes in a row|stem tunnels|stem has holes|kipekecha shina|shina limetobolewa|matundu kwa mstari',
  maize___lethal_necrosis:
    'mln|leaves dry from edge|mottled and dying|cobs without grain|yanakauka kutoka pembeni|mahindi yanakufa|ugonjwa mln',
  maize___streak_virus: 'streaks yellow broken lines|michirizi myembamba|mistari ya njano kwenye majani',
  maize___gray_leaf_spot: 'rectangular spots|grey between veins|madoa ya mstatili',
  maize___northern_leaf_blight: 'cigar spots|long grey spots|boat shaped|madoa marefu kama sigara',
  maize___common_rust: 'rust powder leaves|brown powder both sides|unga wa kutu',
  maize___striga: 'purple flower weed|witch weed|gugu la zambarau|kayongo|kiduha',
  maize___larger_grain_borer_and_weevils:
    'grain turns to dust|flour in bag|osama|scania|unga ghalani|dumuzi ghalani|weevils in bag|punje zimetobolewa',
  maize___aflatoxin_ear_rot: 'green mould on cob|yellow green mould|ukungu wa kijani|mahindi yameoza',
  maize___nitrogen_deficiency:
    'v shape yellow|yellow from tip|lower leaves yellow|njano kutoka ncha|majani ya chini njano|umbo la v njano',
  maize___phosphorus_deficiency: 'purple leaves young|purple stems|rangi ya zambarau|majani ya zambarau',
  bean___bean_fly:
    'stem swollen cracked|seedlings yellow die|maggot in stem|shina limepasuka chini|miche inakufa njano',
  bean___rust:
    'orange dots|orange spots|orange dots under|rusty dots|vidoa vya chungwa|madoa ya chungwa|orange powder|brown powder rubs off|unga wa kutu|unga wa chungwa',
  bean___anthracnose: 'sunken spots on pods|maganda madoa yaliyobonyea',
  bean___angular_leaf_spot: 'spots stop at veins|angular spots|madoa ya pembe|madoa yenye pembe',
  bean___root_rot: 'roots brown rot|mizizi kuoza|mizizi imeoza',
  potato___late_blight:
    'black after rain|leaves black smell|white mould under|blight after cold|meusi baada ya mvua|harufu mbaya|ukungu mweupe chini|viazi vimeungua',
  potato___bacterial_wilt:
    'wilts green|brown ring tuber|white ooze tuber|inanyauka kijani|usaha kwenye kiazi|pete ya kahawia',
  tomato___late_blight:
    'black after rain|brown patches after rain|leaves burnt after rain|meusi baada ya mvua|matunda madoa ya kahawia magumu',
  tomato___early_blight:
    'rings like target|target rings|brown rings lower leaves|duara ndani ya duara|madoa ya pete',
  tomato___bacterial_wilt: 'wilts suddenly green|milky threads water|inanyauka ghafla kijani|uzi mweupe maji',
  tomato___tuta_absoluta:
    'maps on leaves|white blotches leaves|mines leaves|caterpillar bores fruit|kantangaze|njia nyeupe jani|kiwavi ndani ya tunda',
  tomato___yellow_leaf_curl_virus:
    'leaves curl up yellow|small curled leaves|majani yanajikunja juu|majani madogo njano',
  tomato___blossom_end_rot:
    'bottom black|bottom rots|end of fruit black|black sunken bottom|kitako cheusi|chini meusi|zinaoza chini|oza kitako',
  tomato___spider_mites: 'webs red spiders|tiny red|utando utitiri|wadudu wekundu wadogo',
  any___cutworms:
    'cut at night|seedlings cut|cut at soil|felled plants|inakatwa usiku|miche inakatwa|zimekatwa chini',
  any___desert_locust: 'locusts landed|swarm locusts|nzige wametua|kundi la nzige|locust|nzige',
  any___root_knot_nematodes: 'knots on roots|swellings on roots|galls roots|vifundo mizizi|uvimbe mizizi',
  any___termites: 'white ants|falls over mud tunnels|mchwa wanaangusha',
  kale___aphids: 'grey lice|lice under leaves|vidukari vya kijivu|vidudu chini ya majani',
  kale___diamondback_moth:
    'green caterpillar hanging thread|small green caterpillars|windows cabbage|viwavi vidogo vya kijani|holes in cabbage leaves',
  kale___black_rot: 'v shape black veins|yellow v from edge|mishipa myeusi|umbo la v mishipa',
  onion___thrips: 'silver streaks|silvery leaves|mistari ya fedha|majani ya fedha',
  onion___purple_blotch: 'purple spots leaves|madoa ya zambarau',
  cassava___mosaic_disease:
    'twisted yellow leaves|mottled leaves small|majani yamejikunja njano|batobato muhogo|yellow patches stunted|madoadoa ya manjano|mabaka ya manjano|imedumaa manjano',
  cassava___brown_streak_disease:
    'brown dry rot in root|root brown inside|mizizi uozo kavu kahawia|michirizi kahawia',
  banana___xanthomonas_wilt: 'yellow slime|ripens unevenly|male bud wilts|usaha wa njano|ndizi zinaiva kabla',
  banana___weevil:
    'corm tunnels|plants topple|topple over|falls over in wind|inaanguka shina limetobolewa|mgomba unaanguka',
  banana___fusarium_wilt: 'stem splits yellow leaves|shina limepasuka njano|majani ya njano yananing’inia',
  coffee___berry_disease:
    'berries black drop|black sunken berries|matunda meusi|chulebuni|matunda yanaanguka meusi',
  coffee___leaf_rust: 'orange powder under|unga wa chungwa chini|kutu ya kahawa',
  mango___fruit_flies:
    'maggots inside fruit|fruits drop maggots|funza ndani ya maembe|maembe yana funza|inzi wa matunda',
  mango___anthracnose: 'black spots flowers fruit|maua meusi|madoa meusi matunda',
  sweet_potato___weevil: 'tunnels in tubers bitter|viazi vichungu|viazi vina matundu',
  groundnut___rosette: 'bushy small yellow|karanga zimedumaa njano',
  any___mole_rats:
    'moles|mole|mole eating|moles eating|tunnels under roots|fuko|fuko anakula|fuko wanakula|panya wa chini',
  maize___birds_and_rodents:
    'birds dig seed|birds dug seed|birds dig maize seed|dig up seed|digging up seed|seed dug up|squirrels|monkeys|rats in field|ndege wanafukua|wanafukua mbegu|panya wanafukua|ndege wanakula mahindi|kindi|nyani|tumbili',
  tomato___sunscald_and_cracking:
    'fruit cracks|tomatoes cracking|tomatoes split|splitting when ripe|zinapasuka|nyanya zimepasuka|nyanya kupasuka|matunda yanapasuka',
  any___waterlogging:
    'yellow after rain|yellow too much rain|rained a lot yellow|standing water|njano baada ya mvua|mvua nyingi njano|mvua imenyesha sana|maji yametuama',
  rice___blast: 'diamond spots|neck rot|madoa ya almasi|shingo inaoza',
};

/** Farmers' phrases for topics, by topic id, where the topic's own words are too few. */
export const topicPhrases: Readonly<Record<string, string>> = {
  spray_weather:
    'spray wind|spray windy|spray rain|spraying in wind|pulizia upepo|nyunyiza upepo|nyunyiza mvua|pulizia mvua|time of day spray|wakati gani kunyunyiza',
  dose_asked:
    'safest pesticide|strongest pesticide|best pesticide|which pesticide|strong chemical|dawa kali|dawa bora|dawa salama|dawa gani nzuri',
  certified_seed:
    'replant hybrid|recycle hybrid|hybrid again|plant again seed|rudia mbegu|chotara tena|replant seed|seed from my harvest|save seed hybrid|mbegu za mavuno',
  protective_clothing:
    'pregnant spray|pregnant woman spray|breastfeeding spraying|breastfeeding mothers|children spraying|child spray|mjamzito kunyunyiza|watoto kunyunyiza|mama anayenyonyesha',
  maize_harvest:
    'rain drying maize|drying outside|mvua yamevunwa|yamevunwa mabichi|mahindi mabichi|wet harvested maize|mvua inakuja yamevunwa',
  rats_in_store:
    'birds eating sorghum|birds eat grain|birds eating millet|birds eating rice|ndege wanakula|ndege wanakula mtama|ndege wanamaliza|panya wanamaliza',
  dry_planting_short_season:
    'which tolerates drought|tolerate drought better|more drought tolerant|inavumilia ukame|yanayovumilia ukame|gani inavumilia ukame|vumilia ukame zaidi',
  which_crop_fits:
    'what should i plant to sell|what can i plant quickly|which crop pays|nipande nini niuze|nipande nini ya haraka|nilime nini nipate pesa|zao gani la biashara',
  drought_dry_spell:
    'rain stopped flowering|rain stopped two weeks|no rain for weeks|no rain flowering|mvua imekatika|mvua imekatika maua|hakuna mvua wiki',
  counterfeit_inputs:
    'is it fake|fake fertilizer|fake dap|is it real|mbolea feki|dawa feki|no label|without label|haina lebo|bila lebo|lebo imetoka|opened bottle|chupa imefunguliwa',
};
