import { topic } from './topic.ts';
import type { Topic } from './types.ts';

const priced = ['maize', 'bean', 'potato', 'tomato', 'kale', 'cabbage', 'onion', 'rice', 'cowpea'];

export const marketTopics: readonly Topic[] = [
  topic('usual_prices', 'market', priced, ['Usual wholesale prices of recent years', 'Bei za kawaida za jumla za miaka ya karibuni'], {
    en: 'price of maize|maize price|price per bag|price of beans|potato price|tomato price|price today|market price|what price|onion price|cabbage price|sukuma price|how much is a bag',
    sw: 'bei ya mahindi|bei ya gunia|bei ya maharagwe|bei ya viazi|bei ya nyanya|bei leo|bei ya soko|bei gani|bei ya vitunguu|bei ya kabichi|gunia ni pesa ngapi|bei ya sukuma',
  }, [
    ['caution', 'wfp_prices', 'These are not today’s prices: they are what WFP’s markets showed from January 2024 to February 2026. Ask your market, and see the price page.', 'Hizi si bei za leo: ni zilizoonekana kwenye masoko ya WFP Januari 2024 hadi Februari 2026. Uliza soko lako, na tazama ukurasa wa bei.'],
    ['fact', 'wfp_prices', 'Maize, a 90 kg bag wholesale: mostly KES 2,700 to 4,950, median 4,050.', 'Mahindi, gunia la kilo 90 kwa jumla: mara nyingi KES 2,700 hadi 4,950, katikati 4,050.'],
    ['fact', 'wfp_prices', 'Rosecoco beans KES 105 to 167 a kg, median 140; yellow beans 118 to 183, median 143; cowpeas 58 to 106, median 89.', 'Maharagwe ya rosecoco KES 105 hadi 167 kwa kilo, katikati 140; maharagwe ya njano 118 hadi 183, katikati 143; kunde 58 hadi 106, katikati 89.'],
    ['fact', 'wfp_prices', 'Potatoes, a 50 kg bag: KES 2,000 to 4,750. Tomatoes, a 64 kg crate: KES 2,700 to 8,500.', 'Viazi, gunia la kilo 50: KES 2,000 hadi 4,750. Nyanya, kreti la kilo 64: KES 2,700 hadi 8,500.'],
    ['fact', 'wfp_prices', 'Per kilogram: kale KES 17 to 41, cabbage 15 to 38, dry onions 57 to 161, aromatic milled rice 145 to 188.', 'Kwa kilo: sukuma wiki KES 17 hadi 41, kabichi 15 hadi 38, vitunguu vikavu 57 hadi 161, mchele wa harufu 145 hadi 188.'],
    ['fact', 'wfp_prices', 'We have no figures for cassava, sweet potatoes, bananas, coffee, cotton, sunflower and groundnuts: ask buyers near you.', 'Muhogo, viazi vitamu, ndizi, kahawa, pamba, alizeti na karanga hazimo kwenye takwimu tunazojua: uliza wanunuzi wa karibu.'],
    ['fact', 'mavuno_rule', 'At the farm gate farmers are mostly offered 60 to 80% of wholesale; that share is our own estimate, not a measured figure.', 'Shambani wakulima hupewa mara nyingi asilimia 60 hadi 80 ya bei ya jumla; sehemu hiyo ni makadirio yetu, hakuna takwimu zilizopimwa.'],
  ]),
  topic('bag_weights', 'market', 'any', ['Weights of bags, tins and crates', 'Uzito wa magunia, debe na kreti'], {
    en: 'bag weight|how many kg in a bag|debe|gorogoro|crate weight|extended bag|90 kg bag|50 kg bag|kilo per debe|weighing scale|weigh my crop',
    sw: 'uzito wa gunia|gunia ni kilo ngapi|debe|gorogoro|kreti ni kilo ngapi|gunia la ziada|gunia la kilo 90|mizani|kupima mazao|kilo ngapi kwa debe',
  }, [
    ['fact', 'market_units', 'Maize and beans are sold in 90 kg bags, potatoes by law in 50 kg bags; a gorogoro holds 2 kg and a debe about 18 kg of maize.', 'Mahindi na maharagwe huuzwa kwa gunia la kilo 90, viazi kisheria kwa gunia la kilo 50; gorogoro ni kilo 2 na debe takriban kilo 18 za mahindi.'],
    ['caution', 'market_units', 'An "extended" bag holds much more than it says: a cabbage bag was weighed at 126 kg. Sell by the scale, not by the bag.', 'Gunia la "ziada" hubeba zaidi ya inavyosemwa: gunia la kabichi lilipimwa kilo 126. Uza kwa mizani, si kwa gunia.'],
    ['do-now', 'market_units', 'Weigh one full bag on a scale you trust and write the kilograms on every price you hear.', 'Pima gunia moja kamili kwa mizani unayoiamini na andika kilo kwenye kila bei unayosikia.'],
    ['confirm', 'mavuno_rule', 'Compare prices only after turning them into shillings per kilogram: price divided by the kilograms in the bag.', 'Linganisha bei baada tu ya kuzigeuza shilingi kwa kilo: bei gawanya kwa kilo za gunia.'],
  ]),
  topic('sell_or_store', 'market', 'any', ['Sell now or store?', 'Niuze sasa au nihifadhi?'], {
    en: 'sell now or store|when to sell|hold my maize|best time to sell|store and sell later|will price go up|sell after harvest|keep maize for better price',
    sw: 'niuze sasa au nihifadhi|niuze lini|nisubiri bei ipande|wakati mzuri wa kuuza|kuhifadhi niuze baadaye|bei itapanda|kuuza baada ya mavuno',
  }, [
    ['cause', 'market_units', 'Prices are lowest when everyone harvests and rise as stores empty: a tin of maize was once KES 230 and fell to 80 after harvest.', 'Bei huwa chini kila mtu akivuna na hupanda ghala zikiisha: kopo la mahindi liliwahi kuwa KES 230 na kushuka hadi 80 baada ya mavuno.'],
    ['fact', 'mavuno_rule', 'Storing pays only if the rise is more than bag, weevil loss, and the money you need in the meantime (a loan, school fees).', 'Kuhifadhi hulipa tu bei ikipanda zaidi ya gunia, hasara ya fukusi, na pesa unazohitaji kwa sasa (mkopo, karo).'],
    ['do-now', 'grain_guides', 'Grain for storing must be at 13% and in airtight bags; potatoes, tomatoes and greens cannot wait at all.', 'Nafaka ya kuhifadhi iwe na asilimia 13 na kwenye magunia yasiyopitisha hewa; viazi, nyanya na mboga haziwezi kusubiri.'],
    ['low-cost', 'mavuno_rule', 'Unsure? Sell what pays the debts now, keep the rest, and sell it in parts as the price moves.', 'Una shaka? Uza kinacholipa madeni sasa, weka iliyobaki, na uuze kwa awamu bei ikibadilika.'],
    ['caution', 'mavuno_rule', 'Nobody knows next month’s price: imports, rain and harvests elsewhere can change it. Every such figure is an estimate.', 'Hakuna anayejua bei ya mwezi ujao: uagizaji, mvua na mavuno ya mahali pengine hubadilisha. Kila takwimu ya hivyo ni makadirio.'],
    ['do-now', 'mavuno_rule', 'Keep what the household eats until the next harvest first; buying back in the hungry months is dearest.', 'Kwanza weka chakula cha nyumbani hadi mavuno yajayo; kununua tena miezi ya njaa ni ghali zaidi.'],
  ], { lessons: ['dry-and-store-grain'] }),
  topic('bargaining', 'market', 'any', ['Brokers, offers and fair prices', 'Madalali, ofa na bei ya haki'], {
    en: 'broker|middleman|fair price|offered price|bargain|broker cheating|negotiate|is the price good|buyer offers|low price offered',
    sw: 'dalali|bei ya haki|nimepewa bei|kupatana bei|dalali ananidanganya|mnunuzi anatoa|bei ni nzuri|bei ya chini|madalali',
  }, [
    ['do-now', 'mavuno_rule', 'Before the talk: know three prices with date and place, your own cost per kilogram, and the weight of your bags.', 'Kabla ya mazungumzo: jua bei tatu zenye tarehe na mahali, gharama yako kwa kilo, na uzito wa magunia yako.'],
    ['fact', 'mavuno_rule', 'A broker carries transport and risk, so farm gate is lower than the market; the difference should be transport, fees and his work, not half the price.', 'Dalali hubeba usafiri na hatari, ndiyo maana bei ya shamba ni chini ya soko; tofauti iwe usafiri, ada na kazi yake, si nusu ya bei.'],
    ['do-now', 'mavuno_rule', 'Take offers from two or three, sell by the scale, in daylight, and get paid before the lorry goes.', 'Chukua ofa mbili au tatu, uza kwa mizani, mchana, na ulipwe kabla lori halijaondoka.'],
    ['do-now', 'mavuno_rule', 'Sell together: a full lorry of even, graded produce gets a better price for the same road.', 'Uzeni pamoja: lori lililojaa mazao yaliyopangwa daraja hupata bei bora kwa barabara ile ile.'],
    ['caution', 'mavuno_rule', 'Damp, mixed or immature produce is where deductions begin: dry, grade and clean before you show it.', 'Makato huanza kwa mazao mabichi, yaliyochanganywa au machanga: kausha, panga daraja na safisha kabla ya kuonyesha.'],
  ]),
  topic('transport_net_price', 'market', 'any', ['What is left in the hand', 'Kinachobaki mkononi'], {
    en: 'net price|transport cost|after transport|farm gate price|market fee|cost to market|profit after transport|how much will i get|deliver to market',
    sw: 'bei baada ya usafiri|gharama ya usafiri|nitapata ngapi|ada ya soko|bei shambani|gharama ya kufika sokoni|faida baada ya usafiri|kufikisha sokoni',
  }, [
    ['fact', 'farm_business', 'You keep the market price less transport, bags, loading, market fee, and what is lost on the way.', 'Mkononi hubaki bei ya soko ukitoa usafiri, magunia, kupakia, ada ya soko, na kinachopotea njiani.'],
    ['do-now', 'farm_business', 'Write those five down per bag for two markets and for the farm gate; the highest price does not always leave you the most.', 'Andika hayo matano kwa gunia kwa masoko mawili na kwa shamba; bei ya juu zaidi huenda isikuachie pesa nyingi zaidi.'],
    ['low-cost', 'mavuno_rule', 'Share a vehicle with neighbours, load in the cool hours, and pack so that nothing is crushed.', 'Shirikianeni gari na majirani, pakia saa za baridi, na funga ili kitu kisibondwe.'],
    ['caution', 'mavuno_rule', 'A buyer who collects at the gate saves you loss and a day of work: put a price on that day.', 'Mnunuzi anayechukua shambani hukuokolea hasara na siku ya kazi: iwekee siku hiyo bei.'],
  ]),
];
