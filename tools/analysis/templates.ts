import type { CategoryKey } from '#features/community/domain/analysis/types.ts';

/**
 * Farmers' questions in our own sentences: none is copied from a real question or from `evals/community`.
 * {crop}, {pest}, {disease}, {place}, {amount} and {month} are filled in; an example joins one to three
 * sentences of a category.
 */
export interface Lines {
  readonly en: readonly string[];
  readonly sw: readonly string[];
  readonly mix: readonly string[];
}

const lines = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

export const templates: Readonly<Record<CategoryKey, Lines>> = {
  crop_planning: {
    en: lines(`
      Which variety of {crop} does best in {place}
      When should I plant {crop} in {place}
      What spacing for {crop} and how many seeds per hole
      How many kilos of seed do I need for {amount} of {crop}
      I want to start growing {crop}, what do I need to know before planting
      Is it too late to plant {crop} in {month}
      The rains have started, should I plant now or wait
      Which crop can I grow after {crop} next season
      Can I grow {crop} together with {crop2} in one field
      How long does {crop} take from planting to maturity
      Which short season crop fits a dry area with little rain
      Planning my {amount} for the long rains, what should I put where
      Best month to sow the nursery bed and when to transplant seedlings
      What does it cost to establish {amount} of {crop}
      Hybrid seed or local seed for {place}
      How deep should I plant and how many plants fit in an acre
      I am a beginner with {amount}, which crop pays quickly
      Does {crop} grow at high altitude where it is cold
      Give me a planting calendar for {crop}
      Grafted seedlings or tissue culture suckers, which should I choose
      How many cuttings or vines per acre and how are they set in the ground
      What should I rotate with {crop} over the coming seasons
      Preparing land before the rains, how many times to plough and harrow
      Intercropping {crop} and {crop2}, how many rows of each
      Early maturing seed that can be planted in {month}
      Where can I get certified seed of {crop} for the coming season
      Is {crop} suited to {amount} of black soil at low altitude
      Which order should the crops follow each other on my plots
      How many trees or plants fit in {amount}
      Male or female plants, how do I get enough that bear fruit
      First time growing {crop}, seed rate and row distance please
      Season is short this year, what matures in three months
      What should I grow to earn a living from {amount}
      Recommended varieties for {place} at 1500 metres
      Should I sow directly or raise seedlings first
      Comparing two hybrids of {crop} for the coming rains
      I missed the first rains, can I still sow
      Which month do I begin so that the crop is ready in {month}
      Direct planting of cuttings, which end goes down`),
    sw: lines(`
      Mbegu gani ya {crop} inafaa {place}
      Nipande {crop} mwezi gani hapa {place}
      Nafasi ya kupanda {crop} ni ipi na mbegu ngapi kwa shimo
      Nahitaji kilo ngapi za mbegu kwa {amount} ya {crop}
      Nataka kuanza kulima {crop}, nianzie wapi
      Je ni kuchelewa kupanda {crop} mwezi wa {month}
      Mvua zimeanza, nipande sasa au nisubiri
      Msimu ujao nipande zao gani baada ya {crop}
      Naweza kupanda {crop} pamoja na {crop2} shamba moja
      {crop} huchukua muda gani kukomaa tangu kupandwa
      Zao gani la muda mfupi linafaa eneo kame
      Kitalu cha miche kianze lini na nihamishe miche lini
      Gharama ya kuanzisha {amount} ya {crop} ni kiasi gani
      Mbegu chotara au ya kienyeji, ipi bora kwa {place}
      Kina cha kupanda na idadi ya mimea kwa ekari
      Mimi ni mkulima mpya, nipande nini kwenye {amount}
      Je {crop} inaweza kukua nyanda za juu zenye baridi
      Naomba kalenda ya upandaji wa {crop}
      Miche ya kuunganishwa inapatikana wapi na nipande umbali gani
      Nitayarishe shamba lini kabla ya msimu wa mvua
      Mzunguko wa mazao mazuri baada ya {crop} ni upi
      Aina ya {crop} inayokomaa mapema
      Mistari mingapi ya {crop} na mingapi ya {crop2}
      Shimo la kupandia liwe na ukubwa gani
      Mbegu iliyoidhinishwa ya {crop} msimu huu
      Nianze na zao gani nipate pesa haraka
      Mpangilio wa mazao kwa misimu miwili ijayo
      {crop} inastawi mwinuko wa mita ngapi
      Miti mingapi inaingia kwenye {amount}
      Mistari ya {crop} na {crop2} ipangwe vipi
      Kulima mara ya kwanza, mbegu kiasi gani kwa ekari
      Nilikosa mvua za kwanza, bado naweza kupanda
      Tayarisha ardhi na kulima kabla ya mvua
      Nipande mbegu moja kwa moja au nitumie miche`),
    mix: lines(`
      Which variety ya {crop} inafaa {place}
      Planting season ya {crop} ni when huku {place}
      Spacing ya {crop} ni gani na seeds ngapi per hole
      Nataka ku start {crop} farming, nahitaji nini
      {crop} inachukua months ngapi kumature
      Nipande gani this season kwa {amount}
      Seedlings za {crop} nitransplant lini`),
  },
  pest_management: {
    en: lines(`
      Small insects are all over my {crop}, how do I get rid of them
      Caterpillars are eating the leaves of my {crop} and leaving holes
      How do I control {pest} in {crop}
      I think {pest} has attacked my field
      Worms are boring into the fruits and stems
      Something eats my seedlings at night and cuts the stems
      There are eggs under the leaves and tiny larvae
      Birds, monkeys and rats are eating my crop
      Grasshoppers and beetles chew the leaves of {crop}
      What trap can catch the flies that spoil fruit
      Leaves are sticky with tiny insects and black soot
      White cottony insects on the stems and many ants
      I have sprayed against the insects but they come back
      Mites and webs under leaves in hot dry weather
      Moths are flying around and their larvae make tunnels in leaves
      Termites and grubs destroy the roots of {crop}
      How do I scout for {pest} and when should I act
      A weed with roots on my {crop} takes its food
      Which insecticide group works against {pest}, and what can I do first
      Maggots inside the fruits of {crop}
      Insects suck sap from the tips and leaves curl up
      Snails and slugs destroy the nursery
      The insect is green with a black head and eats at night
      Nematodes make knots on the roots
      How to chase moles and wild animals from the farm
      Locusts or armyworms are coming to {place}
      Lice or small crawling things under the leaves
      Something chews the young plants and leaves slime or droppings
      Bugs sit on the pods and suck them
      Ants and termites in the field near harvest
      Fine web and tiny red dots moving under the leaf
      A beetle bores tunnels into the stem and root
      What attracts these flies and how do I trap them
      Animals dig up the seed at night
      Leaf miner draws white lines in the leaf
      Holes in tubers made by grubs
      Scale insects and mealy bugs on the branches
      The creature hides in the soil by day`),
    sw: lines(`
      Wadudu wadogo wamejaa kwenye {crop}, nitawaondoaje
      Viwavi wanakula majani ya {crop} na kuacha matundu
      Nitazuiaje {pest} kwenye {crop}
      Nadhani {pest} wamevamia shamba langu
      Funza wanatoboa matunda na mashina
      Kuna mdudu anakata miche usiku
      Mayai yako chini ya majani na mabuu wadogo
      Ndege, nyani na panya wanakula mazao yangu
      Panzi na mbawakawa wanatafuna majani ya {crop}
      Mtego gani unanasa inzi wanaoharibu matunda
      Majani yananata na yana vidudu na masizi meusi
      Wadudu weupe kama pamba kwenye shina na sisimizi wengi
      Nimenyunyiza dawa ya wadudu lakini wanarudi
      Utitiri na utando chini ya majani wakati wa joto
      Nondo wanaruka na mabuu wanachimba njia ndani ya majani
      Mchwa na mabuu wa udongoni wanaharibu mizizi ya {crop}
      Nitawakaguaje {pest} na nichukue hatua lini
      Magugu yanayonyonya mizizi ya {crop}
      Dawa gani ya wadudu inaua {pest} na nianze na nini
      Mabuu ndani ya matunda ya {crop}
      Wadudu wanafyonza maji ya mmea na majani yanajikunja
      Konokono wanamaliza kitalu
      Mdudu ni wa kijani ana kichwa cheusi hula usiku
      Minyoo fundo wameshambulia mizizi
      Nitafukuzaje fuko na wanyama pori shambani
      Nzige au viwavijeshi wanakuja {place}
      Wadudu wanachora mistari ndani ya jani
      Mdudu anatoboa shina na mizizi na kuacha tundu
      Chawa wa mimea wamejaa chini ya jani
      Wanyama wanachimba mbegu usiku
      Utando mwembamba na vidudu vyekundu
      Mchwa wanakata mimea iliyokomaa
      Inzi wanataga mayai kwenye matunda
      Kimelea cha magugu kinanyonya mahindi`),
    mix: lines(`
      {pest} wamevamia {crop} yangu, nifanye nini
      Insects ziko chini ya leaves za {crop}
      Hizi worms zinakula {crop} yangu sana
      Ni pesticide gani inaua {pest}
      Caterpillars wanatoboa fruits za {crop}
      Birds na rats wanamaliza mazao shambani
      Nimespray lakini hawa wadudu bado wako`),
  },
  disease_control: {
    en: lines(`
      My {crop} has {disease}, what should I do
      The leaves of my {crop} have brown spots with yellow around them
      Is this {disease} on my {crop}
      Plants wilt and die although the soil is wet
      White powder or mould on the leaves
      Fruits are rotting with black sunken marks
      How does {disease} spread and can it be cured
      Orange rusty dust under the leaves
      The stems have dark wounds and the plant dries from the top
      Leaves are mottled and crinkled like with a virus
      After heavy rain and cold the crop turned black and smells
      Should I uproot and burn the sick plants
      Which fungicide class is used against {disease}
      Seedlings rot at the base and fall over
      Roots are brown and rotten
      Yellow streaks on leaves and stunted plants with no yield
      The infection started at one corner and is spreading to the whole farm
      A neighbour lost the whole crop to {disease}
      How to prevent {disease} next season
      Grey patches join together and the leaf dries
      Flowers turn black and drop because of a fungus
      When I cut the stem there is brown inside or milky slime
      Is there a variety of {crop} that resists {disease}
      Tubers or bulbs have rot with a bad smell
      Please help identify this disease on my {crop}
      Black galls full of powder on ears and stems
      Bacteria or fungus, how can I tell`),
    sw: lines(`
      {crop} yangu ina {disease}, nifanye nini
      Majani ya {crop} yana madoa ya kahawia yenye ukingo wa manjano
      Je huu ni ugonjwa wa {disease} kwenye {crop}
      Mimea inanyauka na kufa ingawa udongo una maji
      Unga mweupe au ukungu juu ya majani
      Matunda yanaoza na yana madoa meusi yaliyobonyea
      {disease} unaeneaje na una tiba
      Unga wa kutu chini ya majani
      Mashina yana vidonda vyeusi na mmea unakauka kuanzia juu
      Majani yana batobato na yamekunjamana kama ya virusi
      Baada ya mvua na baridi mazao yameungua na kunuka
      Je ning'oe na kuchoma mimea iliyoambukizwa
      Dawa gani ya kuvu inatumika kwa {disease}
      Miche inaoza chini na kuanguka
      Mizizi imeoza na ni ya kahawia
      Michirizi ya njano kwenye majani na mimea imedumaa bila mazao
      Ugonjwa ulianza kona moja na sasa umeenea shamba zima
      Jirani alipoteza mazao yote kwa {disease}
      Nitazuiaje {disease} msimu ujao
      Mabaka ya kijivu yanaungana na jani linakauka
      Maua yanakuwa meusi na kudondoka kwa sababu ya kuvu
      Nikikata shina ndani ni kahawia au kuna ute mweupe
      Kuna aina ya {crop} inayostahimili {disease}
      Viazi vinaoza na kutoa harufu mbaya
      Nisaidieni kutambua ugonjwa huu wa {crop}
      Uvimbe mweusi wenye unga kwenye suke
      Ni bakteria au kuvu, nitajuaje`),
    mix: lines(`
      Hii ni {disease} ama ni nini kwa {crop} yangu
      Leaves za {crop} ziko na spots brown na zinakauka
      Plants zinanyauka na kufa, ni disease gani
      Fruits zinaoza kwa shamba ya {crop}
      {disease} imeharibu {crop} yote, dawa ni gani
      Ningoe plants zenye ugonjwa ama nispray fungicide
      Leaves zimekuwa yellow na zimejikunja kama virus`),
  },
  soil_management: {
    en: lines(`
      Which fertilizer should I use for {crop} and when
      When do I top dress {crop} with CAN or urea
      How many bags of DAP or NPK per acre
      My soil is acidic, how much lime do I need
      Where can I do a soil test and how do I take the sample
      My {crop} leaves are pale yellow from lack of nitrogen
      Purple leaves show lack of phosphorus
      How do I improve the fertility of tired soil
      Soil erosion on my slope, how do I make terraces
      Manure or fertilizer, which is better for {crop}
      The soil is sandy and does not hold nutrients
      Clay soil is hard and water stands on it
      Burned leaf edges from lack of potassium
      How many wheelbarrows of manure per acre of {crop}
      Does the soil need magnesium, zinc or boron
      Soil pH is 5, which crop and which fertilizer
      Foliar feed or granular fertilizer
      How do I keep soil moisture and organic matter
      Nutrient deficiency on young leaves, veins stay green
      Cover crops and fallow to rest the land
      Can I mix lime with fertilizer when planting
      Gypsum, ash or lime for sour soil
      The yield drops every year on the same plot
      Ploughing made a hard pan under the topsoil
      Legumes to put nitrogen back into the ground
      The ground cracks when dry and becomes sticky when wet
      Wind and rain carry away my topsoil
      Who tests soil and what does it cost
      Leaf margins look scorched, maybe potash is missing
      Older leaves are yellow between the veins, which mineral is missing
      Should I leave crop residue on the land after harvest
      Farm yard manure from my cows, how much for each acre
      Is the ground too sour and how do I measure pH
      Which nutrients does {crop} take from the ground
      Grass strips and stone lines against erosion
      Best time and method to apply fertilizer around the plant
      Urea burned my seedlings, was it too much
      Land has been farmed for years without rest and gives little`),
    sw: lines(`
      Nitumie mbolea gani kwa {crop} na lini
      Niweke mbolea ya kukuzia CAN au urea lini kwenye {crop}
      Mifuko mingapi ya DAP au NPK kwa ekari
      Udongo wangu una asidi, niweke chokaa kiasi gani
      Nitapima udongo wapi na nachukuaje sampuli
      Majani ya {crop} ni ya njano kwa kukosa naitrojeni
      Majani ya zambarau ni upungufu wa fosforasi
      Nitaongezaje rutuba ya udongo uliochoka
      Mmomonyoko wa udongo kwenye mteremko, nitengeneze matuta vipi
      Samadi au mbolea ya dukani, ipi bora kwa {crop}
      Udongo wa kichanga haushiki rutuba
      Udongo wa mfinyanzi ni mgumu na maji yanatuama
      Kingo za majani zimeungua kwa kukosa potasiamu
      Toroli ngapi za samadi kwa ekari ya {crop}
      Udongo unahitaji magnesi, zinki au boroni
      pH ya udongo ni 5, zao gani na mbolea gani
      Mbolea ya majani au ya punje
      Nitahifadhije unyevu na rutuba ya udongo
      Upungufu wa virutubisho kwenye majani machanga, mishipa ni kijani
      Mimea ya kufunika udongo na kupumzisha ardhi
      Naweza kuchanganya chokaa na mbolea wakati wa kupanda
      Majivu au chokaa kwa udongo wenye asidi
      Mavuno hupungua kila mwaka kwenye shamba lile lile
      Udongo umekuwa mgumu chini ya tabaka la juu
      Kunde na maharagwe kurudisha naitrojeni kwenye udongo
      Ardhi inapasuka ikikauka na kunata ikiwa na maji
      Upepo na mvua vinabeba udongo wa juu
      Nani hupima udongo na gharama yake
      Ardhi imelimwa miaka mingi bila kupumzika, haizai
      Majani ya zamani yana njano kati ya mishipa, madini gani yanakosekana
      Niache mabaki ya mazao juu ya udongo
      Nipime asidi ya udongo kwa njia gani
      Nyasi na mawe kuzuia mmomonyoko
      Mbolea iwekwe umbali gani kutoka kwenye mmea`),
    mix: lines(`
      Fertilizer gani ni bora kwa {crop}
      Top dressing ya {crop} niweke when, CAN ama urea
      Soil yangu ni acidic, lime ngapi per acre
      Niweke manure ama DAP wakati wa planting
      Soil test inafanywa wapi na ni how much
      Leaves ziko yellow, ni nitrogen imepungua
      Udongo ni sandy, naongeza fertility aje`),
  },
  irrigation: {
    en: lines(`
      How often should I water my {crop} and how much
      Drip irrigation or sprinklers for {amount}
      Which water pump is good for a well or river
      My drip lines are blocked, how do I clean them
      How do I harvest rain water and store it in a tank or pan
      Solar pump to irrigate {amount}, which size and price
      Is it better to irrigate in the morning or evening
      The borehole water is salty, can I irrigate with it
      Furrow irrigation and canals, how do I level the field
      How many litres does {crop} need per day
      Water is little in the dry season, how do I save it
      My field is flooded, how do I drain the water
      Lining a pond so that water does not seep away
      Leaves hang at midday because there is no rain and no water
      Pipes leak and the pressure is low
      How do I know that the soil has enough water
      Mulching to reduce how often I irrigate
      Irrigation schedule for {crop} when flowering
      Water permit or turns at the canal
      Small kit to water a kitchen garden
      Paddy water depth and when to dry the field
      Overhead watering or pouring at the base with a can
      Rain failed for weeks, which plants do I water first
      Tank, hose and taps for a greenhouse
      Is this water good for plants or is it too salty
      How do I bring water from the river up to my land
      How can I feel whether the ground needs water again
      Leaking tank and pipes in the farm
      Which hours of the day are right for watering`),
    sw: lines(`
      Nimwagilie {crop} mara ngapi na maji kiasi gani
      Umwagiliaji wa matone au wa kunyunyiza kwa {amount}
      Pampu gani ya maji ni nzuri kwa kisima au mto
      Mipira ya matone imeziba, niisafishe vipi
      Nitavunaje maji ya mvua na kuyahifadhi kwenye tangi au bwawa
      Pampu ya sola ya kumwagilia {amount}, ukubwa na bei
      Ni vizuri kumwagilia asubuhi au jioni
      Maji ya kisima yana chumvi, naweza kumwagilia
      Mifereji ya kumwagilia, nisawazishe shamba vipi
      {crop} inahitaji lita ngapi kwa siku
      Maji ni kidogo kiangazi, niyatumie vipi kwa uangalifu
      Shamba limefurika, nitatoaje maji
      Kutandika karatasi bwawani maji yasipotee
      Mimea inalegea mchana kwa sababu hakuna mvua wala maji
      Mabomba yanavuja na presha ya maji iko chini
      Nitajuaje udongo una maji ya kutosha
      Matandazo ili kupunguza kumwagilia
      Ratiba ya kumwagilia {crop} wakati wa maua
      Zamu za maji ya mfereji na kibali cha maji
      Kifaa kidogo cha kumwagilia bustani ya nyumbani
      Kina cha maji kwenye majaruba na lini nikaushe
      Kumwagilia juu ya majani au chini kwenye shina
      Mvua haijanyesha wiki nyingi, nimwagilie mimea ipi kwanza
      Tangi, mpira na bomba za kivungulio
      Maji haya ni mazuri kwa mimea au yana chumvi nyingi
      Nitapandishaje maji kutoka mtoni hadi shambani
      Saa gani za siku ni nzuri kumwagilia
      Valvu na presha ya mtambo wa maji`),
    mix: lines(`
      Drip irrigation ya {amount} ni pesa ngapi
      Water pump gani ni poa kwa shamba
      Nimwagilie {crop} mara ngapi per week
      Maji ya borehole iko na chumvi, ni sawa kuirrigate
      Pipes zinaleak na pressure ya maji ni ndogo
      Rain water harvesting nifanye aje, tank ama pond
      Shamba imejaa maji, drainage nifanye vipi`),
  },
  organic_farming: {
    en: lines(`
      How do I make compost at home
      Natural ways to control insects without chemicals
      How to prepare neem spray or chilli and garlic water
      Organic certification for small farmers
      Liquid manure from leaves and animal dung
      Can I farm without fertilizer from the shop and without poison
      Vermicompost with earthworms
      Ash, soap and milk as home remedies for plants
      Push pull with desmodium
      Companion plants that keep pests away
      Bokashi, biochar and other homemade fertilizer
      Beneficial insects and natural enemies
      I want to change to organic farming
      Is it safe for bees if I use a plant extract
      Green manure plants to feed the soil naturally
      How many days should the compost heap stay and how often do I turn it
      Biological control instead of pesticides
      Marigold, tephrosia and pyrethrum as natural pesticide
      Recipe for a homemade organic spray against {pest}
      Organic fertilizer made from tithonia or comfrey
      Growing chemical free {crop}
      Permaculture and agroforestry on {amount}
      Animal urine as natural feed for plants
      Where can I buy good insects that eat the bad ones
      Ferment plants or urine and dilute it as feed
      I do not want to use any poison on food
      Natural repellent plants between the rows
      How do I sell and label produce as organic`),
    sw: lines(`
      Nitatengenezaje mboji nyumbani
      Njia za asili za kuzuia wadudu bila kemikali
      Kutengeneza dawa ya mwarobaini au maji ya pilipili na saumu
      Cheti cha kilimo hai kwa wakulima wadogo
      Mbolea ya maji kutoka majani na kinyesi cha mifugo
      Naweza kulima bila mbolea ya dukani na bila sumu
      Mboji ya minyoo ya ardhini
      Majivu, sabuni na maziwa kama dawa ya asili
      Teknolojia ya sukuma-vuta na desmodium
      Mimea rafiki inayofukuza wadudu
      Bokashi, makaa na mbolea nyingine za kujitengenezea
      Wadudu rafiki na maadui wa asili
      Nataka kubadilisha kwenda kilimo hai
      Je dawa ya mimea ni salama kwa nyuki
      Mbolea ya kijani ya kurutubisha udongo kiasili
      Lundo la mboji likae siku ngapi na nigeuze mara ngapi
      Udhibiti wa kibiolojia badala ya dawa za viwandani
      Pareto, utupa na bangi mwitu kama dawa ya asili
      Dawa ya kienyeji ya kuzuia {pest}
      Mbolea hai ya tithonia
      Kulima {crop} bila kemikali
      Kilimo mseto na miti kwenye {amount}
      Mkojo wa mifugo kama mbolea ya asili
      Sitaki kutumia sumu kwenye chakula
      Kuloweka majani na kuyatumia kama mbolea
      Wadudu wazuri wanaokula wadudu wabaya`),
    mix: lines(`
      Natumia neem aje kama organic spray
      Compost inatengenezwa aje haraka
      Nataka organic farming bila chemicals
      Organic pesticide ya {pest} ni gani
      Mbolea ya organic natengeneza vipi
      Garlic na pilipili spray ina work kweli
      Certificate ya organic inatolewa na nani`),
  },
  harvesting: {
    en: lines(`
      When is {crop} ready to harvest and what are the signs
      How do I harvest {crop} without damaging it
      How long after flowering can I pick {crop}
      Machine for threshing or shelling {crop}
      Should I harvest now before the rain or wait until it dries
      At what colour do I pick the fruits
      How many times a week should I pick {crop}
      Digging up {crop}, which tool is best
      How many bags of {crop} should I get from {amount}
      Drying {crop} after harvest on a canvas in the sun
      Losses during harvest, grains fall on the ground
      Combine harvester for hire
      Can I leave {crop} in the field after maturity
      What moisture should grain have when cutting
      Workers for picking and how much they pick in a day
      Is the crop mature or should I give it more weeks
      Plucking interval in the rainy season
      Curing bulbs and tubers after lifting
      Harvest early while the price is good, will the weight be less
      Sorting and grading right after picking
      Shelling by hand takes long, what sheller is good
      How can I know that {crop} is mature and can be cut
      Do I cut and heap the stalks in the field to dry
      What happens if I lift {crop} too early or too late
      Tools to pick high fruits so that they do not fall and bruise
      Heads are bending and turning brown, is it time
      Some are ripe and some are still green on the same plant
      How often should pickers come back to the same tree
      Pulling up plants before rain spoils the ripe pods
      Winnowing and cleaning grain after beating it
      How long can it stay in the ground before it becomes woody
      The neck has fallen over, is it time to lift
      Hiring a machine to harvest and the losses it makes
      Digging without cutting the tubers`),
    sw: lines(`
      {crop} iko tayari kuvunwa lini na dalili ni zipi
      Nitavunaje {crop} bila kuiharibu
      Siku ngapi baada ya maua ndipo nichume {crop}
      Mashine ya kupura au kupukuchua {crop}
      Nivune sasa kabla ya mvua au nisubiri ikauke
      Nichume matunda yakiwa na rangi gani
      Nichume {crop} mara ngapi kwa wiki
      Kuchimba {crop}, kifaa gani ni bora
      Nitarajie magunia mangapi ya {crop} kutoka {amount}
      Kukausha {crop} baada ya kuvuna juu ya turubai juani
      Upotevu wakati wa kuvuna, punje zinaanguka
      Mashine ya kuvuna ya kukodi
      Naweza kuacha {crop} shambani baada ya kukomaa
      Unyevu wa nafaka wakati wa kuvuna uwe asilimia ngapi
      Vibarua wa kuchuma na kiasi wanachochuma kwa siku
      Zao limekomaa au niliache wiki zaidi
      Muda kati ya kuchuma wakati wa mvua
      Kukausha ngozi ya viazi au vitunguu baada ya kuchimba
      Kuvuna mapema wakati bei ni nzuri, uzito utapungua
      Kupanga madaraja mara baada ya kuchuma
      Kupukuchua kwa mkono kunachukua muda
      Nitajuaje kwamba {crop} imekomaa na inaweza kukatwa
      Nikate na kurundika mabua shambani yakauke
      Nini hutokea nikivuna mapema au kuchelewa
      Kifaa cha kuchuma matunda ya juu bila kuyaumiza
      Mengine yameiva na mengine bado mabichi
      Inaweza kukaa ardhini muda gani bila kuharibika
      Ng'oa mimea kabla mvua haijaharibu maganda yaliyoiva
      Kupepeta na kusafisha nafaka baada ya kupura
      Punje zinapotea wakati wa kupura`),
    mix: lines(`
      {crop} iko ready kuvuna lini
      Signs za {crop} kukomaa ni gani
      Harvesting ya {crop} nifanye aje bila damage
      Nivune now ama ningoje ikauke shambani
      Sheller ama thresher gani ni poa
      Nitapata bags ngapi per acre za {crop}
      Nichume {crop} after how many days`),
  },
  storage: {
    en: lines(`
      How do I store {crop} after harvest for many months
      Weevils in my store are eating the dry grain
      Airtight bags or a metal silo for keeping {crop}
      How dry should grain be before I put it in bags
      Mould grows on stored {crop}, is it aflatoxin
      Rats get into my granary
      How do I keep {crop} fresh until market day
      Building a store with good air
      Can I put ash in stored beans against beetles
      Stored potatoes sprout and turn green
      Cold storage or charcoal cooler for vegetables
      Warehouse receipt and renting space in a store
      Keeping seed for next season, which container
      Dust to protect stored grain that will be eaten
      The sacks on the floor are warm and damp
      How long can {crop} be kept before it spoils
      Grain borer turned my cobs into powder in the crib
      Fruits get soft quickly after picking, how do I keep them longer
      Shelf life and packing in crates
      Drying {crop} well so it does not rot in the store
      Are hermetic bags good and how many seasons do they last
      What moisture is safe before I close the container
      Renting space in a common warehouse
      Where should the sacks stand so that they stay dry`),
    sw: lines(`
      Nihifadhi {crop} vipi baada ya kuvuna kwa miezi mingi
      Fukusi wanakula nafaka kavu ghalani
      Mifuko isiyopitisha hewa au pipa la chuma la kuhifadhi {crop}
      Nafaka ikauke kiasi gani kabla ya kuweka kwenye magunia
      Ukungu kwenye {crop} iliyohifadhiwa, ni sumukuvu
      Panya wanaingia ghalani
      Nitaweka {crop} vipi ibaki mbichi hadi siku ya soko
      Kujenga ghala lenye hewa nzuri
      Naweza kuweka majivu kwenye maharagwe ya ghala kuzuia bungua
      Viazi vilivyohifadhiwa vinachipua na kuwa kijani
      Chumba baridi au kipoozi cha mkaa kwa mboga
      Stakabadhi ya ghala na kukodi nafasi ya kuhifadhi
      Kuhifadhi mbegu ya msimu ujao, chombo gani
      Dawa ya unga ya kuhifadhi nafaka ya kula
      Magunia sakafuni yana joto na unyevu
      {crop} inaweza kukaa muda gani kabla ya kuharibika
      Dumuzi amegeuza mahindi kuwa unga ghalani
      Matunda yanalainika haraka baada ya kuchuma, niyahifadhi vipi
      Kupakia kwenye kreti ili yakae muda mrefu
      Kukausha {crop} vizuri isioze ghalani
      Kukodi nafasi kwenye ghala la pamoja
      Magunia yawekwe juu ya nini yasipate unyevu
      Unyevu gani ni salama kabla ya kufunga chombo`),
    mix: lines(`
      Store {crop} aje isiharibike
      Weevils wako kwa store ya {crop}
      PICS bags ama silo, gani inaweka grain poa
      {crop} ikauke how much kabla kuweka kwa store
      Aflatoxin kwa stored maize, nifanye nini
      Rats wameingia store usiku
      {crop} zinaharibika haraka, fridge sina`),
  },
  marketing: {
    en: lines(`
      What is the price of {crop} in {place} now
      Where can I find a buyer for {crop}
      Brokers offer a very low price, what should I do
      How do we form a cooperative or group to sell together
      Exporters who buy {crop} from small farmers
      Is it better to sell now or wait for a better price
      Contract with a company to grow {crop}, is it good
      Transport to the market is expensive
      How do I add value to {crop} and sell it packed
      Which licence or standard mark do I need to sell to supermarkets
      The market is full and nobody wants {crop}
      How do I set a fair price for {crop}
      Price per kilo or per bag, they cheat with the weight
      Selling online and delivering to customers in town
      Which variety do customers like and pay more for
      Payment from the factory is late
      Wholesale price in Nairobi, Mombasa and Kisumu this week
      Profit per acre after selling
      Which factory or processor buys {crop}
      How to sell to schools, hotels and hospitals
      Middlemen take all the money
      Processing into flour, oil or butter to earn more
      Licence and standards to sell packed food
      Who decides the price at the farm gate`),
    sw: lines(`
      Bei ya {crop} ni ngapi {place} sasa
      Nitapata wapi mnunuzi wa {crop}
      Madalali wananunua kwa bei ya chini, nifanye nini
      Tutaundaje ushirika au kikundi cha kuuza pamoja
      Kampuni zinazonunua {crop} kwa wakulima wadogo kuuza nje ya nchi
      Niuze sasa au nisubiri bei ipande
      Mkataba na kampuni ya kununua {crop}, ni mzuri
      Usafiri wa kwenda sokoni ni ghali
      Nitaongezaje thamani ya {crop} na kuuza ikiwa imefungashwa
      Kibali au alama gani ya ubora ninahitaji kuuza supermarket
      Soko limejaa na hakuna anayetaka {crop}
      Nitapangaje bei nzuri ya {crop}
      Bei kwa kilo au kwa gunia, wanadanganya kwenye mizani
      Kuuza mtandaoni na kupeleka kwa wateja mjini
      Wateja wanapenda aina gani na bei yake
      Malipo kutoka kiwandani yamechelewa
      Bei ya jumla Nairobi, Mombasa na Kisumu wiki hii
      Faida kwa ekari baada ya kuuza
      Kiwanda gani kinanunua {crop}
      Kuuza kwa shule, hoteli na hospitali
      Wachuuzi wanachukua pesa zote
      Kusindika na kufungasha ili nipate zaidi
      Alama ya ubora na hatua za kupata kibali cha kuuza`),
    mix: lines(`
      {crop} price ni ngapi huko {place}
      Nani ana buyer wa {crop}
      Brokers wananunua {crop} bei ya chini sana
      Market ya {crop} iko wapi
      Niuze {crop} now ama ningoje price ipande
      Export ya {crop} nitaanza aje
      Transport kwenda soko ni expensive`),
  },
  other: {
    en: lines(`
      My cow does not eat and has fever
      How do I get a loan for my farm
      Chickens are coughing and dying
      Crop insurance, which company and how does it pay
      How do I use this app and change my password
      Title deed and land boundary problem with my neighbour
      Where can I learn farming, is there a training or school
      My goats have worms, which vet can help
      Feeding dairy cows to get more milk
      Bees left the hive
      Fish pond, which feed and how many fingerlings
      Who is my extension officer
      Government subsidy registration and message
      Tractor hire for ploughing, what is the charge
      Pigs and rabbits keeping for a beginner
      Elephants and hippos destroyed the fence, who pays
      Hello everyone, I am new in this group
      Building a greenhouse or a fence, which material
      Vaccination of chicks and calves
      Mastitis, bloat and tick fever in cattle
      Labour on the farm, how do I pay casual workers
      Weather forecast for next month
      Silage and hay for the dry season
      Youth fund and women group money
      The app does not open and the photo does not upload
      How is family land divided among children and registered
      Lands office, title and succession after a parent died
      Fish are coming up for air in the pond
      Hens stopped laying eggs
      I greet all the farmers here, happy to join
      Courses, colleges and field days for young farmers
      Wild animals from the park broke the fence and we want compensation
      How do I enter my field in this app
      Where do I register for government support
      Animal is swollen and breathing with difficulty, before the vet comes`),
    sw: lines(`
      Ng'ombe wangu hali na ana homa
      Nitapataje mkopo wa kilimo
      Kuku wanakohoa na kufa
      Bima ya mazao, kampuni gani na inalipaje
      Natumiaje programu hii na nibadilishe nenosiri vipi
      Hati ya shamba na mpaka na jirani
      Nitajifunza wapi kilimo, kuna mafunzo au shule
      Mbuzi wangu wana minyoo, daktari wa mifugo yuko wapi
      Kulisha ng'ombe wa maziwa watoe maziwa mengi
      Nyuki wametoroka mzinga
      Bwawa la samaki, chakula gani na vifaranga wangapi
      Afisa ugani wangu ni nani
      Usajili wa ruzuku ya serikali na ujumbe
      Trekta ya kukodi kulima, bei yake
      Kufuga nguruwe na sungura kwa anayeanza
      Ndovu na viboko wameharibu ua, nani analipa
      Habari zenu, mimi ni mgeni kwenye kikundi hiki
      Kujenga kivungulio au ua, vifaa gani
      Chanjo ya vifaranga na ndama
      Ugonjwa wa matiti, kuvimba tumbo na kupe kwa ng'ombe
      Kulipa vibarua wa shambani
      Utabiri wa hali ya hewa mwezi ujao
      Lishe ya mifugo na nyasi za kiangazi
      Hazina ya vijana na pesa za kikundi cha akina mama
      Programu haifunguki na picha haipakiwi
      Kugawa ardhi ya urithi na kuandikisha
      Samaki wanakuja juu kutafuta hewa
      Kuku wameacha kutaga mayai
      Nawasalimu wakulima wote, nafurahi kuwa hapa
      Kozi na vyuo vya kilimo kwa vijana
      Wanyama wa mbuga wamevunja ua, tunataka fidia
      Nitaingizaje shamba langu kwenye programu
      Nyuki wangu wameondoka, nitawavutaje tena
      Mnyama amevimba na anapumua kwa shida`),
    mix: lines(`
      Ng'ombe wangu ni sick, vet anapatikana wapi
      Loan ya farming nitapata wapi
      Chicken zangu zinakufa, chanjo ni gani
      Crop insurance ni how much per acre
      App hii inakataa kufungua
      Training ya farmers iko wapi
      Tractor ya hire ni how much`),
  },
};
