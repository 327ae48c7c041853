import { topic } from './topic.ts';
import type { Topic } from './types.ts';

export const pulseTopics: readonly Topic[] = [
  topic('green_gram_growing', 'planting', ['green_gram', 'blackgram'], ['Growing green grams', 'Kulima ndengu'], {
    en: 'plant green grams|green gram spacing|ndengu farming|green gram seed per acre|how long green grams take|green grams yield|harvest green grams|pojo',
    sw: 'kupanda ndengu|nafasi ya ndengu|kulima ndengu|mbegu ya ndengu kwa ekari|ndengu huchukua siku ngapi|mavuno ya ndengu|kuvuna ndengu|pojo',
  }, [
    ['fact', 'spacing_guides', 'Rows 45 cm apart and 15 cm between plants; 6 to 8 kg of seed per acre.', 'Mistari sentimita 45 na sentimita 15 kati ya mimea; kilo 6 hadi 8 za mbegu kwa ekari.'],
    ['fact', 'crop_days', 'Ready in 60 to 75 days: one of the quickest crops for short rains.', 'Tayari kwa siku 60 hadi 75: mojawapo ya mazao ya haraka kwa mvua fupi.'],
    ['do-now', 'kalro_grams', 'Plant at onset, weed twice before flowering, and pick black pods every few days before they burst.', 'Panda mvua ikianza, palilia mara mbili kabla ya maua, na chuma maganda meusi kila siku chache kabla ya kupasuka.'],
    ['confirm', 'icipe_pulses', 'Look into buds and flowers: aphids, thrips and the pod borer do the damage there, mostly unseen.', 'Tazama ndani ya vichipukizi na maua: vidukari, thripsi na kipekecha maganda huharibu humo bila kuonekana.'],
    ['do-now', 'kalro_grams', 'Dry, thresh, sort and seal in airtight bags the same week: weevils are quick in green grams.', 'Kausha, pura, chambua na funga kwenye magunia yasiyopitisha hewa wiki hiyo hiyo: fukusi ni wa haraka kwenye ndengu.'],
  ], { pages: ['cowpea___aphids', 'cowpea___pod_borer', 'cowpea___bruchids', 'cowpea___yellow_mosaic'] }),
  topic('cowpea_growing', 'planting', ['cowpea'], ['Growing cowpeas', 'Kulima kunde'], {
    en: 'plant cowpeas|cowpea spacing|cowpea seed per acre|kunde farming|cowpea leaves|how long cowpeas take|cowpea yield|grow cowpea',
    sw: 'kupanda kunde|nafasi ya kunde|mbegu ya kunde kwa ekari|kulima kunde|kunde ya mboga|kunde huchukua siku ngapi|mavuno ya kunde',
  }, [
    ['fact', 'spacing_guides', 'Rows 60 cm apart and 20 cm between plants; 8 to 10 kg of seed per acre.', 'Mistari sentimita 60 na sentimita 20 kati ya mimea; kilo 8 hadi 10 za mbegu kwa ekari.'],
    ['fact', 'crop_days', 'Grain is ready in 65 to 85 days; young leaves can be eaten earlier.', 'Nafaka iko tayari kwa siku 65 hadi 85; majani machanga huliwa mapema zaidi.'],
    ['caution', 'kalro_grams', 'Pick leaves lightly if you want grain too, and stop when flowers come.', 'Chuma majani kidogo ukitaka pia nafaka, na acha maua yakitoka.'],
    ['threshold', 'icipe_pulses', 'Flowering is the danger time: thrips, pod borer and pod bugs. Neem at budding, in the evening, when bees are home.', 'Wakati wa maua ndio wa hatari: thripsi, kipekecha maganda na kunguni wa maganda. Mwarobaini wakati wa vichipukizi, jioni, nyuki wakiwa wamerudi.'],
    ['fact', 'faostat', 'Kenya’s median yield from 2020 to 2024 is 578 kg per hectare; 1.5 tonnes is reached with weeding, clean seed and pests kept off the flowers.', 'Mavuno ya kati ya Kenya ya 2020 hadi 2024 ni kilo 578 kwa hekta; tani 1.5 hufikiwa kwa palizi, mbegu safi na kuzuia wadudu kwenye maua.'],
  ], { pages: ['cowpea___thrips_and_pod_bugs', 'cowpea___pod_borer', 'cowpea___aphids', 'cowpea___bruchids'] }),
  topic('groundnut_growing', 'planting', ['groundnut'], ['Growing groundnuts', 'Kulima karanga'], {
    en: 'plant groundnuts|groundnut spacing|groundnut seed per acre|peanut farming|njugu|how long groundnuts take|groundnut empty pods|gypsum groundnut|harvest groundnuts|groundnut yield',
    sw: 'kupanda karanga|nafasi ya karanga|mbegu ya karanga kwa ekari|njugu karanga|karanga huchukua siku ngapi|karanga tupu|kuvuna karanga|kulima karanga|mavuno ya karanga',
  }, [
    ['fact', 'spacing_guides', 'Rows 45 to 50 cm apart and 10 to 15 cm between plants; 30 to 40 kg of shelled seed per acre.', 'Mistari sentimita 45 hadi 50 na sentimita 10 hadi 15 kati ya mimea; kilo 30 hadi 40 za mbegu zilizopukuchuliwa kwa ekari.'],
    ['fact', 'crop_days', 'Ready in 90 to 130 days. Pull a few plants: most shells dark inside means ripe.', 'Tayari kwa siku 90 hadi 130. Ng’oa mimea michache: maganda mengi yakiwa meusi ndani yamekomaa.'],
    ['prevent', 'icrisat_groundnut', 'Plant early and dense: gaps and late fields invite the aphid that brings rosette. Pull rosette plants out early.', 'Panda mapema na kwa kubanana: mapengo na shamba la kuchelewa hualika kidukari anayeleta rosette. Ng’oa mimea ya rosette mapema.'],
    ['cause', 'icrisat_groundnut', 'Empty shells mean too little calcium or drought while pods fill: gypsum at flowering helps where a soil test asks for it.', 'Maganda matupu humaanisha upungufu wa kalsiamu au ukame maganda yakijaa: jasi wakati wa maua husaidia upimaji wa udongo ukiitaka.'],
    ['do-now', 'icrisat_groundnut', 'Harvest in time, dry in the pod to 7 to 8% (the nut rattles), sort out mouldy, shrivelled and holed nuts: aflatoxin hides in them.', 'Vuna kwa wakati, kausha zikiwa na maganda hadi asilimia 7 hadi 8 (punje hulia ndani), chambua zenye ukungu, zilizosinyaa na zenye tundu: sumukuvu hujificha humo.'],
    ['caution', 'monitor_beans', 'Do not weed deep or earth up over the pegs once they enter the soil.', 'Usipalilie chini sana wala kurundika udongo juu ya vigingi vya karanga vikishaingia udongoni.'],
  ], { pages: ['groundnut___rosette', 'groundnut___aflatoxin', 'groundnut___early_leaf_spot', 'groundnut___late_leaf_spot'] }),
  topic('soybean_pigeon_pea', 'planting', ['soybean', 'pigeon_pea'], ['Growing soybeans and pigeon peas', 'Kulima soya na mbaazi'], {
    en: 'plant soybeans|soya farming|pigeon pea farming|mbaazi|soybean spacing|soybean seed per acre|pigeon pea days|soybean yield|grow soya',
    sw: 'kupanda soya|kulima soya|kupanda mbaazi|kulima mbaazi|nafasi ya soya|mbegu ya soya kwa ekari|mbaazi huchukua siku ngapi|mavuno ya soya',
  }, [
    ['fact', 'spacing_guides', 'Soybeans: rows 45 to 50 cm, 5 to 10 cm between plants, 20 to 25 kg of seed per acre; ready in 85 to 120 days.', 'Soya: mistari sentimita 45 hadi 50, sentimita 5 hadi 10 kati ya mimea, kilo 20 hadi 25 za mbegu kwa ekari; tayari kwa siku 85 hadi 120.'],
    ['fact', 'crop_days', 'Pigeon peas take 120 to 220 days and survive drought; they go well between maize rows.', 'Mbaazi huchukua siku 120 hadi 220 na huvumilia ukame; hustawi kati ya mistari ya mahindi.'],
    ['do-now', 'iita_soybean', 'Where soybeans never grew, seed treated with the right root bacteria (inoculant) gives more; nitrogen fertiliser does not.', 'Mahali soya haijawahi kupandwa, mbegu iliyochanganywa na bakteria wa mizizi (inoculant) huzaa zaidi; mbolea ya naitrojeni haisaidii.'],
    ['threshold', 'fao33_stages', 'Soybeans suffer most from thirst while the pods fill.', 'Soya huumia zaidi kwa kiu maganda yakijaa.'],
    ['prevent', 'icrisat_pigeon_pea', 'Fusarium wilt of pigeon peas stays for years: clear the old stumps, rotate with sorghum, and take resistant types such as ICEAP 00040.', 'Mnyauko fusari wa mbaazi hukaa miaka: ondoa visiki, badilisha na mtama, na chukua aina zinazostahimili kama ICEAP 00040.'],
  ], { pages: ['soybean___rust', 'pigeon_pea___fusarium_wilt', 'pigeon_pea___pod_borers'] }),
  topic('sunflower_sesame_cotton', 'planting', ['sunflower', 'sesame', 'cotton'], ['Sunflower, sesame and cotton', 'Alizeti, ufuta na pamba'], {
    en: 'plant sunflower|sunflower spacing|sesame farming|simsim spacing|cotton spacing|cotton farming|sunflower seed per acre|sunflower days|cotton bollworm',
    sw: 'kupanda alizeti|nafasi ya alizeti|kulima ufuta|simsim|nafasi ya pamba|kulima pamba|mbegu ya alizeti kwa ekari|alizeti huchukua siku ngapi',
  }, [
    ['fact', 'spacing_guides', 'Sunflower: 75 by 30 cm, 2 to 2.5 kg of seed per acre, 90 to 130 days.', 'Alizeti: sentimita 75 kwa 30, kilo 2 hadi 2.5 za mbegu kwa ekari, siku 90 hadi 130.'],
    ['fact', 'spacing_guides', 'Sesame: 40 to 50 by 10 cm, 2 kg of seed per acre, 90 to 120 days; cut before the lowest capsules open.', 'Ufuta: sentimita 40 hadi 50 kwa 10, kilo 2 za mbegu kwa ekari, siku 90 hadi 120; kata kabla vibonge vya chini havijafunguka.'],
    ['fact', 'spacing_guides', 'Cotton: 90 to 100 by 30 cm, 150 to 180 days.', 'Pamba: sentimita 90 hadi 100 kwa 30, siku 150 hadi 180.'],
    ['prevent', 'kalro_cotton', 'Cotton: plant together, look at 24 plants each week for bollworms, pick early and clean, pull and burn stalks for a closed season.', 'Pamba: pandeni pamoja, kagua mimea 24 kila wiki kutafuta viwavi wa pamba, chuma mapema na safi, ng’oa na choma mabua ili kuwe na msimu usio na pamba shambani.'],
    ['prevent', 'fao_guides', 'Sunflower: clean seed and 3 years before it returns; birds come to the last field that ripens.', 'Alizeti: mbegu safi, na miaka 3 kabla ya kuipanda tena hapo; ndege huja kwenye shamba la mwisho kukomaa.'],
  ], { pages: ['cotton___bollworms', 'cotton___stainer', 'sunflower___rust', 'sunflower___downy_mildew'] }),
];
