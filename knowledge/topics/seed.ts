import { topic } from './topic.ts';
import type { Topic } from './types.ts';

export const seedTopics: readonly Topic[] = [
  topic('certified_seed', 'seed', 'any', ['Certified seed or your own?', 'Mbegu iliyoidhinishwa au yako mwenyewe?'], {
    en: 'certified seed|own seed|recycle seed|hybrid seed again|save seed|seed from last year|replant hybrid|is certified seed worth it|seed cost|keep seed',
    sw: 'mbegu iliyoidhinishwa|mbegu yangu|kurudia mbegu|chotara tena|kuhifadhi mbegu|mbegu ya mwaka jana|kupanda tena chotara|mbegu ya dukani|kuweka mbegu',
  }, [
    ['fact', 'kalro_maize', 'Certified seed is tested for variety, sprouting and disease; that matters most for hybrid maize, potatoes, beans and vegetables.', 'Mbegu iliyoidhinishwa hupimwa aina, kuota na ugonjwa; ni muhimu zaidi kwa chotara ya mahindi, viazi, maharagwe na mboga.'],
    ['caution', 'kalro_maize', 'The grain of a hybrid is food, not seed: next season it gives uneven plants and less. Buy hybrid seed fresh.', 'Punje za chotara ni chakula, si mbegu: msimu ujao hutoa mimea isiyolingana na mavuno kidogo. Nunua mbegu ya chotara kila mara.'],
    ['do-now', 'ciat_bean', 'Beans, cowpeas, groundnuts, sorghum and open maize may be kept: choose clean strong plants while green, harvest and dry them apart.', 'Maharagwe, kunde, karanga, mtama na mahindi ya kawaida huhifadhiwa: chagua mimea safi na imara ikiwa kijani, ivune na uikaushe kando.'],
    ['do-now', 'mavuno_rule', 'Store seed dry and cool in airtight bags, and test 100 seeds for sprouting before you rely on them.', 'Hifadhi mbegu kavu na baridi kwenye magunia yasiyopitisha hewa, na jaribu mbegu 100 kuota kabla ya kuzitegemea.'],
    ['prevent', 'cip_potato', 'Seed from a sick field carries the disease: potato wilt, bean spots, cassava mosaic and sweet potato virus come with the seed.', 'Mbegu ya shamba lenye ugonjwa hubeba ugonjwa: mnyauko wa viazi, madoa ya maharagwe, batobato ya muhogo na virusi vya viazi vitamu huja na mbegu.'],
    ['confirm', 'kephis_1393', 'KEPHIS answers the scratch code of the packet free at 1393.', 'KEPHIS hujibu nambari ya kukwangua ya pakiti bure kwa 1393.'],
  ], { lessons: ['clean-bean-seed'] }),
  topic('nursery', 'seed', ['tomato', 'kale', 'cabbage', 'onion', 'capsicum', 'chilli', 'rice'], ['Raising seedlings', 'Kuotesha miche'], {
    en: 'nursery|seedbed|raise seedlings|seedlings dying|damping off|transplant|seedlings weak|how to make nursery|seedlings falling over',
    sw: 'kitalu|kuotesha miche|miche inakufa|miche inaanguka|kuhamisha miche|miche dhaifu|kutengeneza kitalu|miche inaoza shina',
  }, [
    ['do-now', 'avrdc_tomato', 'A raised bed on new ground, fine soil with rotted manure, in the open but under a net; never where the same crop grew.', 'Kitalu kilichoinuliwa ardhi mpya, udongo laini wenye samadi iliyooza, mahali wazi lakini chini ya wavu; kamwe si palipokuwa na zao hilo.'],
    ['caution', 'avrdc_tomato', 'Thin seed and little water prevent damping-off, the collapse of seedlings at the soil; ash and sun help.', 'Mbegu chache na maji kidogo huzuia mnyauko kinyunya, miche kuanguka usawa wa udongo; majivu na jua husaidia.'],
    ['do-now', 'avrdc_tomato', 'Harden before transplanting: less water and full sun for the last days, then water well the evening before.', 'Izoeshe kabla ya kuhamisha: maji kidogo na jua kamili siku za mwisho, kisha mwagilia vizuri jioni kabla.'],
    ['do-now', 'avrdc_tomato', 'Transplant in the evening into moist holes, press the soil, water, and give a little shade for two days.', 'Hamisha jioni kwenye mashimo yenye unyevu, kandamiza udongo, mwagilia, na weka kivuli kidogo kwa siku mbili.'],
    ['prevent', 'icipe_vegetables', 'A net keeps aphids, whiteflies and moths out and with them the viruses they bring.', 'Wavu huzuia vidukari, inzi weupe na nondo, na virusi wanavyoleta.'],
  ], { pages: ['tomato___damping_off', 'any___cutworms'], lessons: ['clean-nursery'] }),
];
