import { topic } from './topic.ts';
import type { Topic } from './types.ts';

export const weatherTopics: readonly Topic[] = [
  topic('drought_dry_spell', 'weather', 'any', ['Drought and dry spells', 'Ukame na kipindi cha ukavu'], {
    en: 'drought|dry spell|no rain|rain stopped|crops drying|crops wilting no rain|what to do in drought|rain has failed|sun is too much',
    sw: 'ukame|kipindi cha ukavu|mvua imekatika|hakuna mvua|mazao yanakauka|mimea inanyauka bila mvua|jua kali|mvua imekosa',
  }, [
    ['threshold', 'heat_guides', '7 days with less than 1 mm after emergence is a dry spell; at flowering or tuber set it costs most, and 10 days are severe.', 'Siku 7 zenye chini ya milimita 1 baada ya kuota ni kipindi cha ukavu; wakati wa maua au kutunga viazi ndio ghali zaidi, na siku 10 ni kali.'],
    ['do-now', 'soil_water_guides', 'Weed and mulch at once: weeds drink first. Water the part that flowers, deeply, in the evening or morning.', 'Palilia na tandaza mara moja: magugu hunywa kwanza. Mwagilia maji mengi sehemu inayochanua, asubuhi au jioni.'],
    ['caution', 'fao_guides', 'No top dressing and no spraying on dry, drooping plants: wait for rain.', 'Usiweke mbolea ya kukuzia wala usinyunyize kwenye mimea mikavu inayolegea: subiri mvua.'],
    ['low-cost', 'mavuno_rule', 'Cannot save all? Thin the rows and keep the best; cut what will not bear as fodder while it is green and not mouldy.', 'Huwezi kuokoa yote? Punguza mistari na ubakize bora; kata yasiyozaa kuwa lishe yakiwa kijani na bila ukungu.'],
    ['prevent', 'soil_water_guides', 'Next season: shorter varieties, tied ridges, manure in the hole and two crops instead of one.', 'Msimu ujao: aina za muda mfupi, matuta yaliyofungwa, samadi shimoni na mazao mawili badala ya moja.'],
    ['when-to-ask', 'county_offices', 'Ask the extension officer about relief seed and drought insurance of your county.', 'Muulize afisa ugani kuhusu mbegu za msaada na bima ya ukame ya kaunti yako.'],
  ], { pages: ['any___drought', 'maize___drought'] }),
  topic('frost', 'weather', 'any', ['Frost on the crops', 'Jalidi kwenye mazao'], {
    en: 'frost|frost damage|crops burnt by cold|black leaves cold night|protect from frost|baridi ya kuganda|nyandarua frost|freezing|ice on crops',
    sw: 'jalidi|baridi ya kuganda|mimea imeungua kwa baridi|majani meusi usiku wa baridi|kuzuia jalidi|barafu shambani|baridi kali',
  }, [
    ['threshold', 'fao_guides', 'A forecast minimum of 4 °C means watch, 2 °C act; on clear calm nights leaves can be 2 to 4 °C colder than the air.', 'Utabiri wa nyuzi 4 usiku ni tahadhari, nyuzi 2 chukua hatua; usiku mtulivu bila mawingu jani laweza kuwa baridi zaidi kwa nyuzi 2 hadi 4.'],
    ['do-now', 'fao_guides', 'Water the soil the evening before (wet soil gives warmth), cover small plants with grass or sacks, take the cover off in the morning.', 'Mwagilia udongo jioni kabla (udongo wenye maji hutoa joto), funika mimea midogo kwa nyasi au magunia, ondoa asubuhi.'],
    ['caution', 'fao_guides', 'Do not cut black tops at once and do not spray: wait some days and see what grows again.', 'Usikate majani meusi mara moja wala usinyunyize: subiri siku kadhaa uone kinachochipuka.'],
    ['fact', 'fao_guides', 'Bean and tomato leaves die at 0 to -1 °C, potato at -1 to -2 °C.', 'Majani ya maharagwe na nyanya hufa kwa nyuzi 0 hadi -1, ya viazi kwa nyuzi -1 hadi -2.'],
    ['prevent', 'county_windows', 'Frost comes mostly in January, February, July and August in Nyandarua and other high places: plant so that flowers miss those nights, and keep valley floors for hardy crops.', 'Jalidi huja hasa Januari, Februari, Julai na Agosti Nyandarua na sehemu za juu: panda ili maua yasikutane na usiku huo, na mabonde yawe ya mazao sugu.'],
  ], { pages: ['potato___frost_damage'] }),
  topic('hail', 'weather', 'any', ['After hail', 'Baada ya mvua ya mawe'], {
    en: 'hail|hailstorm|hail damage|torn leaves after hail|crop beaten by hail|leaves torn',
    sw: 'mvua ya mawe|uharibifu wa mvua ya mawe|majani yamechanika|mawe ya mvua|zao limepigwa na mawe|mvua ya barafu',
  }, [
    ['do-now', 'fao_guides', 'Wait a few days and look at the growing points: many plants shoot again if the heart is whole.', 'Subiri siku chache na tazama vichipukizi: mimea mingi huchipua tena kama kiini ni kizima.'],
    ['do-now', 'fao_guides', 'Cut broken parts clean, stand plants up, weed and drain; a little nitrogen on moist soil helps new leaves.', 'Kata sehemu zilizovunjika kwa usafi, simamisha mimea, palilia na toa maji; naitrojeni kidogo kwenye udongo wenye unyevu husaidia majani mapya.'],
    ['caution', 'fao_guides', 'Wounds let blight and rot in: a copper protectant within 1 to 2 days may help tomato, potato or coffee, only as its label says.', 'Majeraha huingiza bakajani na uozo: dawa ya kinga ya shaba ndani ya siku 1 hadi 2 yaweza kusaidia nyanya, viazi au kahawa, kama lebo inavyosema tu.'],
    ['do-now', 'mavuno_rule', 'Take photos on the same day with the date: insurers and the chief ask for them.', 'Piga picha siku hiyo hiyo zenye tarehe: kampuni za bima na chifu huzitaka.'],
    ['do-now', 'mavuno_rule', 'Heart gone in most plants? Replant something quick, such as green grams, cowpeas or leaf vegetables, if rain remains.', 'Viini vimekufa mimea mingi? Panda tena zao la haraka, kama ndengu, kunde au mboga za majani, ikiwa mvua imebaki.'],
  ], { pages: ['any___hail_damage'] }),
  topic('spray_weather', 'weather', 'any', ['Weather for spraying', 'Hali ya hewa ya kunyunyiza dawa'], {
    en: 'when to spray|spray before rain|spray in wind|rain after spraying|best time to spray|spray in the sun|spray morning or evening|rain washed spray',
    sw: 'kunyunyiza lini|kunyunyiza kabla ya mvua|kunyunyiza upepo|mvua baada ya kunyunyiza|wakati mzuri wa kunyunyiza|kunyunyiza jua|asubuhi au jioni kunyunyiza|mvua imeosha dawa',
  }, [
    ['fact', 'spray_label', 'No rain of 5 mm or more within 6 hours, wind of 3 to 15 km/h, below 28 °C, leaves without dripping dew.', 'Hakuna mvua ya milimita 5 au zaidi ndani ya saa 6, upepo wa kilomita 3 hadi 15 kwa saa, chini ya nyuzi 28, majani bila umande unaodondoka.'],
    ['do-now', 'safe_use', 'Mostly early morning or late afternoon, wind at your back; in the evening the bees are home.', 'Kwa kawaida asubuhi mapema au alasiri, upepo mgongoni; jioni nyuki wamerudi nyumbani.'],
    ['caution', 'safe_use', 'Dead still air at dusk is no good either: the mist hangs and drifts to houses.', 'Hewa tuli kabisa jioni si nzuri pia: ukungu wa dawa huelea na kufika nyumbani.'],
    ['do-now', 'safe_use', 'Rain soon after? Do not spray again at once: read on the label how fast it dries and when it may be repeated.', 'Mvua mara baada? Usinyunyize tena papo hapo: soma kwenye lebo hukauka kwa muda gani na lini irudiwe.'],
    ['do-now', 'mavuno_app', 'The weather page of your field says when coming rain or wind speaks against spraying.', 'Ukurasa wa hali ya hewa wa shamba lako husema mvua au upepo ukizuia kunyunyiza.'],
  ], { lessons: ['spray-safely'] }),
  topic('read_forecast', 'weather', 'any', ['Reading the forecast', 'Kuelewa utabiri wa hali ya hewa'], {
    en: 'forecast|weather forecast|will it rain|rain tomorrow|is the forecast true|chance of rain|how much rain|weather this week|trust forecast',
    sw: 'utabiri|utabiri wa hali ya hewa|itanyesha|mvua kesho|utabiri ni kweli|uwezekano wa mvua|mvua kiasi gani|hali ya hewa wiki hii',
  }, [
    ['fact', 'mavuno_app', 'Open the weather page of your field: rain, heat and wind of the next days for your place, with the time it was fetched.', 'Fungua ukurasa wa hali ya hewa wa shamba lako: mvua, joto na upepo wa siku zijazo mahali pako, na muda ulipochukuliwa.'],
    ['confirm', 'mavuno_rule', 'The next 3 days are the surest, a week is a hint, further days are a guess. A storm can still miss your field.', 'Siku 3 zijazo ndizo za uhakika zaidi, wiki ni dokezo, zaidi ya hapo ni kukisia. Mvua inaweza kuruka shamba lako.'],
    ['fact', 'mavuno_rule', '60% chance of rain means: of ten such days, about six bring rain somewhere near.', 'Uwezekano wa asilimia 60 maana yake: kati ya siku kumi kama hiyo, takriban sita huleta mvua karibu.'],
    ['fact', 'kmd_onset', 'Kenya Met warns of rain above 20, 30 or 50 mm in 24 hours; 30 mm floods low ground, 50 mm is severe.', 'Idara ya Hali ya Hewa huonya mvua inapozidi milimita 20, 30 au 50 kwa saa 24; milimita 30 hufurisha mabonde, 50 ni kali.'],
    ['do-now', 'mavuno_rule', 'Measure your own rain with a tin and a ruler, and write it down with the date: soon you know your field better than any forecast.', 'Pima mvua yako kwa kopo na rula, na uiandike na tarehe: baada ya muda utajua shamba lako kuliko utabiri.'],
  ]),
  topic('heat', 'weather', 'any', ['Great heat', 'Joto kali'], {
    en: 'heat|too hot|hot weather crops|flowers falling heat|temperature too high|sun burn fruits|crops in hot season',
    sw: 'joto kali|joto jingi|joto na mazao|maua yanaanguka joto|jua linachoma|matunda yameungua jua|kiangazi joto',
  }, [
    ['threshold', 'heat_guides', 'Limits at flowering: maize 35 °C, rice 35, tomato 32, beans 30, wheat 31; potato tubers form poorly when nights stay above 20.', 'Mipaka wakati wa maua: mahindi nyuzi 35, mpunga 35, nyanya 32, maharagwe 30, ngano 31; viazi havitungi vizuri usiku ukizidi nyuzi 20.'],
    ['do-now', 'soil_water_guides', 'Keep the soil moist and mulched, water in the cool hours, and do not feed or spray at midday.', 'Weka udongo ukiwa na unyevu na matandazo, mwagilia saa za baridi, na usilishe wala kunyunyiza mchana.'],
    ['low-cost', 'kalro_vegetables', 'Shade for seedlings and vegetables: grass on a frame, or beside taller maize; leave enough leaves over fruits.', 'Kivuli kwa miche na mboga: nyasi juu ya fremu, au kando ya mahindi marefu; acha majani ya kutosha juu ya matunda.'],
    ['prevent', 'mavuno_rule', 'Choose the planting day so that flowering misses the hottest weeks, and types bred for warm places.', 'Chagua siku ya kupanda ili maua yasikutane na wiki za joto kali, na aina zilizotengenezwa kwa maeneo ya joto.'],
    ['cause', 'lobell_2011', 'In over 20,000 African trials maize lost about 1% for each degree-day above 30 °C, and 1.7% when it was also dry.', 'Katika majaribio zaidi ya 20,000 ya Afrika mahindi yalipoteza takriban asilimia 1 kwa kila nyuzi-siku zaidi ya 30, na 1.7 kukiwa pia na ukame.'],
  ]),
];
