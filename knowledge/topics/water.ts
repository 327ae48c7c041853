import { topic } from './topic.ts';
import type { Topic } from './types.ts';

export const waterTopics: readonly Topic[] = [
  topic('when_to_irrigate', 'water', 'any', ['When and how deep to water', 'Wakati wa kumwagilia, na maji yafike chini kiasi gani'], {
    en: 'when to irrigate|how often to water|irrigate every day|water every day|watering|irrigation|deep watering|morning or evening watering|how to irrigate|is daily watering good',
    sw: 'wakati wa kumwagilia|nimwagilie mara ngapi|kumwagilia kila siku|umwagiliaji|kumwagilia asubuhi au jioni|maji kila siku|nimwagilie lini',
  }, [
    ['fact', 'fao56_crops', 'Deep and less often beats a little every day: shallow water keeps roots at the top, where they dry first.', 'Kumwagilia maji mengi mara chache ni bora kuliko kidogo kila siku: maji yasiyofika chini huweka mizizi juu, ambako hukauka kwanza.'],
    ['threshold', 'fao56_crops', 'Share of the soil’s usable water a crop may take before the next watering: rice 20%, onion and capsicum 30, potato 35, tomato 40, beans and kale 45, maize 55.', 'Sehemu ya maji ya udongo zao linaweza kutumia kabla ya kumwagilia tena: mpunga asilimia 20, kitunguu na hoho 30, viazi 35, nyanya 40, maharagwe na sukuma wiki 45, mahindi 55.'],
    ['confirm', 'mavuno_rule', 'Dig beside the roots: soil that forms a ball has water, soil that crumbles is due. Leaves hanging at noon and up again by evening: soon; still hanging in the morning: late.', 'Chimba kando ya mizizi: udongo unaoshikana una maji, unaomomonyoka unahitaji. Majani yakilegea mchana na kuinuka jioni: karibu; yakiwa bado yamelegea asubuhi: umechelewa.'],
    ['do-now', 'water_balance', 'Water in the morning, on the soil; leaves wet through the night bring disease. Sandy soil more often with less.', 'Mwagilia asubuhi, kwenye udongo; majani yenye maji usiku huleta ugonjwa. Udongo wa kichanga mara nyingi zaidi kwa kidogo.'],
    ['caution', 'water_balance', 'Rain on the way? Look at the forecast of your field: if the next 3 days bring more than half of what is missing, wait.', 'Mvua inakuja? Tazama utabiri wa shamba lako: siku 3 zijazo zikileta zaidi ya nusu ya kinachokosekana, subiri.'],
  ], { pages: ['any___drought', 'any___waterlogging'] }),
  topic('water_amount', 'water', 'any', ['How much water is that in litres and jerricans?', 'Hayo ni maji kiasi gani kwa lita na jerikani?'], {
    en: 'how much water|litres per acre|jerricans|how many litres|1 mm|water per plant|water for quarter acre|drum of water',
    sw: 'maji kiasi gani|lita kwa ekari|jerikani ngapi|lita ngapi|maji kwa mmea|maji ya robo ekari|tanki la maji|milimita 1',
  }, [
    ['fact', 'irrigation_manuals', 'One millimetre on one acre is 4,047 litres; on a hectare 10,000 litres.', 'Milimita moja kwa ekari moja ni lita 4,047; kwa hekta lita 10,000.'],
    ['fact', 'irrigation_manuals', 'One 20-litre jerrican gives 5 mm to 4 square metres.', 'Jerikani moja ya lita 20 hutoa milimita 5 kwa mita 4 za mraba.'],
    ['fact', 'irrigation_manuals', 'Of the water you bring, drip lets 90% reach the roots, a can or hose 80, sprinklers 75, furrows 60, flooding 50.', 'Kati ya maji unayoleta, matone hufikisha asilimia 90 kwenye mizizi, kopo au mpira 80, ya kunyunyiza 75, mifereji 60, kufurisha 50.'],
    ['do-now', 'mavuno_rule', 'The field’s page works out what is missing in millimetres and litres from your crop, soil and rain.', 'Ukurasa wa shamba huhesabu kinachokosekana kwa milimita na lita kutokana na zao, udongo na mvua yako.'],
    ['low-cost', 'soil_water_guides', 'Short of water? Water every second row deeply rather than all rows thinly, and mulch.', 'Maji machache? Mwagilia vizuri mstari mmoja na uruke mmoja, badala ya kuipa mistari yote maji kidogo, na tandaza.'],
  ]),
  topic('irrigation_methods', 'water', 'any', ['Drip, furrow, sprinkler or can?', 'Matone, mifereji, kunyunyiza au kopo?'], {
    en: 'drip irrigation|furrow or drip|sprinkler|which irrigation|bucket drip|cheap irrigation|hose watering|pump for irrigation|solar pump',
    sw: 'umwagiliaji wa matone|mifereji au matone|kunyunyiza|umwagiliaji gani|umwagiliaji wa bei nafuu|mpira wa maji|pampu ya maji|pampu ya jua',
  }, [
    ['fact', 'irrigation_manuals', 'Drip wastes least (90% reaches the roots) and keeps leaves dry; it needs a filter, a tank some feet high and clean lines.', 'Matone hupoteza kidogo (asilimia 90 hufika kwenye mizizi) na huacha majani makavu; yanahitaji kichujio, tanki lililoinuliwa na mipira safi.'],
    ['fact', 'irrigation_manuals', 'Furrows cost little, but only about 60% reaches the roots, with flooding 50%; short level furrows lose less.', 'Mifereji ni nafuu, lakini takriban asilimia 60 tu hufika kwenye mizizi, kufurisha 50; mifupi iliyosawazishwa hupoteza kidogo.'],
    ['caution', 'avrdc_tomato', 'Sprinklers wet the leaves: use them on young vegetables in the morning, not on tomato or potato in blight weather.', 'Kunyunyiza hulowesha majani: tumia kwa mboga changa asubuhi, si kwa nyanya au viazi hali ya hewa ikiwa ya bakajani.'],
    ['low-cost', 'irrigation_manuals', 'A bucket on a stand with a drip line waters a kitchen garden from one drum.', 'Ndoo juu ya kijukwaa chenye mpira wa matone humwagilia bustani ya nyumbani kutoka pipa moja.'],
    ['caution', 'county_offices', 'Taking water from a river or drilling needs a permit of the water authority; ask the county before you pay for a pump.', 'Kuchota maji mtoni kwa pampu au kuchimba kisima kunahitaji kibali cha mamlaka ya maji; uliza kaunti kabla ya kulipia pampu.'],
  ]),
  topic('water_harvesting', 'water', 'any', ['Catching rain for the crop', 'Kuvuna maji ya mvua kwa ajili ya mazao'], {
    en: 'water harvesting|harvest rain water|zai pits|farm pond|tied ridges|roof water|store rain|half moons|catch rain',
    sw: 'kuvuna maji ya mvua|mashimo ya zai|bwawa la shamba|matuta yaliyofungwa|maji ya paa|kuhifadhi mvua|kukinga maji',
  }, [
    ['low-cost', 'soil_water_guides', 'Tied ridges, planting pits (zai) and half moons hold rain where it falls, so that it sinks in instead of running off.', 'Matuta yaliyofungwa, mashimo ya kupandia (zai) na makinga maji hushika mvua inaponyesha, ili izame badala ya kutiririka.'],
    ['do-now', 'agroforestry_guides', 'Lead water from roof, path or rock into a tank, a lined pan or a basin beside the trees.', 'Elekeza maji ya paa, njia au mwamba kwenye tanki, bwawa lililotandikwa au beseni kando ya miti.'],
    ['caution', 'agroforestry_guides', 'A pond without lining on sandy soil is soon empty, and an open pond drowns children and animals: fence it.', 'Bwawa bila kutandikwa kwenye udongo wa kichanga hukauka upesi, na bwawa wazi huzamisha watoto na mifugo: zungushia ua.'],
    ['do-now', 'soil_water_guides', 'Dig the pits in the dry season, put manure in each and plant in it when the rain comes.', 'Chimba mashimo kiangazi, weka samadi katika kila moja na panda humo mvua ikija.'],
    ['fact', 'irrigation_manuals', 'Ten millimetres of rain on a roof of 40 square metres are 400 litres.', 'Milimita kumi za mvua kwenye paa la mita 40 za mraba ni lita 400.'],
  ]),
  topic('waterlogging_flood', 'water', 'any', ['Too much water, floods', 'Maji mengi na mafuriko'], {
    en: 'waterlogged|flooded field|too much rain|standing water|drain field|crop under water|yellow after rain|flood|el nino',
    sw: 'maji yametuama|shamba limefurika|mvua nyingi|mafuriko|kutoa maji shambani|zao chini ya maji|njano baada ya mvua|el nino',
  }, [
    ['do-now', 'soil_water_guides', 'Open drains along the field at once and stay off the soil until it carries you: walking packs it.', 'Fungua mitaro kando ya shamba mara moja na usiingie hadi udongo ukubebe: kukanyaga huukandamiza.'],
    ['confirm', 'soil_water_guides', 'Yellow leaves after days of wet soil are roots without air, not lack of nutrients: drain first, feed later.', 'Majani ya manjano baada ya siku za udongo mwingi wa maji ni mizizi isiyo na hewa, si upungufu wa virutubisho: toa maji kwanza, weka mbolea baadaye.'],
    ['do-now', 'fao_guides', 'When it dries, give a little nitrogen and weed; look for blight and rot in the next days.', 'Ukikauka, weka naitrojeni kidogo na palilia; tazama bakajani na uozo siku zijazo.'],
    ['caution', 'grain_guides', 'Grain and vegetables that lay in flood water can carry filth and poison: do not eat or sell them.', 'Nafaka na mboga zilizolala kwenye maji ya mafuriko zaweza kubeba uchafu na sumu: usile wala usiuze.'],
    ['when-to-ask', 'county_offices', 'For El Niño and other outlooks follow the Kenya Meteorological Department and your county; clear drains and bring grain to a high dry place before the rain.', 'Kuhusu El Niño na matarajio mengine fuata Idara ya Hali ya Hewa na kaunti yako; safisha mitaro na peleka nafaka mahali pa juu pakavu kabla ya mvua.'],
    ['prevent', 'soil_water_guides', 'On flat or heavy land plant on ridges or raised beds, with a drain at the low end.', 'Kwenye ardhi tambarare au nzito panda juu ya matuta, na mtaro upande wa chini.'],
  ], { pages: ['any___waterlogging', 'maize___waterlogging'] }),
];
