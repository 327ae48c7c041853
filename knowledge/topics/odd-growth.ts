import { topic } from './topic.ts';
import type { Topic } from './types.ts';

/** Not diseases, but asked about as if they were. */
export const oddGrowthTopics: readonly Topic[] = [
  topic('cabbage_no_heads', 'care', ['cabbage', 'kale'], ['Cabbages that do not close', 'Kabichi zisizofunga'], {
    en: 'cabbages not forming heads|cabbage forms no head|cabbage not closing|cabbage heads not closing|cabbage only leaves',
    sw: 'kabichi hazifungi|kabichi haifungi|kabichi hazifungi vichwa|kabichi hazijafunga|kabichi majani tu|kabichi ndogo|kabichi imekataa kufunga',
  }, [
    ['cause', 'kalro_vegetables', 'Heads stay open where plants stand too close or in shade, thirst in the weeks when leaves should fold, or were old and thin when planted out.', 'Kabichi hazifungi zikibanana au kuwa kivulini, zikipata kiu wiki za kufunga majani, au miche ikihamishwa ikiwa mizee na dhaifu.'],
    ['cause', 'kalro_vegetables', 'Caterpillars that ate the heart early and weeks of great heat do the same; old seed of unknown kind may never close.', 'Viwavi waliokula moyo wa mmea mapema na wiki za joto kali hufanya vivyo hivyo; mbegu ya zamani isiyojulikana huenda isifunge kamwe.'],
    ['confirm', 'kalro_vegetables', 'Count the weeks: most kinds close 2 to 3 months after transplanting. Look into the heart for caterpillars, and at roots for swellings.', 'Hesabu wiki: aina nyingi hufunga miezi 2 hadi 3 baada ya kuhamishwa. Tazama moyoni kama kuna viwavi, na mizizini kama kuna uvimbe.'],
    ['do-now', 'kalro_vegetables', 'Water deeply and evenly from now on, weed, and give manure or a little nitrogen on moist soil.', 'Kuanzia sasa mwagilia maji mengi kwa usawa, palilia, na weka samadi au naitrojeni kidogo kwenye udongo wenye unyevu.'],
    ['low-cost', 'kalro_vegetables', 'What does not close is still food: pick the leaves as greens, week by week.', 'Zisizofunga bado ni chakula: chuma majani kama mboga, wiki hadi wiki.'],
    ['prevent', 'kalro_vegetables', 'Next time: seed of a named variety, young sturdy seedlings, 60 cm apart each way in full sun.', 'Wakati ujao: mbegu ya aina inayojulikana, miche michanga yenye nguvu, umbali wa sentimita 60 kila upande kwenye jua.'],
  ], { pages: ['kale___diamondback_moth'] }),
  topic('bolting', 'care', ['onion', 'carrot', 'cabbage', 'kale', 'spinach'], ['Flower stalks too early', 'Maua mapema kuliko kawaida'], {
    en: 'onions making flowers|onion flowering|onions bolting|bolting|flower stalk onion|remove onion flowers|kale flowering|carrots flowering|spinach flowering',
    sw: 'vitunguu vinatoa maua|kitunguu kimetoa maua|vitunguu vinachanua|sukuma inatoa maua|karoti zinatoa maua|ua la kitunguu|niondoe maua ya vitunguu',
  }, [
    ['cause', 'kalro_vegetables', 'Cold weeks, planting out old seedlings, or thirst make them flower before their time.', 'Wiki za baridi, kuhamisha miche mizee, au kiu huvifanya vichanue kabla ya wakati.'],
    ['do-now', 'kalro_vegetables', 'Break the stalk off low while it is young: the bulb grows a little more, but keeps its hard core.', 'Vunja kikonyo cha ua chini kabisa kikiwa kichanga: kitunguu hukua kidogo zaidi, lakini hubaki na kiini kigumu.'],
    ['do-now', 'kalro_vegetables', 'Harvest and eat or sell these first: they do not keep in the store.', 'Vuna na ule au uuze hivi kwanza: havidumu ghalani.'],
    ['prevent', 'kalro_vegetables', 'Plant out young seedlings, water evenly, and choose a variety made for your season; save no seed from the first that flower.', 'Hamisha miche michanga, mwagilia kwa usawa, na chagua aina ya msimu wako; usihifadhi mbegu kutoka vya kwanza kuchanua.'],
  ]),
  topic('eaten_by_livestock', 'care', 'any', ['Animals ate the crop: will it recover?', 'Mifugo imekula zao: litachipua tena?'], {
    en: 'goats ate my maize|goats ate|cows ate my maize|cow ate my crop|animals ate my crop|chickens ate|will it recover|hippo ate|monkeys ate|eaten by cows',
    sw: 'mbuzi wamekula mahindi|mbuzi wamekula|ngombe wamekula mahindi|ngombe wamekula|kuku wamekula|mifugo imekula|wanyama wamekula|itachipua tena|litachipua',
  }, [
    ['fact', 'fao_guides', 'Maize, sorghum and millet below knee height grow again: their growing point is still under or near the soil. Beans regrow only where buds below were left.', 'Mahindi, mtama na wimbi chini ya magoti huchipua tena: sehemu ya kukua bado iko chini au karibu na udongo. Maharagwe huchipua tu pale vichipukizi vya chini vilipobaki.'],
    ['confirm', 'fao_guides', 'Look after 5 to 7 days: a new green leaf from the middle means that the plant lives.', 'Tazama baada ya siku 5 hadi 7: jani jipya la kijani kutoka katikati ni ishara kuwa mmea uko hai.'],
    ['do-now', 'fao_guides', 'Close the fence first. Then weed, and give a little nitrogen or manure on moist soil where plants shoot again.', 'Kwanza rekebisha uzio. Kisha palilia, na weka naitrojeni kidogo au samadi kwenye udongo wenye unyevu pale mimea inapochipua.'],
    ['do-now', 'fao_guides', 'Fill the gaps with a quicker crop if weeks of rain are left; tall maize that lost its top bears little and is best cut as fodder.', 'Jaza mapengo kwa zao la haraka ikiwa wiki za mvua zimebaki; mahindi marefu yaliyokatwa juu huzaa kidogo, ni bora yakatwe kuwa lishe.'],
    ['prevent', 'agroforestry_guides', 'A living fence of thorny or dense shrubs holds animals out for years.', 'Ua hai wa vichaka vya miiba au vilivyosongamana huzuia wanyama kwa miaka mingi.'],
    ['caution', 'safe_use', 'Was the field sprayed? Keep the animals out and watch them; if they are sick, call the vet with the label in hand.', 'Shamba lilinyunyizwa dawa? Zuia mifugo na uiangalie; ikiugua, mpigie daktari wa mifugo ukiwa na lebo mkononi.'],
  ]),
];
