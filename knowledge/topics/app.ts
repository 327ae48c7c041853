import { topic } from './topic.ts';
import type { Topic } from './types.ts';

export const appTopics: readonly Topic[] = [
  topic('app_leaf_check', 'app', 'any', ['What the leaf check can and cannot do', 'Ukaguzi wa jani unaweza kufanya nini na hauwezi nini'], {
    en: 'how does scan work|leaf check|photo of leaf|which crops can you scan|scan not sure|app diagnosis|take a good photo|scan says not sure|how sure is the app',
    sw: 'ukaguzi wa jani|skani hufanyaje|picha ya jani|mazao gani yanakaguliwa|haina uhakika|kupiga picha nzuri|programu inajuaje|ina uhakika gani',
  }, [
    ['fact', 'mavuno_app', 'By photo it knows maize, beans, coffee, groundnut, mango, chilli and black gram. It learned tomato, potato, capsicum and citrus only from laboratory photos, so it names several.', 'Hutambua kwa picha matatizo ya mahindi, maharagwe, kahawa, karanga, embe, pilipili kali na ndengu nyeusi; nyanya, viazi, pilipili hoho na machungwa kwa picha za maabara tu, hutaja kadhaa.'],
    ['fact', 'mavuno_app', 'For other crops, find the problem by questions: they come from the same farm guide.', 'Matatizo ya mazao mengine hutambuliwa kwa maswali; maneno yake hutoka kwenye vitabu vile vile.'],
    ['do-now', 'leaf_study', 'Photograph 3 to 6 leaves in daylight, one leaf filling the picture, sharp, with a plain background; several leaves are surer than one.', 'Piga picha majani 3 hadi 6 mchana, jani moja likijaza picha, isiyo na ukungu, mandhari safi; majani mengi ni ya uhakika kuliko moja.'],
    ['caution', 'mavuno_app', 'Not sure is an honest answer: send it to an expert, and do not spray on a guess.', 'Jibu la sina uhakika ni la kweli: tuma picha kwa mtaalamu, na usinyunyize kwa kukisia.'],
    ['fact', 'mavuno_app', 'It works offline once the first check has downloaded the leaf check; when you’re online we check the photo a second time.', 'Ukaguzi wa jani ukishapakuliwa mara ya kwanza hufanya kazi bila mtandao; mtandao ukiwepo, picha hutumwa kwenye mfumo wetu ikaguliwe tena.'],
  ]),
  topic('app_offline_data', 'app', 'any', ['Using the app offline', 'Kutumia programu bila mtandao'], {
    en: 'offline|no internet|no network|works offline|sync|waiting to send|my data is lost|phone full|bundles|data cost|lost my records',
    sw: 'nje ya mtandao|bila intaneti|hakuna mtandao|inafanya kazi bila mtandao|sawazisha|haijatumwa|data imepotea|bando|gharama ya data',
  }, [
    ['fact', 'mavuno_app', 'Fields, tasks, checks, records and these answers work offline; what you write waits in the Outbox, and we send it when you’re online.', 'Mashamba, kazi, ukaguzi, kumbukumbu na majibu haya hufanya kazi bila mtandao; unachoandika husubiri kwenye sanduku la kutuma na hutumwa chenyewe.'],
    ['do-now', 'mavuno_app', 'Open the Outbox to see what is waiting, why, and to send it now.', 'Tazama sanduku la kutuma kuona kinachosubiri, kwa nini, na kutuma sasa.'],
    ['caution', 'mavuno_app', 'Clearing the browser’s data deletes work you haven’t sent: send it first.', 'Kufuta data ya kivinjari hutupa ambacho hakijatumwa: tuma kwanza.'],
    ['fact', 'mavuno_app', 'Prices, community and an expert’s answer need internet; each shows how old the copy on the phone is.', 'Bei, jamii na jibu la mtaalamu zinahitaji mtandao; kila moja huonyesha nakala ya simu ni ya lini.'],
  ]),
  topic('app_privacy', 'app', 'any', ['Privacy: who sees my data', 'Faragha: nani anaona data yangu'], {
    en: 'privacy|who sees my data|delete my account|my phone number shown|is my data safe|download my data|data protection|who can see my field',
    sw: 'faragha|nani anaona data yangu|futa akaunti|nambari yangu itaonekana|data yangu ni salama|pakua data yangu|ulinzi wa data|nani anaona shamba langu',
  }, [
    ['fact', 'data_act', 'Kenya’s Data Protection Act gives you the right to copy and delete your data: go to More, then My data.', 'Sheria ya Kenya ya kulinda data inakupa nakala ya data yako na kuifuta: fungua Zaidi, kisha Data yangu.'],
    ['fact', 'mavuno_app', 'Your fields, checks and records stay in your account; other farmers see only what you post or share, an expert only what you send.', 'Mashamba, ukaguzi na kumbukumbu zako hubaki kwenye akaunti yako; wakulima wengine huona unachochapisha tu, mtaalamu unachomtumia tu.'],
    ['fact', 'mavuno_app', 'In the community others see the county only, never your location or your field.', 'Kwenye jamii wengine huona kaunti tu, kamwe si mahali pako wala shamba lako.'],
    ['do-now', 'mavuno_app', 'Your photos train the leaf check only if you allow it under Donating photos; you can stop at any time.', 'Picha zako hufundisha ukaguzi wa jani ikiwa tu umeruhusu kwenye ukurasa wa Kuchangia picha; unaweza kuacha wakati wowote.'],
  ]),
  topic('app_assistant_limits', 'app', 'any', ['What this assistant can and cannot do', 'Msaidizi huyu anaweza kufanya nini na hawezi nini'], {
    en: 'what can you do|who are you|are you a human|how do you answer|are you sure|who made you|can you see my farm|language|credits|why no answer|help with the app',
    sw: 'unaweza kufanya nini|wewe ni nani|wewe ni binadamu|unajibu vipi|una uhakika|unaona shamba langu|lugha|krediti|mbona hujibu|usaidizi wa programu',
  }, [
    ['fact', 'mavuno_app', 'I look up crops, soil, water, pests, storing and selling in our farm guide, and name the source; I do not invent figures.', 'Ninatafuta maarifa yaliyoandikwa kuhusu mazao, udongo, maji, wadudu, uhifadhi na uuzaji, na kutaja chanzo; sibuni takwimu.'],
    ['fact', 'mavuno_app', 'Where you have a field in this app, its crop, weather and tasks help the answer; without one I answer in general.', 'Ukiwa na shamba kwenye programu hii, zao, hali ya hewa na kazi zake husaidia jibu; bila hilo ninajibu kwa jumla.'],
    ['caution', 'mavuno_app', 'I never name pesticide doses and I cannot see your field: a photo or the extension officer sees more than words.', 'Sitaji kipimo cha dawa za wadudu na siwezi kuona shamba lako: picha au afisa ugani huona zaidi ya maneno.'],
    ['fact', 'mavuno_app', 'Answers from the farm guide cost nothing; credits are only for the AI, a document or a picture.', 'Majibu ya mwongozo wa kilimo ni bure; krediti ni za AI, hati au picha tu.'],
    ['when-to-ask', 'mavuno_app', 'Ask in English or Kiswahili, mixed too. If I am not sure, I say so and send you to an expert.', 'Uliza kwa Kiingereza au Kiswahili, hata kuchanganya. Nikiwa sina uhakika nasema, na nakuelekeza kwa mtaalamu.'],
  ]),
];
