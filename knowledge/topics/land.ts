import { topic } from './topic.ts';
import type { Topic } from './types.ts';

export const landTopics: readonly Topic[] = [
  topic('erosion_slopes', 'soil', 'any', ['Soil washing away on slopes', 'Udongo kusombwa kwenye mteremko'], {
    en: 'erosion|soil washing away|terraces|contour|slope farming|fanya juu|gullies|grass strips|rain carries soil',
    sw: 'mmomonyoko wa udongo|udongo unasombwa|matuta|makinga maji|kulima mteremko|korongo|fanya juu|mvua inabeba udongo',
  }, [
    ['do-now', 'agroforestry_guides', 'Plough and plant across the slope, never up and down; each row then holds water back.', 'Lima na panda kukinga mteremko, kamwe si kutoka juu kwenda chini; kila mstari huzuia maji.'],
    ['low-cost', 'agroforestry_guides', 'Lay a line of grass, Napier or stones along the contour; soil gathers behind it and a terrace grows by itself.', 'Weka mstari wa nyasi, nepia au mawe kwenye kontua; udongo hujikusanya nyuma yake na tuta hujijenga.'],
    ['do-now', 'agroforestry_guides', 'On steeper land dig terraces (fanya juu): a trench along the contour with the soil thrown uphill, grass on the bank.', 'Kwenye mteremko mkali chimba matuta (fanya juu): mtaro kwenye kontua, udongo ukitupwa juu, nyasi ukingoni.'],
    ['prevent', 'soil_water_guides', 'Bare soil is lost first: mulch, cover crops and stubble left standing take the force out of the rain.', 'Udongo mtupu hupotea kwanza: matandazo, mazao ya kufunika na mabaki huvunja nguvu ya mvua.'],
    ['when-to-ask', 'county_offices', 'A gully needs a plan for the whole hillside: ask the extension officer and work with the neighbours above you.', 'Korongo linahitaji mpango wa mlima mzima: muulize afisa ugani na fanya kazi na majirani walio juu yako.'],
  ]),
  topic('mulch_cover', 'soil', 'any', ['Mulch and cover crops', 'Matandazo na mazao ya kufunika'], {
    en: 'mulch|mulching|cover crop|green manure|keep soil moist|mucuna|crotalaria|dolichos|no mulch material|dry grass',
    sw: 'matandazo|kutandaza|mazao ya kufunika udongo|mbolea ya kijani|kuhifadhi unyevu|nyasi kavu|mabua ya mahindi|dolichos',
  }, [
    ['fact', 'soil_water_guides', 'Mulch holds rain, keeps the soil cool, smothers weeds and rots into food for the crop.', 'Matandazo hushika mvua, hupoza udongo, hufunika magugu na huoza kuwa chakula cha zao.'],
    ['do-now', 'soil_water_guides', 'Spread dry grass, stalks or leaves when the soil is moist, after weeding, a hand away from the stems.', 'Tandaza nyasi kavu, mabua au majani udongo ukiwa na unyevu, baada ya palizi, mbali kidogo na mashina.'],
    ['low-cost', 'root_knot_kenya_rotation', 'Crotalaria, marigold and mucuna cover the ground, feed it and lower root-knot nematodes.', 'Krotalaria, marigold na mucuna hufunika ardhi, huilisha na hupunguza minyoo fundo ya mizizi.'],
    ['caution', 'soil_water_guides', 'No stalks of a sick crop as mulch under the same kind; and where termites are many, mulch thin and away from stems.', 'Usitandaze mabua ya zao lenye ugonjwa chini ya zao la jamii hiyo; na palipo na mchwa wengi, tandaza kidogo mbali na mashina.'],
    ['prevent', 'soil_water_guides', 'Legumes dug in young rot fast; left to seed they become weeds and rob water.', 'Jamii ya kunde ikifukiwa changa huoza haraka; ikiachwa hadi itoe mbegu huwa magugu na hunyang’anya maji.'],
  ], { pages: ['any___drought', 'maize___termites'], lessons: ['mulch-and-stakes'] }),
  topic('striga_control', 'weeds', ['maize', 'sorghum', 'finger_millet', 'rice', 'sugarcane'], ['Striga (witchweed)', 'Kiduha (striga)'], {
    en: 'striga|witchweed|purple weed maize|kayongo|maize stunted purple flowers|control striga|weed that kills maize',
    sw: 'kiduha|striga|gugu chawi|kayongo|maua ya zambarau mahindi|gugu linaloua mahindi|mahindi yamedumaa na maua',
  }, [
    ['confirm', 'icipe_push_pull', 'Maize stunted and wilted in moist soil, with purple or red flowered weeds at its foot: striga sucks its roots.', 'Mahindi yamedumaa na kunyauka ingawa udongo una unyevu, na magugu ya maua ya zambarau au mekundu chini yake: kiduha hunyonya mizizi.'],
    ['do-now', 'icipe_push_pull', 'Pull it by hand before it flowers, every 2 weeks, and burn it: one plant can drop more than 50,000 seeds.', 'Ing’oe kwa mkono kabla ya maua, kila wiki 2, na uichome: mmea mmoja waweza kuangusha mbegu zaidi ya 50,000.'],
    ['low-cost', 'icipe_push_pull', 'Push-pull with desmodium, manure, and a season of soybeans, groundnuts or cotton, which wake the seed but feed it nothing.', 'Sukuma-vuta na desmodiamu, samadi, na msimu wa soya, karanga au pamba, ambazo huamsha mbegu bila kuilisha.'],
    ['fact', 'icipe_push_pull', 'It costs 20 to 80% of the harvest, and its seed takes 2 to 4 seasons of this work to run down.', 'Hasara yake ni asilimia 20 hadi 80 ya mavuno. Mbegu zake huhitaji misimu 2 hadi 4 ya kazi hii kuisha.'],
    ['caution', 'icipe_push_pull', 'Clean tools, feet and animals when you leave an infested field; do not carry its soil or straw away.', 'Safisha zana, miguu na mifugo ukitoka shamba lenye kiduha; usibebe udongo wala majani yake.'],
    ['prevent', 'safe_use', 'Seed coated with the herbicide imazapyr is for those fields only: plant it with gloves, and never plant other seed with the same unwashed hands.', 'Mbegu iliyopakwa dawa ya magugu imazapyr ni ya mashamba hayo tu: panda na glavu, na usishike mbegu nyingine kabla ya kunawa mikono.'],
  ], { pages: ['maize___striga'], lessons: ['push-pull'] }),
  topic('agroforestry', 'soil', 'any', ['Trees on the farm', 'Miti shambani'], {
    en: 'trees on farm|agroforestry|grevillea|calliandra|which trees to plant|shade trees|fodder trees|windbreak|trees with crops',
    sw: 'miti shambani|kilimo mseto na miti|mgrevilia|kaliandra|nipande miti gani|miti ya kivuli|miti ya lishe|kinga upepo',
  }, [
    ['fact', 'agroforestry_guides', 'Trees on edges and contour lines hold soil, break wind, give fodder, stakes, firewood and fruit.', 'Miti pembezoni na kwenye kontua hushika udongo, huzuia upepo, hutoa lishe, vijiti, kuni na matunda.'],
    ['do-now', 'agroforestry_guides', 'Choose trees with small shade for the field (Grevillea), fodder shrubs on banks (Calliandra), fruit by the house.', 'Chagua miti yenye kivuli kidogo shambani (mgrevilia), vichaka vya lishe ukingoni (kaliandra), matunda karibu na nyumba.'],
    ['caution', 'agroforestry_guides', 'Eucalyptus beside crops or springs drinks their water and starves them: keep it on its own piece.', 'Mkalitusi kando ya mazao au chemchemi hunywa maji yao: upande mahali pake peke yake.'],
    ['do-now', 'agroforestry_guides', 'Plant at the start of the rains, weed and water the first dry season, and prune branches when light is needed.', 'Panda mvua inapoanza, palilia na mwagilia kiangazi cha kwanza, na pogoa matawi mwanga unapohitajika.'],
    ['when-to-ask', 'county_offices', 'Ask a tree nursery or the county forest officer which trees suit your altitude.', 'Uliza kitalu cha miti au afisa wa misitu wa kaunti ni miti gani inafaa mwinuko wako.'],
  ]),
  topic('soil_types', 'soil', 'any', ['Which soil do I have, and what it means', 'Nina udongo gani, na maana yake'], {
    en: 'soil type|sandy soil|clay soil|black cotton|loam|red soil|how to know soil|soil holds water|soil texture|my soil is hard',
    sw: 'aina ya udongo|udongo wa kichanga|udongo wa mfinyanzi|udongo mweusi|udongo tifutifu|udongo mwekundu|nijue udongo|udongo mgumu',
  }, [
    ['confirm', 'soil_water_guides', 'Wet a handful and roll it: falls apart, sandy; short roll that breaks, loam; a long ring that bends, clay.', 'Lowesha udongo kiganjani na uviringishe: ukisambaratika ni wa kichanga; fimbo fupi inayovunjika ni tifutifu; pete inayojikunja ni mfinyanzi.'],
    ['fact', 'fao56_crops', 'A metre of sand holds about 70 mm of usable water, loam 160 mm, clay 150 mm; red highland soils behave like loam.', 'Mita moja ya kichanga hushika takriban milimita 70 za maji, tifutifu 160, mfinyanzi 150; udongo mwekundu wa nyanda za juu ni kama tifutifu.'],
    ['do-now', 'fao56_crops', 'So water sandy soil often and little, loam and clay seldom and deep.', 'Kwa hiyo mwagilia udongo wa kichanga maji kidogo mara nyingi, tifutifu na mfinyanzi maji mengi mara chache.'],
    ['caution', 'soil_water_guides', 'Black cotton soil swells and cracks: plant on ridges with drains, and do not work it when it is very wet.', 'Udongo mweusi wa mfinyanzi huvimba na kupasuka: panda juu ya matuta yenye mitaro, na usiulime ukiwa na maji mengi.'],
    ['low-cost', 'soil_water_guides', 'Manure, compost and mulch help every soil: they hold water in sand and open clay.', 'Samadi, mboji na matandazo husaidia kila udongo: hushika maji kwenye kichanga na hufungua mfinyanzi.'],
  ]),
];
