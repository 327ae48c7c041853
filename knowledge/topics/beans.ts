import { plantingRegions } from './regions.ts';
import { topic } from './topic.ts';
import type { Topic } from './types.ts';

const bean = ['bean'];

export const beanTopics: readonly Topic[] = [
  topic('bean_planting', 'planting', bean, ['When and how to plant beans', 'Wakati na namna ya kupanda maharagwe'], {
    en: 'when to plant beans|plant beans|planting beans|bean spacing|bean seed per acre|how many kg of beans per acre|spacing beans|beans in maize|bean rows',
    sw: 'kupanda maharagwe|maharagwe yapandwe lini|nafasi ya maharagwe|mbegu ya maharagwe kwa ekari|kilo ngapi za maharagwe|maharagwe kati ya mahindi|umbali wa maharagwe',
  }, [
    ['fact', 'bean_fly_infonet', 'Plant with the first steady rain: late beans suffer most from bean fly.', 'Panda na mvua ya kwanza iliyotulia: maharagwe ya kuchelewa huumizwa zaidi na inzi wa maharagwe.'],
    ...plantingRegions,
    ['fact', 'spacing_guides', 'Bush beans alone: rows 45 to 50 cm apart, 10 to 15 cm between plants; 20 to 30 kg of seed per acre, large seed up to 40 kg.', 'Maharagwe mafupi pekee: mistari sentimita 45 hadi 50, sentimita 10 hadi 15 kati ya mimea; kilo 20 hadi 30 za mbegu kwa ekari, mbegu kubwa hadi kilo 40.'],
    ['fact', 'spacing_guides', 'Among maize: one row between two rows of maize, 10 to 15 cm apart in the row; 10 to 15 kg of seed per acre.', 'Kati ya mahindi: mstari mmoja kati ya mistari miwili ya mahindi, sentimita 10 hadi 15 kati ya mimea; kilo 10 hadi 15 za mbegu kwa ekari.'],
    ['do-now', 'monitor_beans', 'Weed 2 to 3 weeks after emergence and once more 2 to 3 weeks later; stay out of the field while beans flower or leaves are wet.', 'Palilia wiki 2 hadi 3 baada ya kuota na tena wiki 2 hadi 3 baadaye; usiingie shambani maharagwe yakichanua au majani yakiwa na maji.'],
    ['prevent', 'ciat_bean', 'Not where beans stood in the last 2 years, and never seed with spots or holes.', 'Usipande palipokuwa na maharagwe miaka 2 iliyopita, na kamwe usitumie mbegu yenye madoa au matundu.'],
  ], { pages: ['bean___bean_fly', 'bean___root_rot'], lessons: ['clean-bean-seed'] }),
  topic('bean_varieties', 'variety', bean, ['Which beans to plant', 'Aina gani ya maharagwe nipande'], {
    en: 'bean variety|bean varieties|kat b1|kat b9|kat x56|nyota|angaza|rosecoco|which beans|beans for dry area|early beans|how long do beans take|climbing beans',
    sw: 'aina ya maharagwe|aina za maharagwe|maharagwe gani|nyota|angaza|rosecoco|maharagwe ya haraka|maharagwe huchukua siku ngapi|maharagwe ya maeneo makavu|maharagwe ya kutambaa',
  }, [
    ['fact', 'kalro_bean_types', 'For short rains and dry areas: KAT B1, KAT B9, KAT X56 and X69 ripen in 60 to 65 days, 4.4 to 9 bags per acre.', 'Kwa mvua fupi na maeneo makavu: KAT B1, KAT B9, KAT X56 na X69 hukomaa siku 60 hadi 65, magunia 4.4 hadi 9 kwa ekari.'],
    ['fact', 'kalro_bean_types', 'Nyota takes 60 to 70 days and gives 6 to 10 bags of 90 kg per acre; Angaza 80 days and 7 to 13 bags.', 'Nyota huchukua siku 60 hadi 70 na kutoa magunia 6 hadi 10 ya kilo 90 kwa ekari; Angaza siku 80 na magunia 7 hadi 13.'],
    ['fact', 'crop_days', 'Rosecoco (GLP2) takes 80 to 90 days, climbing beans 90 to 120 days and need stakes, but bear more on little land.', 'Rosecoco (GLP2) huchukua siku 80 hadi 90, maharagwe ya kutambaa siku 90 hadi 120 na yanahitaji vijiti, lakini huzaa zaidi kwenye eneo dogo.'],
    ['low-cost', 'ciat_bean', 'Mixing two types of beans, or beans with maize, slows leaf diseases down.', 'Kuchanganya aina mbili za maharagwe, au maharagwe na mahindi, hupunguza kasi ya magonjwa ya majani.'],
    ['when-to-ask', 'county_offices', 'Where root rot or mosaic returns each season, ask the extension officer for a type that tolerates it.', 'Kuoza mizizi au batobato ikirudi kila msimu, muulize afisa ugani aina inayostahimili.'],
  ]),
  topic('bean_feeding', 'fertiliser', bean, ['Feeding and watering beans', 'Mbolea na maji ya maharagwe'], {
    en: 'bean fertilizer|fertilizer for beans|dap beans|can on beans|beans yellow|water beans|irrigate beans|beans flowers dropping|bean pods empty|rhizobium|inoculant',
    sw: 'mbolea ya maharagwe|dap kwa maharagwe|can kwa maharagwe|maharagwe ya manjano|kumwagilia maharagwe|maua ya maharagwe yanaanguka|maharagwe hayana maganda|maji ya maharagwe',
  }, [
    ['fact', 'feeding_guides', 'Order of size until a soil test says better: 25 to 50 kg of DAP per acre at planting, mixed with soil, beside the seed.', 'Kiasi cha kukadiria hadi upimaji wa udongo useme: kilo 25 hadi 50 za DAP kwa ekari wakati wa kupanda, ikichanganywa na udongo, kando ya mbegu.'],
    ['fact', 'fao_guides', 'Beans make part of their own nitrogen in knots on the roots: much CAN gives leaves instead of pods.', 'Maharagwe hujitengenezea sehemu ya naitrojeni kwenye vinundu vya mizizi: CAN nyingi hutoa majani badala ya maganda.'],
    ['threshold', 'fao33_stages', 'Thirst costs most at flowering and pod setting. Let beans use no more than 45% of the soil’s water, then water deeply.', 'Kiu huumiza zaidi wakati wa maua na kutunga maganda. Maharagwe yasitumie zaidi ya asilimia 45 ya maji ya udongo, kisha mwagilia maji mengi yafike chini.'],
    ['cause', 'heat_guides', 'Days above 30 °C or nights above 20 °C at flowering make the flowers fall; that is heat, not disease.', 'Mchana wa zaidi ya nyuzi 30 au usiku wa zaidi ya nyuzi 20 wakati wa maua huangusha maua; huo ni joto, si ugonjwa.'],
    ['low-cost', 'kalro_bean', 'Rotted manure in the row and mulch between rows help when nutrients or water are missing.', 'Samadi iliyooza kwenye mstari na matandazo kati ya mistari husaidia njaa na kiu ya mimea.'],
    ['caution', 'kalro_bean', 'Beans hate standing water: on heavy soil plant on ridges, or the roots rot.', 'Maharagwe hayapendi maji yaliyotuama: kwenye udongo mzito panda juu ya matuta, la sivyo mizizi huoza.'],
  ], { pages: ['bean___root_rot', 'any___nitrogen_deficiency', 'any___waterlogging'] }),
  topic('bean_harvest', 'harvest', bean, ['Harvesting and keeping beans', 'Kuvuna na kuhifadhi maharagwe'], {
    en: 'harvest beans|when are beans ready|dry beans|beans mature|store beans|bean seed keep|save bean seed|thresh beans',
    sw: 'kuvuna maharagwe|maharagwe yamekomaa|kukausha maharagwe|kuhifadhi maharagwe|mbegu ya maharagwe ya msimu ujao|kupura maharagwe|maharagwe tayari',
  }, [
    ['confirm', 'kalro_grams', 'Pull bush beans when most pods are yellow and dry but before they burst; in the morning, so that fewer seeds fall.', 'Ng’oa maharagwe mafupi maganda mengi yakiwa ya manjano na makavu lakini kabla ya kupasuka; asubuhi, ili mbegu chache zianguke.'],
    ['do-now', 'kalro_grams', 'Dry the plants on canvas, thresh gently, sort by hand, and dry the beans again to 13% or less.', 'Kausha mimea juu ya turubai, pura polepole, chambua kwa mkono, na anika maharagwe tena hadi asilimia 13 au chini.'],
    ['do-now', 'pulse_store', 'Close them in airtight bags at once: bean weevils come with the harvest and hatch in the store.', 'Yafunge mara moja kwenye magunia yasiyopitisha hewa: fukusi wa maharagwe huja na mavuno na kuanguliwa ghalani.'],
    ['low-cost', 'ciat_bean', 'Seed for next season: mark clean strong plants while they are green, harvest them first and apart, throw out spotted seed.', 'Mbegu ya msimu ujao: weka alama kwenye mimea safi na imara ikiwa kijani, ivune kwanza na kando, tupa mbegu yenye madoa.'],
    ['caution', 'ciat_bean', 'Clean-looking seed can still carry anthracnose or mosaic: renew it with certified seed every few seasons.', 'Mbegu inayoonekana safi yaweza kubeba chule au batobato: badilisha kwa mbegu iliyoidhinishwa kila baada ya misimu michache.'],
  ], { pages: ['bean___bruchids', 'bean___anthracnose'], lessons: ['clean-bean-seed', 'dry-and-store-grain'] }),
  topic('bean_diseases', 'disease-management', bean, ['Spots and yellow leaves on beans', 'Madoa na majani ya manjano kwenye maharagwe'], {
    en: 'bean disease|spots on beans|bean leaves yellow|bean rust|bean leaves falling|brown spots beans|pods with spots|bean seedlings dying|beans rotting',
    sw: 'ugonjwa wa maharagwe|madoa kwenye maharagwe|majani ya maharagwe ya manjano|kutu ya maharagwe|maharagwe yanakufa|maganda yenye madoa|maharagwe machanga yanakauka|majani yanaanguka maharagwe',
  }, [
    ['confirm', 'ciat_bean', 'Angular grey-brown spots that stop at the veins: angular leaf spot. Rusty dust that rubs off: rust. Sunken dark pod spots: anthracnose.', 'Madoa ya pembe ya kijivu-kahawia yanayokoma kwenye mishipa: madoa pembe (madoa ya majani). Unga wa kutu unaofutika: kutu. Madoa meusi yaliyobonyea kwenye maganda: chule.'],
    ['confirm', 'bean_fly_infonet', 'Seedlings yellow, swollen and cracked at the soil line, with maggots inside: bean fly. Brown rotten root without maggots: root rot.', 'Miche ya manjano, iliyovimba na kupasuka usawa wa udongo, yenye mabuu ndani: inzi wa maharagwe. Mzizi wa kahawia uliooza bila mabuu: kuoza mizizi.'],
    ['do-now', 'ciat_bean', 'Pull out the first sick plants when the field is dry, and earth up soil to the stems so that new roots grow.', 'Ng’oa mimea ya kwanza yenye ugonjwa shamba likiwa kavu, na rundika udongo kwenye mashina ili mizizi mipya iote.'],
    ['prevent', 'ciat_bean', 'Clean or certified seed, 2 years between beans, residue fed or buried, and no work in the wet crop.', 'Mbegu safi au mbegu iliyoidhinishwa, miaka 2 kati ya maharagwe, mabaki yalishwe mifugo au yafukiwe, na hakuna kazi zao likiwa na maji.'],
    ['caution', 'ciat_bean', 'A virus (mosaic, curled leaves) has no cure: take the plants out and keep aphids down.', 'Virusi (batobato, majani yaliyojikunja) havina tiba: ondoa mimea hiyo na uzuie vidukari.'],
    ['when-to-ask', 'frac_irac', 'If spots climb before pods form, ask about a fungicide registered by PCPB for beans, and follow its label.', 'Madoa yakipanda kabla ya maganda kutunga, uliza dawa ya kuvu iliyosajiliwa na PCPB kwa maharagwe, na ufuate lebo.'],
  ], { pages: ['bean___angular_leaf_spot', 'bean___rust', 'bean___anthracnose', 'bean___bean_fly', 'bean___root_rot', 'bean___common_mosaic'] }),
];
