import type { CategoryKey } from '#features/community/domain/analysis/types.ts';

/**
 * Words that indicate a category anywhere in a text, in both languages; some indicate two. Includes the terms
 * of the project's glossary.
 */
const lists: Readonly<Record<CategoryKey, string>> = {
  crop_planning: `variety varieties hybrid cultivar spacing apart wide between rows row distance sow sowing plant planting transplant nursery seedbed seedling seedlings grafted sucker suckers cutting cuttings seed rate season seasons onset early late maturing maturity altitude zone suits suitable rotate
    rotation follow next intercrop relay under shade calendar schedule plan beginner start begin establish per hole depth deep month date prepare preparation ploughing harrow land diversify which crop alternative drought tolerant yielding recommended breed of seed macadamia oats peas
    aina chotara nafasi umbali mistari mstari safu panda kupanda nipande tupande upandaji hamisha miche kitalu mbegu kilo shimo kina msimu misimu mwinuko ukanda inafaa yafaa mzunguko badilisha mseto ratiba kalenda mpango anza kuanza mwanzo mapema chelewa komaa tayarisha kulima plau ekari gawa vumilia ukame`,
  pest_management: `insect insects bug bugs pest pests worm worms caterpillar caterpillars larva larvae maggot grub grubs moth moths butterfly fly flies beetle beetles weevil borer hopper hoppers locust grasshopper cricket ant ants termite mite mites thrips aphid aphids lice scale mealybug snail slug nematode rat rats
    mole birds monkey squirrel eat eating eaten chew chewed bite bore bored drill holes hole shredded torn crumbs droppings frass crawl crawling fly swarm eggs trap traps lure scare sucking sap web tunnels striga weed parasite infest infested attack swarm legs wings striped head hide
    mdudu wadudu vidudu kijidudu vijidudu kiwavi viwavi funza buu mabuu nondo inzi mbawakawa fukusi kipekecha panzi nzige sisimizi siafu mchwa utitiri thripsi kidukari vidukari chawa konokono minyoo panya fuko ndege kwelea nyani kala wanakula wamekula tafuna toboa tundu matundu kinyesi mayai mtego fyonza utando kayongo magugu vamia shambulia mabawa kichwa`,
  disease_control: `disease diseases sick infection infected fungus fungal bacteria bacterial virus viral blight rust wilt wilting mildew mould rot rotting rotten canker scab smut mosaic spots spot lesion lesions blotch patch patches dieback ooze slime smell powdery halo sunken wound wounds yellowing mottled curled stunted deformed
    spread spreading contagious cure uproot burn bury fungicide resistant susceptible collapse blacken dying dies dead
    ugonjwa magonjwa ambukizwa kuvu bakteria virusi bakajani kutu nyauka mnyauko ukungu oza uozo kidonda vidonda doa madoa baka mabaka batobato chule ungua meusi nata ute harufu enea kuenea tiba ponya ng'oa choma fukia dawa kuvu stahimili dumaa kunja kufa inakufa legea lala ghafla pukutika`,
  soil_management: `soil fertilizer fertiliser dap can urea npk tsp potash lime gypsum manure dung top dress dressing nutrient nutrients nitrogen phosphorus potassium magnesium zinc boron sulphur deficiency pale fertility infertile tired acid acidity sour ph alkaline sample laboratory test erosion gully gullies terrace terraces
    hillside slope topsoil clay loam sandy hard pan compaction crust cover residue stubble fallow rest organic matter structure texture ground earth vetiver ridge contour granular foliar feed
    udongo ardhi mbolea kukuzia samadi chokaa rutuba naitrojeni fosforasi potasiamu zinki upungufu virutubisho madini asidi ph sampuli maabara kupima pima mmomonyoko korongo matuta tuta mteremko kilima mfinyanzi kichanga tifutifu mgumu pasuka pumzisha mabaki rutubisha zambarau`,
  irrigation: `water watering irrigate irrigation drip dripline emitter sprinkler sprinklers pump solar litres tank tanks pond dam pan borehole well river stream canal furrow ditch hose pipe pipes valve tap pressure filter flush clog blocked leak leaking seep seepage liner flood flooded drain drainage waterlogged
    thirsty moisture dry spell drought schedule interval morning evening dawn dusk rainwater harvesting gutter bucket watering can salty uphill lift metres flow turns
    maji mwagilia kumwagilia umwagiliaji nywesha kunywesha kunyweshea matone pampu sola bomba mabomba mpira tangi matangi bwawa kisima mto mfereji mifereji valvu presha chujio ziba kuziba vuja kuvuja furika furiko tuama toa asubuhi jioni zamu lita chumvi kiangazi ukame mvua haijanyesha karatasi ndoo mtungi`,
  organic_farming: `organic natural naturally compost heap vermicompost earthworms neem chilli garlic marigold tithonia comfrey tephrosia pyrethrum ash soap homemade home made recipe brew ferment fermented soak tea extract bokashi biochar molasses charcoal certificate certification certified pgs chemical free without chemicals
    biological beneficial predators ladybird friendly companion repel push pull desmodium agroforestry permaculture green manure mucuna lablab grandmother traditional
    hai asili kiasili kienyeji mboji lundo minyoo mwarobaini pilipili saumu majivu sabuni loweka chemsha changanya kutengeneza mwenyewe bokashi makaa molasi cheti kemikali bila rafiki sukuma vuta desmodium mkojo tithonia pareto utupa`,
  harvesting: `harvest harvesting picking pick pickers pluck plucking pluckers reap cut cutting lift lifting dig digging ripe ripen ripening mature ready husk husks kernel kernels thresh threshing shell shelling sheller winnow combine stook dry down bruise bruising skin colour change breaker dry matter
    yield bags per acre labour baskets round rounds interval early late loss shattering split curing haulm
    vuna kuvuna mavuno chuma kuchuma kuchimba chimba komaa imekomaa iva imeiva mbivu bichi pura kupura pukuchua kupukuchua fimbo piga punje maganda ngozi chubuka rangi magunia kausha vibarua vikapu mashine dalili tayari siku wiki`,
  storage: `store stored storing storage granary crib silo drum bags hermetic airtight pics sack sacks shelf keep keeping fresh spoil spoiled preserve rotting in store cold room cooler fridge ice moisture damp sprout sprouting green aflatoxin mould weevils dust warehouse receipt pallets racks ventilation months shelf life seal sealed
    hifadhi kuhifadhi uhifadhi ghala ghalani stoo pipa ngoma mifuko gunia magunia sakafu rafu kaa ikae zikae ibaki fresh haribika kuharibika baridi barafu kivuli unyevu joto chipua sumukuvu fukusi bungua dumuzi stakabadhi hewa funga miezi`,
  marketing: `price prices market sell selling sold buyer buyers broker brokers middlemen trader traders customer customers export exporter packhouse rejected grade size kilo weight scale cheat contract cooperative group bulk transport lorry crate crates factory processor press oil value adding packaging label brand licence kebs
    barcode hotel hotels school supermarket wholesale retail profit loss margin earnings income pay paid payment delayed ncpb board auction online delivery basket households subscription demand glut
    bei soko masoko uza kuuza niuze tuuze nunua mnunuzi wanunuzi dalali madalali mchuuzi wafanyabiashara wateja ushirika kikundi mkataba usafiri lori kreti kiwanda mizani lumbesa kilo faida hasara malipo lipa kulipwa serikali ncpb hoteli shule thamani fungasha kebs nje ya nchi`,
  other: `cow cows heifer calf bull friesian jersey milk dairy goat goats sheep pig pigs rabbit rabbits chicken chicks hen hens turkey turkeys ducks eggs hatch brooder fish tilapia pond feed hay silage napier bees hive honey vet vaccine vaccination deworm tick mastitis bloat loan credit bank sacco collateral insurance premium claim
    subsidy register registration title deed land boundary inherit succession fence elephant compensation training course college club school tree seedlings app phone password login code account greetings hello welcome thanks introduce tractor hire greenhouse labour workers extension officer county office youth women fund weather forecast
    ng'ombe ndama fahali maziwa mbuzi kondoo nguruwe sungura kuku vifaranga bata mayai atamia samaki lishe nyasi napier nyuki mzinga asali daktari mifugo chanjo minyoo kupe mkopo benki dhamana bima fidia ruzuku jisajili usajili hati mpaka urithi ua ndovu mafunzo kozi chuo programu simu nenosiri akaunti habari salamu karibu asante mgeni trekta kukodi kivungulio kibarua afisa ugani kaunti hazina vijana wanawake utabiri`,
};

export const topicWords: Readonly<Record<CategoryKey, readonly string[]>> = Object.fromEntries(
  Object.entries(lists).map(([category, list]) => [category, [...new Set(list.trim().split(/\s+/))]]),
) as unknown as Record<CategoryKey, readonly string[]>;

/** Words that occur in questions of every category. */
export const plainWords: readonly string[] =
  `i my we our the a is are was do does how what when which can should need want please help have has been very now this that with from for in on at and or but not before after because today week farm plants field small big good bad better best neighbour says said people
  mimi yangu langu wangu yetu ni je nini gani lini vipi wapi naweza nataka nahitaji naomba tafadhali msaada nina ina zina na ya wa kwa katika sana sasa hii hizi kabla baada kwa sababu leo wiki shamba mimea kidogo kubwa nzuri mbaya bora jirani anasema watu zangu vyangu niko ziko iko`
    .trim()
    .split(/\s+/);
