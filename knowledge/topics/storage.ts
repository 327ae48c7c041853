import { topic } from './topic.ts';
import type { Topic } from './types.ts';

const grains = ['maize', 'bean', 'sorghum', 'finger_millet', 'pearl_millet', 'rice', 'wheat', 'cowpea', 'green_gram', 'pigeon_pea', 'soybean'];

export const storageTopics: readonly Topic[] = [
  topic('grain_dry_enough', 'storage', grains, ['Is the grain dry enough to store?', 'Je, nafaka imekauka kiasi cha kuhifadhiwa?'], {
    en: 'dry enough|moisture|moisture meter|no meter|salt test|bottle test|how dry|13 percent|know if maize is dry|test dryness|grain moisture',
    sw: 'imekauka|yamekauka|kukauka|unyevu wa nafaka|kipimo cha chumvi|chupa na chumvi|kupima unyevu|nitajuaje imekauka|mashine ya unyevu|kavu ya kutosha',
  }, [
    ['fact', 'grain_guides', 'Grain for the store holds 13% water or less; 12.5 to 13.5% is the narrow line between keeping and moulding.', 'Nafaka ya kuhifadhi iwe na unyevu wa asilimia 13 au chini; asilimia 12.5 hadi 13.5 ndio mpaka kati ya kudumu na kuota ukungu.'],
    ['confirm', 'grain_guides', 'Salt-and-bottle test: shake a handful of grain with dry salt in a dry bottle. Salt that sticks to the glass means too wet; loose salt means dry.', 'Kipimo cha chumvi na chupa: tikisa nafaka na chumvi kavu ndani ya chupa kavu. Chumvi ikishika chupa, nafaka bado ni mbichi; isiposhika, imekauka.'],
    ['confirm', 'grain_guides', 'Biting the grain or hearing it rattle is only a rough guide. A buyer or a group may have a moisture meter.', 'Kuuma punje au kusikia mlio wake ni kukadiria tu. Mnunuzi au kikundi huenda kina mashine ya kupima unyevu.'],
    ['do-now', 'grain_guides', 'Not dry yet? Spread it thin on a canvas in the sun, turn it often, cover it at night and before rain, then test again.', 'Bado mbichi? Anika juu ya turubai kwa tabaka jembamba, geuza mara kwa mara, funika usiku na kabla ya mvua, kisha pima tena.'],
    ['do-now', 'grain_guides', 'Dry grain goes into an airtight (hermetic) bag such as PICS, on wood off the ground and away from the wall.', 'Nafaka kavu iwekwe kwenye gunia lisilopitisha hewa (mfano PICS), juu ya mbao, mbali na sakafu na ukuta.'],
    ['caution', 'grain_guides', 'Damp grain in a closed bag grows mould, and mould can make aflatoxin, a poison that cooking does not remove.', 'Nafaka yenye unyevu kwenye gunia lililofungwa huota ukungu, na ukungu huweza kutoa sumukuvu ambayo haitoki kwa kupika.'],
  ], { pages: ['maize___aflatoxin_ear_rot', 'maize___larger_grain_borer_and_weevils'], lessons: ['dry-and-store-grain'] }),
  topic('store_in_airtight_bags', 'storage', grains, ['Storing grain in airtight bags', 'Kuhifadhi nafaka kwenye magunia yasiyopitisha hewa'], {
    en: 'pics bag|pics bags|hermetic|airtight bag|how to store maize|store grain|storing maize|store beans|metal silo|agroz|storage bag|keep maize long',
    sw: 'gunia la pics|mifuko ya pics|gunia lisilopitisha hewa|kuhifadhi mahindi|hifadhi nafaka|kuhifadhi maharagwe|kuweka store|ghala|silo ya chuma|mahindi yakae muda mrefu',
  }, [
    ['fact', 'grain_guides', 'In an airtight bag or a metal silo the insects use up the air and die within 10 to 21 days, without any chemical.', 'Ndani ya gunia lisilopitisha hewa au silo ya chuma, wadudu humaliza hewa na kufa ndani ya siku 10 hadi 21, bila dawa yoyote.'],
    ['do-now', 'grain_guides', 'Dry to 13% first, shell, sieve out dust and broken grain, fill the inner bags without holes, press the air out and tie each bag apart.', 'Kwanza kausha hadi asilimia 13, pukuchua, pepeta vumbi na punje zilizovunjika, jaza mifuko ya ndani isiyo na tundu, toa hewa na funga kila mfuko peke yake.'],
    ['do-now', 'grain_guides', 'Stand the bags on wood, away from walls, roof leaks and rats, and leave them shut for at least 2 weeks.', 'Weka magunia juu ya mbao, mbali na kuta, paa linalovuja na panya, na usiyafungue kwa angalau wiki 2.'],
    ['prevent', 'grain_guides', 'Sweep and burn what is left in the store before the new grain comes. Keep old grain and new grain apart.', 'Fagia na uchome mabaki ya ghala kabla ya nafaka mpya kuingia. Tenga nafaka ya zamani na mpya.'],
    ['caution', 'grain_guides', 'One small hole lets air in and the insects live. Check the inner bags against the light before you use them again.', 'Tundu dogo huingiza hewa na wadudu hubaki hai. Kagua mifuko ya ndani dhidi ya mwanga kabla ya kuitumia tena.'],
  ], { pages: ['maize___larger_grain_borer_and_weevils', 'bean___bruchids'], lessons: ['dry-and-store-grain'] }),
  topic('weevils_in_store', 'storage', grains, ['Weevils and borers in stored grain', 'Fukusi na dumuzi ghalani'], {
    en: 'weevil|weevils|wevils|osama|scania|flour dust in maize|insects in stored maize|holes in stored grain|larger grain borer|lgb|storage pest|bruchids|beans have holes',
    sw: 'fukusi|dumuzi|skania|wadudu kwenye mahindi yaliyohifadhiwa|wadudu ghalani|unga kwenye gunia|mahindi yana matundu|maharagwe yametobolewa|wadudu wa store',
  }, [
    ['confirm', 'grain_guides', 'Round holes, live beetles and flour in the bag. Much flour dust and tunnels in cobs point to the larger grain borer.', 'Matundu ya duara, wadudu hai na unga ndani ya gunia. Unga mwingi na mifereji kwenye mahindi huashiria dumuzi.'],
    ['cause', 'grain_guides', 'They come from the field and from old grain; weevils can cost 10 to 30% in 6 months and the borer up to 80%.', 'Hutoka shambani na kwenye nafaka ya zamani; fukusi hula asilimia 10 hadi 30 kwa miezi 6, na dumuzi hadi asilimia 80.'],
    ['do-now', 'grain_guides', 'Spread the grain thin in strong sun, sieve the insects out and burn them; once dry (13 %) seal it in airtight bags such as PICS for 2 weeks or more.', 'Anika nafaka kwa tabaka jembamba kwenye jua kali, pepeta na uchome wadudu; ikikauka (asilimia 13) funga kwenye gunia lisilopitisha hewa (mfano PICS) kwa wiki 2 au zaidi.'],
    ['low-cost', 'pulse_store', 'For a little bean seed: sun it, then close it in a full dry jerrican or bottle with no air left inside.', 'Kwa mbegu kidogo ya maharagwe: ianike juani, kisha ifunge kwenye jerikani au chupa kavu iliyojaa bila hewa.'],
    ['caution', 'safe_use', 'Use no field pesticide on food. Only a dust labelled for food grain and registered by PCPB may be used, as its label says.', 'Usitumie dawa ya wadudu ya shambani kwenye chakula. Ni dawa ya unga iliyoandikwa kwa nafaka ya chakula na kusajiliwa na PCPB tu, kama lebo inavyosema.'],
    ['caution', 'safe_use', 'Gas tablets (phosphine) kill people in the house. They are for licensed operators only.', 'Vidonge vya gesi (fosfini) huua watu nyumbani. Ni vya wataalamu wenye leseni tu.'],
  ], { pages: ['maize___larger_grain_borer_and_weevils', 'bean___bruchids', 'cowpea___bruchids'], lessons: ['dry-and-store-grain'] }),
  topic('aflatoxin_mouldy_grain', 'storage', ['maize', 'groundnut', 'sorghum'], ['Mouldy grain and aflatoxin', 'Nafaka yenye ukungu na sumukuvu'], {
    en: 'aflatoxin|afflatoxin|mouldy maize|moldy maize|mould on maize|rotten maize|green mould|can i eat mouldy maize|feed mouldy maize|aflasafe|cooking aflatoxin',
    sw: 'sumukuvu|mahindi yenye ukungu|mahindi yameoza|mahindi yameota ukungu|naweza kula mahindi yaliyooza|kulisha kuku mahindi mabovu|aflasafe|ukungu wa kijani|karanga zenye ukungu',
  }, [
    ['caution', 'grain_guides', 'Do not eat, sell, brew or feed mouldy grain. Aflatoxin is not destroyed by cooking, drying, sorting after milling or washing.', 'Usile, usiuze, usipikie pombe wala usilishe mifugo nafaka yenye ukungu. Sumukuvu haiondolewi kwa kupika, kuanika, kuchambua baada ya kusaga wala kuosha.'],
    ['confirm', 'grain_guides', 'Olive to yellow-green powder between the grains is the worst sign. The poison itself cannot be seen; only a test shows it.', 'Unga wa kijani-manjano kati ya punje ni dalili mbaya zaidi. Sumu yenyewe haionekani; kipimo cha maabara tu huionyesha.'],
    ['cause', 'grain_guides', 'Drought and great heat while the grain fills, insect holes, late harvest, drying on bare soil and damp storage bring it.', 'Huletwa na ukame na joto kali punje zikijaa, matundu ya wadudu, kuchelewa kuvuna, kukausha kwenye udongo mtupu na ghala lenye unyevu.'],
    ['do-now', 'grain_guides', 'Take the mouldy cobs out by hand, keep them from people and animals, and dry the rest at once to 13% or less.', 'Toa mahindi yenye ukungu kwa mkono, yaweke mbali na watu na mifugo, na kausha yaliyobaki mara moja hadi asilimia 13 au chini.'],
    ['prevent', 'grain_guides', 'Harvest on time, dry on canvas or a raised rack, store in airtight bags. Aflasafe KE01 is spread 2 to 3 weeks before flowering.', 'Vuna kwa wakati, kausha juu ya turubai au uchanja, hifadhi kwenye magunia yasiyopitisha hewa. Aflasafe KE01 hutawanywa wiki 2 hadi 3 kabla ya maua.'],
    ['when-to-ask', 'grain_guides', 'Belly pain, vomiting or yellow eyes after eating such grain: go to a health centre at once.', 'Maumivu ya tumbo, kutapika au macho ya manjano baada ya kula nafaka hiyo: nenda kituo cha afya mara moja.'],
  ], { pages: ['maize___aflatoxin_ear_rot', 'groundnut___aflatoxin'], lessons: ['dry-and-store-grain'] }),
  topic('potato_store', 'storage', ['potato'], ['Storing potatoes', 'Kuhifadhi viazi'], {
    en: 'store potatoes|potato storage|potatoes sprouting|green potatoes|keep potatoes|potato seed storage|potatoes rotting in store',
    sw: 'kuhifadhi viazi|viazi vinaota|viazi vya kijani|viazi vinaoza ghalani|kuhifadhi mbegu ya viazi|store ya viazi',
  }, [
    ['fact', 'cip_potato', 'Food potatoes keep in a dark, cool, airy place; seed potatoes in a cool airy place with scattered light, so that sprouts stay short.', 'Viazi vya kula vikae mahali penye giza, baridi na hewa; mbegu ya viazi ikae mahali penye baridi, hewa na mwanga hafifu, ili machipukizi yabaki mafupi.'],
    ['do-now', 'cip_potato', 'Cut the tops 2 weeks before lifting so that the skin sets, lift on a dry day, and let the tubers dry in shade.', 'Kata majani wiki 2 kabla ya kuchimba ili ganda likomae, chimba siku isiyo na mvua, na uache viazi vikauke kivulini.'],
    ['do-now', 'cip_potato', 'Take out cut, rotten and holed tubers before storing, and look through the heap each week.', 'Toa viazi vilivyokatwa, vilivyooza na vilivyotobolewa kabla ya kuhifadhi, na kagua rundo kila wiki.'],
    ['caution', 'cip_potato', 'Green potatoes have been in the light and are poisonous: do not eat or sell them; green seed potatoes are fine to plant.', 'Viazi vya kijani vimekaa kwenye mwanga na vina sumu: usivile wala usiviuze; kwa kupanda, viazi vya kijani ni vizuri.'],
    ['low-cost', 'cip_potato', 'A layer of dry lantana or eucalyptus leaves over the heap keeps tuber moths away.', 'Tabaka la majani makavu ya lantana au mkalitusi juu ya rundo hufukuza nondo wa viazi.'],
  ], { pages: ['potato___tuber_moth', 'potato___late_blight'], lessons: [] }),
  topic('onion_curing', 'storage', ['onion'], ['Curing and storing onions', 'Kukausha na kuhifadhi vitunguu'], {
    en: 'cure onions|curing onions|store onions|onion storage|onions rotting|when to harvest onions|onion neck|onion harvest',
    sw: 'kukausha vitunguu|kuhifadhi vitunguu|vitunguu vinaoza|kuvuna vitunguu|vitunguu kukomaa|store ya vitunguu|shingo ya kitunguu',
  }, [
    ['confirm', 'infonet_plant_health', 'Onions are ready when more than half of the tops have fallen over by themselves; 90 to 120 days after transplanting.', 'Vitunguu viko tayari zaidi ya nusu ya majani yakianguka yenyewe; siku 90 hadi 120 baada ya kuhamisha miche.'],
    ['do-now', 'kalro_vegetables', 'Stop watering when the tops begin to fall. Lift on a dry day and handle gently: a bruise rots.', 'Acha kumwagilia majani yanapoanza kuanguka. Chimba siku isiyo na mvua na uvishike polepole: palipochubuka huoza.'],
    ['do-now', 'kalro_vegetables', 'Dry them in airy shade until necks are thin and dry and the skin rustles; then cut the tops, not too short.', 'Kausha kwenye kivuli chenye hewa hadi shingo iwe nyembamba na kavu na ganda litoe mlio; kisha kata majani, usiyafupishe mno.'],
    ['do-now', 'kalro_vegetables', 'Store in nets or on raised racks in thin layers, dry and airy. Use thick-necked bulbs first: they do not keep.', 'Hifadhi kwenye nyavu au uchanja kwa tabaka jembamba, pakavu na penye hewa. Tumia kwanza vyenye shingo nene: havidumu.'],
    ['caution', 'kalro_vegetables', 'Too much nitrogen late in the season gives thick necks and onions that rot in the store.', 'Naitrojeni nyingi mwishoni mwa msimu hutoa vitunguu vyenye shingo nene vinavyooza ghalani.'],
  ], { pages: ['onion___purple_blotch'] }),
];
