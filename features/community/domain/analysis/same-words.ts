/**
 * Synonyms in English, Kiswahili and urban slang, so that a question in one finds a page in another. From the
 * project's glossary and the names of `knowledge/`. The informal spellings are our own.
 */
const table = `
maize|mahindi|corn|hindi|maindi
bean|maharagwe|maharage|beans
tomato|nyanya
potato|viazi|mbatata|irish potato|waru
sweet potato|viazi vitamu|ngwaci
cassava|muhogo
banana|ndizi|mgomba|migomba|matoke
coffee|kahawa|mbuni
kale|sukuma|sukuma wiki|sukumawiki
cabbage|kabichi|kabeji
onion|kitunguu
groundnut|karanga|njugu|peanut
mango|embe|mwembe
avocado|parachichi|hass|ovacado
orange|citrus|chungwa|michungwa|limau|lemon|malimau|ndimu
pawpaw|papai|papaya
passion fruit|pasheni|karakara|passion
pepper|pilipili|capsicum|hoho
rice|mpunga|mchele|paddy
wheat|ngano
sorghum|mtama
millet|wimbi
cowpea|kunde
pigeon pea|mbaazi
green gram|ndengu|pojo|choroko
sugarcane|miwa|muwa
tea|chai
cotton|pamba
sunflower|alizeti
spinach|spinachi|mchicha|terere
soybean|soya
carrot|karoti
leaf|leaves|jani|majani
stem|shina|stalk|bua|mabua
root|mzizi
flower|ua|maua|blossom
fruit|tunda
pod|ganda|maganda
cob|gunzi|suke|ear|masuke
seed|mbegu|punje|grain|nafaka
tuber|kiazi|bulb
seedling|mche|miche
plant|mmea|mimea|mti|miti|tree
funnel|kikonyo|whorl|funeli|heart of the plant|katikati ya mmea|katikati ya mimea|moyo wa mmea|kitovu cha mmea
insect|mdudu|wadudu|vidudu|kidudu|bug|pest
caterpillar|kiwavi|viwavi|worm|larva|larvae|funza|mabuu|maggot|buu
armyworm|viwavijeshi|viwavi jeshi|army worm
aphid|kidukari|vidukari|plant lice|lice|louse
whitefly|inzi weupe|inzi mweupe|white fly|white flies|whiteflies|vidudu weupe|wadudu weupe
mite|utitiri|red spider
thrips|chawa|chawa wa mimea|thripsi
weevil|fukusi|bungua|dumuzi|osama|scania
beetle|mbawakawa
moth|nondo
fly|inzi|flies
termite|mchwa|white ants|white ant
borer|kipekecha|vipekecha
cutworm|sota
grasshopper|panzi|locust|nzige
nematode|minyoo fundo|eelworm
snail|konokono|slug|koa
mole|fuko
bird|ndege|kwelea|quelea
rat|panya|rodent|squirrel|monkey|nyani
egg|yai|mayai
hole|tundu|matundu|toboa|shimo|bored|bores|boring|tunnel
web|utando|webbing
trail|njia|mines|tunnels|drawing
sawdust|unga wa mbao|vumbi la mbao|frass|kinyesi|droppings
disease|ugonjwa|magonjwa|ugua|sick|infected|infection|ambukiza
fungus|kuvu|fungi|fungal
mould|ukungu|mold|mildew|fur|fluff
powder|unga|vumbi|dust
rust|kutu|rusty
spot|doa|madoa|madoadoa|spots|vidoa
patch|baka|mabaka|blotch
stripe|mstari|michirizi|streak|mistari|lines
wilt|nyauka|mnyauko|wither|droop|legea
rot|oza|uozo|rotten|decay
blight|bakajani|scorch|ungua
curl|jikunja|kunja|twisted|crinkled|kunjamana|peteka
stunted|dumaa|small|short|haikui|hakui|kukua|haukui|hazikui|hayakui
mosaic|batobato|mottled|mottle
virus|virusi|viral
bacteria|bakteria|bacterial
sunken|bonyea|zama|hollow
dry|kauka|kavu|dried|drying
fall|anguka|pukutika|drop|dondoka
yellow|njano|manjano|rangi ya njano|pale|yelow
brown|kahawia|bronze
black|nyeusi|cheusi|dark
white|nyeupe
red|nyekundu
purple|zambarau
grey|kijivu|gray|silver|fedha
orange colour|rangi ya machungwa|rangi ya chungwa|rangi ya kutu
sticky|nata|nanata|honeydew
slime|ute|usaha|milky|maziwa
poison|sumu
medicine|dawa|spray|chemical|kemikali|pesticide|nyunyiza|pulizia|insecticide
fertilizer|mbolea|fertiliser|dap|can|npk|urea
manure|samadi
compost|mboji
lime|chokaa
soil|udongo|ardhi|land
acid|asidi|acidic|sour|ph
fertility|rutuba|nutrients|virutubisho
nitrogen|naitrojeni
phosphorus|fosforasi
potassium|potasiamu|potash
erosion|mmomonyoko
slope|mteremko
water|maji
irrigate|mwagilia|umwagiliaji|irrigation|nywesha|mwagilie|nimwagilie
drip|matone
pump|pampu
tank|tangi
pipe|bomba|mpira|hose
well|kisima|borehole
pond|bwawa|dam
canal|mfereji|mifereji|furrow
flood|furika|mafuriko|waterlogged|waterlogging|tuama|drainage
drought|ukame|kiangazi|dry season|dry spell
rain|mvua|masika|vuli
cold|baridi|frost|jalidi
sun|jua|hot|joto
weed|gugu|magugu|palizi|palilia|weeding
striga|kayongo|witchweed|kiduha
neem|mwarobaini
ash|majivu
soap|sabuni
garlic|saumu|kitunguu saumu
chilli|pilipili kali|pilipili kichaa
organic|hai|kiasili|asili|natural|kilimo hai
plant verb|panda|upandaji|planting|sow|plant
spacing|nafasi|umbali|distance
variety|aina|hybrid|chotara
season|msimu
month|mwezi|miezi
harvest|vuna|mavuno|harvesting|chuma|pick|picking|kuvuna
ripe|iva|komaa|mature|maturity|ready
thresh|pura|pukuchua|shell|shelling|sheller
store|hifadhi|ghala|storage|granary|stored|ghalani
bag|gunia|magunia|sack|mfuko|mifuko
price|bei
market|soko
sell|uza|kuuza|selling|sold|mauzo
buy|nunua|kununua|buyer|mnunuzi|wanunuzi
broker|dalali|madalali|middleman|middlemen|wachuuzi
cooperative|ushirika|sacco
profit|faida
transport|usafiri|safirisha|lorry
money|pesa|hela|fedha|malipo|lipa|pay|payment
loan|mkopo
insurance|bima
subsidy|ruzuku
cow|ngombe|cattle|dairy|ndama|calf
goat|mbuzi
chicken|kuku|chick|vifaranga|hen
bee|nyuki|mzinga|hive
fish|samaki|tilapia
vet|daktari|chanjo|vaccine|vaccination
training|mafunzo|course|jifunze
tractor|trekta|plough|lima
acre|ekari
farmer|mkulima|wakulima
farm|shamba|field|plot`;

export const sameWords: readonly string[] = table.trim().split('\n');

const idle = `
a an the and or but if of in on at to from for with without by as is are was were be been being am it its this that these those there here i me my we us our you your he she his her they them their
do does did done have has had can could should would will shall may might must not no yes so too very just only also then than when what which who whom whose why how where please help any some all more most much many one ones get got getting
na ya wa la za cha vya kwa katika kwenye ni si ama au lakini kama hii hizi hiyo hizo huu hawa hao haya hayo huyo huyu hili hilo yangu langu wangu changu vyangu zangu yako yetu yao yake lake wake mimi sisi wewe yeye wao je nini gani vipi aje wapi lini nani ngapi
naomba tafadhali nisaidieni nisaidie msaada kuna hakuna iko ziko wako niko ana wana ina zina yana una sana tu pia bado sasa hata hadi mpaka baada kabla kila pale hapa huku huko ndani nje juu chini nifanye nifanyeje kufanya fanya jamani ndugu kwamba ili ndio ndiyo hapana bila zote yote wote vyote`;
export const idleWords: readonly string[] = idle.trim().split(/\s+/);
