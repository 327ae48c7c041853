import { topic } from './topic.ts';
import type { Topic } from './types.ts';

export const moneyTopics: readonly Topic[] = [
  topic('profit_per_acre', 'money', 'any', ['Is it paying? Profit per acre', 'Je, inalipa? Faida ya ekari moja'], {
    en: 'profit|profit per acre|is farming paying|break even|gross margin|cost of production|how much profit|loss making|calculate profit|expenses',
    sw: 'faida|faida kwa ekari|inalipa|gharama za uzalishaji|faida ngapi|nimepata hasara|kuhesabu faida|bei ya kurudisha gharama|matumizi',
  }, [
    ['fact', 'farm_business', 'Profit is the harvest times its price, less all costs: seed, fertiliser, sprays, hired work, land, transport. Your own days are a cost too.', 'Faida ni mavuno mara bei, ukitoa gharama zote: mbegu, mbolea, dawa, vibarua, ardhi, usafiri. Siku zako mwenyewe pia ni gharama.'],
    ['do-now', 'farm_business', 'Break-even price: all costs of the acre divided by its bags. Below it you lose on every bag.', 'Bei ya kurudisha gharama: gharama zote za ekari gawanya kwa magunia yake. Chini ya hapo unapoteza kwa kila gunia.'],
    ['fact', 'tegemeo_maize', 'Example costs per acre: maize about KES 31,000 to 33,000 in 2018 in Uasin Gishu and Trans Nzoia, without rent. Costs differ from farm to farm.', 'Mfano wa gharama kwa ekari: mahindi takriban KES 31,000 hadi 33,000 mwaka 2018 Uasin Gishu na Trans Nzoia, bila kodi. Gharama hutofautiana.'],
    ['low-cost', 'mavuno_rule', 'The cheapest gains are often time: planting with the rain, weeding early, drying well cost little and decide the harvest.', 'Faida rahisi mara nyingi ni wakati: kupanda na mvua, kupalilia mapema, kukausha vizuri hugharimu kidogo na huamua mavuno.'],
    ['do-now', 'mavuno_app', 'Write harvest, sales and costs into the field’s history; the season statement puts them together on one page.', 'Andika mavuno, mauzo na gharama kwenye historia ya shamba; taarifa ya msimu huziweka pamoja kwenye ukurasa mmoja.'],
  ]),
  topic('farm_records', 'records', 'any', ['What to write down', 'Nini cha kuandika'], {
    en: 'records|farm records|keep records|what to record|farm diary|note expenses|season record|write down harvest|statement for bank',
    sw: 'kumbukumbu|kumbukumbu za shamba|kuandika|daftari la shamba|kuandika matumizi|kuandika mavuno|kumbukumbu za msimu|taarifa ya benki',
  }, [
    ['do-now', 'farm_business', 'For each field: date and what you did, what you spent, what you used (name and amount), rain, harvest, sale with buyer.', 'Kwa kila shamba: tarehe na kazi uliyofanya, pesa ulizotumia, pembejeo ulizotumia (jina na kiasi), mvua, mavuno, mauzo na mnunuzi.'],
    ['cause', 'farm_business', 'Records answer what paid, remind of days to wait, and are what a lender or a buyer asks for.', 'Kumbukumbu hujibu kilicholipa, hukumbusha siku za kusubiri, na ndizo mkopeshaji au mnunuzi hutaka.'],
    ['do-now', 'mavuno_app', 'In this app the field’s history keeps it all, even offline, and a season statement can be printed from your data.', 'Katika programu hii historia ya shamba hutunza yote, hata bila mtandao, na taarifa ya msimu yaweza kuchapishwa kutoka kwa data yako.'],
    ['low-cost', 'farm_business', 'An exercise book works as well: one page per field, one line per day of work.', 'Daftari la shule linatosha pia: ukurasa mmoja kwa shamba, mstari mmoja kwa siku ya kazi.'],
  ]),
  topic('farm_loans', 'money', 'any', ['Loans for the farm', 'Mikopo ya kilimo'], {
    en: 'loan|farm loan|borrow money|credit for inputs|afc loan|bank loan farm|mobile loan|interest|debt',
    sw: 'mkopo|mkopo wa kilimo|kukopa|mkopo wa pembejeo|benki ya kilimo|mkopo wa simu|riba|deni|nikope wapi',
  }, [
    ['caution', 'farm_business', 'Borrow only against a harvest you can already count on: add interest and fees and ask what happens if the rain fails.', 'Kopa tu kwa mavuno unayoweza kutegemea: jumlisha riba na ada na uliza inakuwaje mvua ikikosa.'],
    ['do-now', 'farm_business', 'Ask for the full cost in shillings, the date of each payment, and what is taken if you cannot pay. Keep a copy.', 'Uliza gharama yote kwa shilingi, tarehe ya kila malipo, na kinachochukuliwa usipolipa. Hifadhi nakala.'],
    ['fact', 'mavuno_rule', 'Group savings, a cooperative or a buyer who gives inputs on contract is often cheaper than a phone loan.', 'Akiba ya kikundi, chama cha ushirika au mnunuzi anayetoa pembejeo kwa mkataba mara nyingi ni nafuu kuliko mkopo wa simu.'],
    ['when-to-ask', 'county_offices', 'Ask the extension officer about subsidised fertiliser and credit of this season: rules change from year to year.', 'Muulize afisa ugani kuhusu mbolea ya ruzuku na mikopo ya msimu huu: kanuni hubadilika kila mwaka.'],
    ['caution', 'mavuno_rule', 'This app lends no money and asks for no deposit. Anyone who promises a loan for a fee in advance is a thief.', 'Programu hii haikopeshi pesa wala kuomba amana. Anayeahidi mkopo ukilipa ada kwanza ni mwizi.'],
  ]),
  topic('crop_insurance', 'money', 'any', ['Insurance against drought and pests', 'Bima dhidi ya ukame na wadudu'], {
    en: 'crop insurance|insurance for farmers|drought insurance|insure my crop|claim insurance|insurance cost',
    sw: 'bima ya mazao|bima ya wakulima|bima ya ukame|kukatia mazao bima|kudai bima|gharama ya bima',
  }, [
    ['fact', 'farm_business', 'Insurance mostly pays by a measure (rain or yield of an area), not by your own loss: ask which before you pay.', 'Bima hulipa mara nyingi kwa kipimo (mvua au mavuno ya eneo), si kwa hasara yako mwenyewe: uliza kabla ya kulipa.'],
    ['do-now', 'farm_business', 'Ask for the day it begins, what it covers, the premium and how and when a claim is paid; keep photos of your crop.', 'Uliza siku inapoanza, inalipia nini, ada yake ni ngapi, na dai hulipwa vipi na lini; hifadhi picha za zao lako.'],
    ['when-to-ask', 'county_offices', 'The extension officer knows which insurers work in your ward.', 'Afisa ugani anajua kampuni za bima zinazofanya kazi katika wadi yako.'],
    ['caution', 'mavuno_rule', 'Insure what you cannot afford to lose; seed, water and drainage are the first insurance.', 'Katia bima usichoweza kupoteza; mbegu, maji na mitaro ndiyo bima ya kwanza.'],
  ]),
  topic('group_selling', 'market', 'any', ['Selling and buying as a group', 'Kuuza na kununua kwa kikundi'], {
    en: 'sell together|farmer group|cooperative|buy inputs together|aggregate|group marketing|join a group|contract farming|warehouse receipt',
    sw: 'kuuza pamoja|kikundi cha wakulima|chama cha ushirika|kununua pembejeo pamoja|kujiunga na kikundi|kilimo cha mkataba|stakabadhi ghalani',
  }, [
    ['fact', 'mavuno_rule', 'A lorry load of one even quality sells better than ten small heaps, and one person can compare prices for all.', 'Lori moja la ubora sawa huuzwa vizuri kuliko marundo kumi madogo, na mtu mmoja anaweza kulinganisha bei kwa wote.'],
    ['do-now', 'mavuno_rule', 'Agree on quality, day, who pays transport and when each one is paid, and write it down before the harvest.', 'Kubalianeni ubora, siku, nani analipa usafiri na kila mmoja analipwa lini, na andikeni kabla ya mavuno.'],
    ['caution', 'mavuno_rule', 'A contract names price or formula, the amount, who takes what the buyer refuses, and what happens if either side fails.', 'Mkataba utaje bei au kanuni, kiasi, nani anachukua kilichokataliwa, na kinachotokea upande mmoja ukishindwa.'],
    ['when-to-ask', 'county_offices', 'The cooperative officer of the county helps to register a group and to find certified warehouses.', 'Afisa wa ushirika wa kaunti husaidia kusajili kikundi na kupata ghala zilizoidhinishwa.'],
  ]),
];
