import { topic } from './topic.ts';
import type { Topic } from './types.ts';

/** Why a healthy-looking plant bears little: asked in every season, although it is not a disease. */
export const whyNoFruitTopics: readonly Topic[] = [
  topic('fruit_drop', 'care', ['avocado', 'mango', 'citrus', 'passion_fruit', 'pawpaw'], ['Small fruits fall from the tree', 'Matunda madogo yanaanguka mtini'], {
    en: 'fruit drop|small fruits falling|young fruits falling|fruits dropping|avocado dropping|small avocados falling|mango dropping fruit|oranges falling|tree drops fruit|fruits fall before ripe',
    sw: 'matunda yanaanguka|matunda madogo yanaanguka|parachichi zinaanguka|parachichi linaangusha matunda|maembe yanaanguka|machungwa yanaanguka|mti unaangusha matunda|matunda yanapukutika|linaangusha matunda',
  }, [
    ['fact', 'kalro_fruits', 'A tree sets more fruit than it can feed and drops many while they are pea-sized: that alone is no disease.', 'Mti hutunga matunda mengi kuliko unavyoweza kulisha na huangusha mengi yakiwa madogo kama njegere: hilo peke yake si ugonjwa.'],
    ['cause', 'kalro_fruits', 'More fall than usual after thirst, a hot dry wind, water standing at the roots, or lack of nutrients.', 'Huanguka zaidi ya kawaida baada ya kiu, upepo mkavu wa joto, maji kutuama kwenye mizizi, au mti kukosa virutubisho.'],
    ['confirm', 'kalro_fruits', 'Cut ten fallen fruits open. Tunnel or maggot inside: moth or fruit fly. Black sunken spots: anthracnose. Clean inside: water or food.', 'Pasua matunda kumi yaliyoanguka. Kuna njia au funza ndani: nondo au inzi wa matunda. Madoa meusi yaliyobonyea: chule. Safi ndani: maji au chakula cha mti.'],
    ['do-now', 'kalro_fruits', 'Water deeply and evenly from flowering until fruits are big, and mulch wide but away from the trunk.', 'Mwagilia maji mengi kwa usawa kuanzia maua hadi matunda yawe makubwa, na weka matandazo mapana lakini mbali na shina.'],
    ['do-now', 'kalro_fruits', 'Water stands round the tree after rain? Open a channel so that the roots can breathe.', 'Maji hutuama kuzunguka mti baada ya mvua? Chimba mfereji ili mizizi ipate hewa.'],
    ['low-cost', 'kalro_fruits', 'Rotted manure under the outer branches before the rains feeds the next fruits; keep it off the trunk.', 'Samadi iliyooza chini ya matawi ya nje kabla ya mvua hulisha matunda yajayo; isiguse shina.'],
    ['prevent', 'fruit_fly_ipm', 'Pick up what falls every few days and bury it deep, so that flies and moths do not grow up in it.', 'Okota yanayoanguka kila siku chache na uyafukie chini sana, ili inzi na nondo wasikue ndani yake.'],
    ['caution', 'safe_use', 'Spray nothing on open flowers: bees set the fruit.', 'Usinyunyize dawa kwenye maua yaliyofunguka: nyuki ndio hufanya matunda yatunge.'],
  ], { pages: ['avocado___false_codling_moth', 'mango___fruit_flies', 'avocado___root_rot'], lessons: ['fruit-flies'] }),
  topic('leaves_no_flowers', 'care', ['bean', 'cowpea', 'green_gram', 'groundnut', 'soybean', 'tomato', 'capsicum', 'potato', 'sweet_potato'], ['Many leaves, few flowers or pods', 'Majani mengi, maua au maganda machache'], {
    en: 'many leaves no flowers|too many leaves|only leaves no pods|big plants no flowers|not flowering|no flowers|leaves but no fruit|beans not flowering|no pods|all leaves no tubers',
    sw: 'majani mengi hakuna maua|majani mengi bila maua|hayatoi maua|haitoi maua|hazitoi maua|haichanui|hayachanui|majani tu|hakuna maganda|majani mengi lakini hayatoi|majani mengi hakuna viazi',
  }, [
    ['cause', 'fao_guides', 'Too much nitrogen (fresh manure, urea, CAN) makes leaves instead of flowers; beans and other pulses make most of it themselves.', 'Naitrojeni nyingi (samadi mbichi, urea, CAN) hukuza majani badala ya maua; maharagwe na jamii yake hujitengenezea sehemu kubwa.'],
    ['cause', 'fao_guides', 'Shade and plants too close do the same, and very hot days make flowers fall before they are seen.', 'Kivuli na mimea iliyobanana hufanya vivyo hivyo, na siku za joto kali huangusha maua kabla hayajaonekana.'],
    ['confirm', 'fao_guides', 'Count the days since planting: climbing types flower weeks after bush types. Soft dark green leaves: nitrogen. Torn buds: look for thrips and caterpillars.', 'Hesabu siku tangu kupanda: aina zinazotambaa huchanua wiki kadhaa baada ya aina fupi. Majani laini ya kijani iliyokolea: naitrojeni. Vichipukizi vilivyochanika: tafuta thripsi na viwavi.'],
    ['do-now', 'fao_guides', 'Give no more CAN, urea or fresh manure; water deeply but seldom until buds show, then evenly.', 'Usiweke tena CAN, urea wala samadi mbichi; mwagilia maji mengi lakini mara chache hadi vichipukizi vionekane, kisha kwa usawa.'],
    ['low-cost', 'fao_guides', 'Let light in: thin what stands too close, weed, and cut branches that shade the field.', 'Ruhusu mwanga: punguza mimea iliyobanana, palilia, na kata matawi yanayotia kivuli shamba.'],
    ['prevent', 'fao_guides', 'Next season: rotted manure only, the right distance, and at planting a fertiliser that is strong in phosphorus instead of nitrogen.', 'Msimu ujao: samadi iliyooza tu, nafasi sahihi, na wakati wa kupanda mbolea yenye fosforasi nyingi badala ya naitrojeni.'],
  ]),
];
