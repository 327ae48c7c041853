import { topic } from './topic.ts';
import type { Topic } from './types.ts';

export const safeUseTopics: readonly Topic[] = [
  topic('dose_asked', 'safe-use', 'any', ['How much of a pesticide to mix', 'Kipimo cha kuchanganya dawa'], {
    en: 'dose|dosage|how much to mix|how many ml|mix per 20 litres|spray dosage|rate of pesticide|mixing ratio|knapsack dose|how many caps|no label|without a label|label is missing|measure pesticide',
    sw: 'kipimo|kipimo cha dawa|nichanganye kiasi gani|mililita ngapi|kwa lita ishirini|kifuniko kingapi|haina lebo|hakuna lebo|bila lebo|kiasi cha dawa|vipimo vya dawa|kupima dawa',
  }, [
    ['caution', 'safe_use', 'I do not name doses: only the label of a product registered by PCPB for this crop and pest may say how much, how often and how long to wait.', 'Sitaji kipimo cha dawa: ni lebo ya bidhaa iliyosajiliwa na PCPB kwa zao na mdudu huyu tu inayoweza kusema kiasi, idadi ya mara za kunyunyiza na siku za kusubiri.'],
    ['cause', 'safety_surveys', 'Guessing hurts: of 425 Kenyan vegetable farmers in a study 27% gave too much. That burns crops, poisons food and breeds hardy pests.', 'Kukisia hudhuru: kati ya wakulima 425 wa mboga Kenya katika utafiti, asilimia 27 walizidisha. Hilo huunguza mazao, hutia chakula sumu na huzalisha wadudu sugu.'],
    ['do-now', 'safe_use', 'No label, or it is torn or in another language? Do not use that bottle. Ask the agrovet for one with a whole label and a PCPB number.', 'Hakuna lebo, imechanika au ni ya lugha nyingine? Usitumie chupa hiyo. Omba kwa muuzaji wa pembejeo yenye lebo kamili na nambari ya PCPB.'],
    ['do-now', 'safe_use', 'Measure with the cup that belongs to the product, never with a kitchen spoon, and fill the tank half with water first.', 'Pima kwa kikombe cha bidhaa yenyewe, kamwe si kijiko cha jikoni, na jaza pampu nusu kwa maji kwanza.'],
    ['caution', 'safe_use', 'Two products in one tank only where both labels allow it: mixed by guess they burn the crop or lose their force.', 'Dawa mbili kwenye pampu moja ni pale tu lebo zote mbili zinaporuhusu: kuchanganya kwa kukisia huunguza mazao au huipunguzia dawa nguvu.'],
    ['when-to-ask', 'county_offices', 'The agrovet or the extension officer reads the label with you; have crop, pest and size of the plot ready.', 'Muuzaji wa pembejeo au afisa ugani atasoma lebo nawe; taja zao, mdudu na ukubwa wa shamba.'],
  ], { lessons: ['spray-safely'] }),
  topic('protective_clothing', 'safe-use', 'any', ['What to wear and do when spraying', 'Mavazi na tabia wakati wa kunyunyiza'], {
    en: 'ppe|protective clothing|what to wear spraying|gloves|mask|spray safely|safe spraying|headache after spraying|feel sick after spraying|who may spray',
    sw: 'mavazi ya kujikinga|nivae nini kunyunyiza|glavu|barakoa|kunyunyiza salama|kichwa kinauma baada ya kunyunyiza|nani anyunyize|usalama wa dawa',
  }, [
    ['do-now', 'safe_use', 'Long sleeves, trousers over boots, gloves, mask or face shield, hat; an apron while mixing. Never barefoot.', 'Mikono mirefu, suruali juu ya buti, glavu, barakoa au kinga ya uso, kofia; aproni unapochanganya. Usinyunyize kamwe bila viatu.'],
    ['do-now', 'safe_use', 'Do not eat, drink or smoke; wash hands before anything else, then the whole body, and wash those clothes separately.', 'Usile, usinywe wala kuvuta sigara; nawa mikono kwanza, kisha mwili wote, na fua nguo hizo kando.'],
    ['caution', 'safe_use', 'Children, pregnant or breast-feeding women and anyone unwell stay away from it altogether.', 'Watoto, wajawazito, wanaonyonyesha na wagonjwa wasiwe karibu nayo kabisa.'],
    ['caution', 'safe_use', 'People and animals stay out of the sprayed field as long as the label says; often that is a day or two.', 'Watu na mifugo wasiingie shamba lililonyunyizwa kwa muda unaosemwa na lebo; mara nyingi ni siku moja au mbili.'],
    ['when-to-ask', 'emergency_numbers', 'Headache, dizziness, vomiting or blurred eyes while spraying: stop, wash, and go to a clinic with the label.', 'Kichwa kuuma, kizunguzungu, kutapika au macho kutoona vizuri ukinyunyiza: acha, oga, na nenda kliniki na lebo.'],
    ['fact', 'safety_surveys', 'Of 425 Kenyan vegetable farmers asked in a study 68% wore no protective clothing.', 'Kati ya wakulima 425 wa mboga Kenya walioulizwa katika utafiti, asilimia 68 hawakuvaa mavazi ya kujikinga.'],
  ], { lessons: ['spray-safely'] }),
  topic('waiting_days', 'safe-use', 'any', ['How long after spraying may I harvest or eat?', 'Baada ya kunyunyiza nisubiri siku ngapi kuvuna?'], {
    en: 'waiting days|days after spraying|i sprayed|sprayed my|sprayed days ago|can i sell sprayed|sell sprayed vegetables|when can i eat after spraying|pre harvest interval|phi|harvest after spray|sell after spraying|vegetables sprayed yesterday|safe to eat after spraying',
    sw: 'siku za kusubiri|siku ngapi baada ya kunyunyiza|nimenyunyiza|niliponyunyiza juzi|kuuza mboga iliyonyunyizwa|nivune lini baada ya dawa|naweza kula baada ya dawa|mboga imenyunyizwa jana|kuuza baada ya kunyunyiza|salama kula',
  }, [
    ['fact', 'safe_use', 'The number is on the label as the wait before harvest (PHI). It differs for every product and crop; never guess it.', 'Idadi iko kwenye lebo kama siku za kusubiri kabla ya kuvuna (PHI). Hutofautiana kwa kila bidhaa na zao; hakuna anayeruhusiwa kukisia.'],
    ['caution', 'safe_use', 'Label lost? Treat it as unsafe: do not pick until the agrovet has shown you the label of the same product.', 'Lebo imepotea? Chukulia si salama: usichume hadi muuzaji wa pembejeo akuonyeshe lebo ya bidhaa hiyo.'],
    ['caution', 'safe_use', 'Kale, spinach and amaranth are picked every week: use only what has a short wait on its label, or no spray at all.', 'Sukuma wiki, spinachi na mchicha huchumwa kila wiki: tumia tu yenye siku chache za kusubiri kwenye lebo, au usinyunyize kabisa.'],
    ['caution', 'safe_use', 'Washing and cooking do not remove what went into the plant, and fodder has its wait as well.', 'Kuosha na kupika hakuondoi kilichoingia ndani ya mmea, na lishe ya mifugo pia ina siku zake.'],
    ['do-now', 'mavuno_app', 'Write the spraying into the field’s history: date, product and the wait from its label.', 'Andika unyunyizaji kwenye historia ya shamba: tarehe, bidhaa na siku za kusubiri kutoka kwenye lebo.'],
  ], { lessons: ['spray-safely'] }),
  topic('banned_products', 'safe-use', 'any', ['Banned, withdrawn and restricted pesticides', 'Dawa zilizopigwa marufuku au kuondolewa'], {
    en: 'banned pesticide|which chemicals are banned|withdrawn pesticide|is it allowed|furadan|carbofuran|ddt|paraquat|gramoxone|chlorpyrifos|mancozeb|dimethoate|imidacloprid|abamectin|methomyl|endosulfan|lannate|pcpb list',
    sw: 'dawa iliyopigwa marufuku|dawa gani zimekatazwa|dawa imeondolewa|inaruhusiwa|furadan|carbofuran|ddt|paraquat|orodha ya pcpb|dawa hatari|dawa za zamani',
  }, [
    ['fact', 'kenya_june_2025', 'In June 2025 Kenya withdrew 77 products, restricted 202 and suspended 151 for review. What was decided on the 151 is not known here.', 'Juni 2025 Kenya iliondoa bidhaa 77, ikawekea vikwazo 202 na ikasimamisha 151 zichunguzwe. Uamuzi kuhusu 151 haujulikani hapa.'],
    ['caution', 'kenya_june_2025', 'Withdrawn, do not use: acephate, chlorothalonil, diuron, kasugamycin, pymetrozine, pyridalyl, thiacloprid.', 'Zimeondolewa, usitumie: acephate, chlorothalonil, diuron, kasugamycin, pymetrozine, pyridalyl, thiacloprid.'],
    ['caution', 'kenya_june_2025_list', 'Restricted: abamectin and imidacloprid not in the open field, chlorpyrifos and dimethoate only against termites, 2,4-D not in coffee.', 'Zimewekewa vikwazo: abamectin na imidacloprid si shamba la wazi, chlorpyrifos na dimethoate kwa mchwa tu, 2,4-D si kwenye kahawa.'],
    ['caution', 'kenya_banned_list', 'Banned for years, never use even an old tin: carbofuran, DDT, endosulfan, monocrotophos, aldrin, dieldrin, lindane, parathion.', 'Zimepigwa marufuku kwa miaka, kamwe usitumie hata kopo la zamani: carbofuran, DDT, endosulfan, monocrotophos, aldrin, dieldrin, lindane, parathion.'],
    ['caution', 'who_classes', 'Too poisonous, do not use even if you have it: methomyl, dichlorvos, omethoate, oxamyl, paraquat.', 'Ni sumu kali mno, usitumie hata ukiwa nayo: methomyl, dichlorvos, omethoate, oxamyl, paraquat.'],
    ['low-cost', 'safe_use', 'Instead: the steps without a shop first (picking, ash, soap, neem, traps, clean seed, rotation), then a product registered by PCPB for that crop and pest.', 'Badala yake: kwanza njia bila duka (kuokota, majivu, sabuni, mwarobaini, mitego, mbegu safi, kubadilisha mazao), kisha bidhaa iliyosajiliwa na PCPB kwa zao na mdudu huyo.'],
    ['when-to-ask', 'county_offices', 'Check the name with PCPB (pcpb.go.ke) or the extension officer; take old tins to them, do not bury or burn them.', 'Thibitisha jina na PCPB (pcpb.go.ke) au afisa ugani; mpelekee makopo ya zamani, usiyafukie wala kuyachoma.'],
  ]),
  topic('containers_storing', 'safe-use', 'any', ['Keeping pesticides and empty bottles', 'Kuhifadhi dawa na chupa tupu'], {
    en: 'store pesticide|empty bottle|pesticide container|dispose pesticide|leftover spray|old pesticide|reuse bottle|where to keep chemicals|wash sprayer',
    sw: 'kuhifadhi dawa|chupa tupu ya dawa|kutupa dawa|mabaki ya dawa|dawa ya zamani|kutumia chupa ya dawa|niweke wapi dawa|kuosha pampu',
  }, [
    ['do-now', 'safe_use', 'Locked away, in the original bottle with its label, far from food, feed, fire and children.', 'Ifungie kabatini, kwenye chupa yake ya awali yenye lebo, mbali na chakula, lishe, moto na watoto.'],
    ['caution', 'safe_use', 'Never in a soda bottle: a child takes it for a drink.', 'Usiiweke kamwe kwenye chupa ya soda: mtoto hudhani ni kinywaji.'],
    ['do-now', 'safe_use', 'Empty: rinse three times into the sprayer, pierce, and return it or do as the county says. Never use it for water or milk.', 'Ikiisha: suuza mara tatu ndani ya pampu, toboa, na rudisha au fanya kama kaunti inavyosema. Kamwe usiitumie kwa maji au maziwa.'],
    ['do-now', 'safe_use', 'Mix only what the plot needs; spray the rest on the same crop, and wash the sprayer away from well, river and animals.', 'Changanya kinachohitajika tu; malizia kwenye zao lile lile, na osha pampu mbali na kisima, mto na mifugo.'],
    ['caution', 'safe_use', 'Keep at least 30 m from rivers and wells when you spray, more where the label asks it: fish and neighbours drink there.', 'Kaa angalau mita 30 kutoka mito na visima unaponyunyiza, zaidi lebo ikitaka: samaki na majirani hunywa humo.'],
  ], { lessons: ['spray-safely'] }),
  topic('counterfeit_inputs', 'safe-use', 'any', ['Is it fake? Seed, fertiliser, pesticide', 'Je, ni bandia? Mbegu, mbolea, dawa'], {
    en: 'fake seed|fake fertilizer|counterfeit|is it genuine|seed did not germinate|1393|check seed|agro dealer cheated|fake pesticide|original seed',
    sw: 'mbegu bandia|mbolea bandia|feki|mbegu haikuota|kuthibitisha mbegu|1393|dawa bandia|nimeuziwa bandia|mbegu halisi|mbegu fake',
  }, [
    ['confirm', 'kephis_1393', 'Seed: scratch the sticker and send the code free by SMS to 1393; KEPHIS answers with lot and variety.', 'Mbegu: kwangua kibandiko na utume nambari bure kwa SMS 1393; KEPHIS hujibu aina na kundi la mbegu.'],
    ['confirm', 'safe_use', 'Sealed pack, clear print, PCPB number, batch and expiry date; a price far below others is a warning.', 'Pakiti iliyofungwa, maandishi wazi, nambari ya PCPB, kundi na tarehe ya mwisho; bei ya chini mno ni onyo.'],
    ['do-now', 'mavuno_rule', 'Buy from a licensed agrovet, take a receipt, and keep the packet and a handful of seed until the harvest.', 'Nunua kwa muuzaji wa pembejeo mwenye leseni, chukua risiti, na hifadhi pakiti na konzi ya mbegu hadi mavuno.'],
    ['do-now', 'mavuno_rule', 'Before you plant a whole field, put 100 seeds in a wet cloth: count how many sprout in a week.', 'Kabla ya kupanda shamba zima, weka mbegu 100 kwenye kitambaa chenye maji: hesabu ngapi zinaota kwa wiki moja.'],
    ['when-to-ask', 'county_offices', 'Cheated? Report with packet and receipt: seed to KEPHIS, pesticide to PCPB, fertiliser to KEBS or the county office.', 'Umedanganywa? Ripoti na pakiti na risiti: mbegu kwa KEPHIS, dawa kwa PCPB, mbolea kwa KEBS au ofisi ya kaunti.'],
  ]),
  topic('treated_seed', 'safe-use', 'any', ['Treated seed and treated grain', 'Mbegu iliyotiwa dawa na nafaka'], {
    en: 'treated seed|coloured seed eat|eat maize seed|pink seed|seed dressing|feed treated seed to chicken|wash treated seed|left over seed eat',
    sw: 'mbegu iliyotiwa dawa|kula mbegu ya dukani|mbegu yenye rangi|mbegu nyekundu kula|kuku kula mbegu yenye dawa|kuosha mbegu yenye dawa|mbegu iliyobaki kula',
  }, [
    ['caution', 'safe_use', 'Never eat, mill, sell or feed treated (coloured) seed: washing does not make it safe.', 'Kamwe usile, usisage, usiuze wala kulisha mifugo mbegu iliyotiwa dawa (yenye rangi): kuosha hakuifanyi salama.'],
    ['do-now', 'safe_use', 'Plant it with gloves or wash hands at once; cover spilled seed so that hens do not eat it.', 'Panda ukiwa na glavu au nawa mikono mara moja; funika mbegu iliyomwagika ili kuku wasile.'],
    ['do-now', 'safe_use', 'Left-over seed: keep it labelled and locked for next season, or give it to a neighbour who plants.', 'Mbegu iliyobaki: ihifadhi na alama, imefungwa, kwa msimu ujao, au mpe jirani apande.'],
    ['caution', 'safe_use', 'The empty packet is no bag for food.', 'Pakiti tupu si mfuko wa chakula.'],
  ]),
];
