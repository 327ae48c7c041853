import { topic } from './topic.ts';
import type { Topic } from './types.ts';

export const cashCropTopics: readonly Topic[] = [
  topic('coffee_care', 'care', ['coffee'], ['Coffee through the year: spacing, pruning, feeding, picking', 'Kahawa mwaka mzima: nafasi, kupogoa, mbolea, kuchuma'], {
    en: 'coffee spacing|prune coffee|coffee pruning|coffee fertilizer|ruiru 11|batian|when to pick coffee|coffee mulch|coffee farming|coffee yield|coffee first crop|plant coffee|coffee variety|which coffee|resistant coffee',
    sw: 'nafasi ya kahawa|kupogoa kahawa|mbolea ya kahawa|ruiru 11|batian|kuchuma kahawa|matandazo ya kahawa|kulima kahawa|mavuno ya kahawa|kupanda kahawa|aina ya kahawa|aina gani ya kahawa|kahawa inayostahimili',
  }, [
    ['fact', 'spacing_guides', 'Trees 2.74 m by 2.74 m, Ruiru 11 about 2 by 2 m; the first crop comes after 2 to 3 years.', 'Miti mita 2.74 kwa 2.74, Ruiru 11 takriban mita 2 kwa 2; zao la kwanza huja baada ya miaka 2 hadi 3.'],
    ['do-now', 'coffee_pruning', 'Prune in the dry months of January and February after the main harvest: open the middle, take out dry and crowded wood.', 'Pogoa Januari na Februari, miezi isiyo na mvua, baada ya mavuno makuu: fungua katikati, ondoa matawi makavu na yaliyobanana.'],
    ['do-now', 'cri_coffee', 'Mulch 10 to 15 cm thick, feed by soil and leaf test, and weed before the rains.', 'Weka matandazo unene wa sentimita 10 hadi 15, lisha kwa kipimo cha udongo na jani, na palilia kabla ya mvua.'],
    ['do-now', 'cri_coffee', 'Pick only red cherries, in many rounds, and deliver them the same day: green and overripe ones lower the grade.', 'Chuma buni nyekundu tu, kwa mizunguko mingi, na zifikishe siku hiyo hiyo: za kijani na zilizoiva mno hushusha daraja.'],
    ['fact', 'cri_coffee', 'Ruiru 11 and Batian resist berry disease and rust; other trees can be top-worked to them.', 'Ruiru 11 na Batian huvumilia ugonjwa wa chulebuni na kutu; miti mingine yaweza kubadilishwa kwa kupandikiza.'],
    ['fact', 'faostat', 'Kenya’s median yield from 2020 to 2024 is 435 kg of green coffee per hectare; cared for 1.5 to 2.5 tonnes.', 'Mavuno ya kati ya Kenya ya 2020 hadi 2024 ni kilo 435 za kahawa kavu kwa hekta; ikitunzwa tani 1.5 hadi 2.5.'],
  ], { pages: ['coffee___berry_disease', 'coffee___leaf_rust', 'coffee___antestia_bug'] }),
  topic('coffee_disease_timing', 'disease-management', ['coffee'], ['Berry disease and rust of coffee: when to act', 'Ugonjwa wa chulebuni na kutu ya kahawa: wakati wa kuchukua hatua'], {
    en: 'coffee berry disease|cbd|coffee rust|orange powder coffee|coffee berries black|when to spray coffee|coffee leaves falling|coffee spraying|coffee disease',
    sw: 'chulebuni|kutu ya kahawa|unga wa chungwa kahawa|kahawa nyeusi|kunyunyiza kahawa lini|majani ya kahawa yanaanguka|ugonjwa wa kahawa|buni nyeusi|kahawa inaoza',
  }, [
    ['confirm', 'cri_coffee', 'Dark sunken spots on green berries and black mummies: berry disease. Orange powder under leaves that fall: rust.', 'Madoa meusi yaliyobonyea kwenye buni changa na buni kavu nyeusi: ugonjwa wa chulebuni. Unga wa chungwa chini ya majani yanayoanguka: kutu.'],
    ['threshold', 'cri_coffee', 'Berries are in most danger 4 to 14 weeks after flowering, in cool weather with many rain days, above 1,600 m most of all.', 'Buni ziko hatarini zaidi wiki 4 hadi 14 baada ya maua, hali ya hewa ikiwa baridi na mvua siku nyingi, hasa juu ya mita 1,600.'],
    ['do-now', 'cri_coffee', 'Strip black berries, open the canopy, and protect before the rains start, not after the spots are there.', 'Toa buni nyeusi, fungua matawi, na kinga kabla ya mvua kuanza, si baada ya madoa kutokea.'],
    ['when-to-ask', 'frac_irac', 'Ask your society or agrovet for a copper or other product registered by PCPB for coffee, and follow its label and days to wait.', 'Uliza chama chako au muuzaji wa pembejeo bidhaa ya shaba au nyingine iliyosajiliwa na PCPB kwa kahawa, na ufuate lebo na siku za kusubiri.'],
    ['caution', 'kenya_june_2025', 'Chlorothalonil, once used on coffee, is withdrawn in Kenya since June 2025: do not buy or spray it.', 'Chlorothalonil, iliyotumika kwenye kahawa, imeondolewa sokoni Kenya tangu Juni 2025: usiinunue wala kuinyunyiza.'],
    ['prevent', 'cri_coffee', 'A tree that lost its leaves to rust needs feeding and 2 to 3 months; the next crop will be lower.', 'Mti uliopoteza majani kwa kutu unahitaji lishe na miezi 2 hadi 3; zao lijalo litapungua.'],
  ], { pages: ['coffee___berry_disease', 'coffee___leaf_rust', 'coffee___berry_borer'] }),
  topic('tea_care', 'care', ['tea'], ['Tea: plucking, pruning, problems', 'Chai: kuchuma, kupogoa, matatizo'], {
    en: 'tea plucking|pluck tea|prune tea|tea farming|tea pests|tea bushes dying|tea frost|tea fertilizer|tea yellow',
    sw: 'kuchuma chai|kupogoa chai|kulima chai|wadudu wa chai|chai inakauka|jalidi chai|mbolea ya chai|majani chai',
  }, [
    ['do-now', 'tri_tea', 'Pluck two leaves and a bud, in short rounds; long rounds lose quality and feed mosquito bugs.', 'Chuma majani mawili na kichipukizi, kwa mizunguko mifupi; mizunguko mirefu hushusha ubora na kulisha mbu wa chai.'],
    ['confirm', 'tri_tea', 'A patch that wilts and dies with a white fan under the bark at the foot: Armillaria root rot. Brown sucking spots: mosquito bug.', 'Sehemu inayonyauka na kufa na utando mweupe chini ya ganda la shina: kuoza mizizi kwa Armillaria. Madoa ya kahawia ya kunyonywa: mbu wa chai.'],
    ['do-now', 'tri_tea', 'Armillaria: dig out the bush with all its roots and its neighbours’ sick ones, burn them and trench round the spot.', 'Armillaria: chimba kichaka na mizizi yake yote na ya jirani iliyo na ugonjwa, choma na chimba mtaro kuzunguka.'],
    ['caution', 'heat_guides', 'Clear cold nights near -1 °C burn tea: do not prune just before the frost months, wait to see regrowth.', 'Usiku wa baridi karibu nyuzi -1 huunguza chai: usipogoe kabla tu ya miezi ya jalidi, subiri machipukizi.'],
    ['when-to-ask', 'tri_tea', 'Feeding goes by the factory’s or the institute’s advice after soil tests; ask your field officer.', 'Mbolea hufuata ushauri wa kiwanda au taasisi baada ya upimaji wa udongo; muulize afisa wako wa shambani.'],
  ], { pages: ['tea___armillaria_root_rot', 'tea___mosquito_bug', 'tea___mites'] }),
  topic('sugarcane_care', 'planting', ['sugarcane'], ['Growing sugarcane', 'Kulima miwa'], {
    en: 'plant sugarcane|sugarcane months|sugarcane seed cane|ratoon sugarcane|sugarcane smut|sugarcane farming|cane yield|miwa',
    sw: 'kupanda miwa|miwa huchukua miezi mingapi|mbegu ya miwa|miwa ya marejeo|ugonjwa wa miwa|kulima miwa|mavuno ya miwa',
  }, [
    ['fact', 'crop_days', 'Plant cane is ready in 14 to 20 months.', 'Miwa ya kupandwa huwa tayari kwa miezi 14 hadi 20.'],
    ['do-now', 'sri_sugarcane', 'Plant healthy, hot-water treated seed cane from a clean nursery; old cane carries smut and ratoon stunting.', 'Panda mbegu ya miwa yenye afya iliyotiwa maji ya moto kutoka kitalu safi; miwa ya zamani hubeba fugwe na udumavu wa marejeo.'],
    ['confirm', 'sri_sugarcane', 'A black whip from the top is smut: bag it, dig out the whole stool and burn it before it bursts.', 'Mjeledi mweusi juu ya muwa ni fugwe: ufunge kwenye mfuko, ng’oa shina lote na ulichome kabla haujapasuka.'],
    ['do-now', 'sri_sugarcane', 'Weed in the first months, before the leaves close the rows; clean the knives between fields.', 'Palilia miezi ya kwanza, kabla majani hayajafunika mistari; safisha visu kati ya mashamba.'],
    ['fact', 'faostat', 'Kenya’s median yield from 2020 to 2024 is 74,600 kg of cane per hectare; good fields reach 100 to 120 tonnes.', 'Mavuno ya kati ya Kenya ya 2020 hadi 2024 ni kilo 74,600 za miwa kwa hekta; mashamba mazuri hufikia tani 100 hadi 120.'],
  ], { pages: ['sugarcane___smut', 'sugarcane___ratoon_stunting'] }),
];
