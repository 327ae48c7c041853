import { topic } from './topic.ts';
import type { Topic } from './types.ts';

export const weedAndPestTopics: readonly Topic[] = [
  topic('weeding_time', 'weeds', 'any', ['When to weed', 'Wakati wa palizi'], {
    en: 'weeding|when to weed|weeds|control weeds|weed maize|weeds taking over|second weeding|hand weeding|mulching weeds|remove weeds',
    sw: 'palizi|kupalilia|magugu|nipalilie lini|magugu yamezidi|palizi ya pili|kuondoa magugu|kung’oa magugu|nyasi shambani',
  }, [
    ['threshold', 'naads_maize', 'Weeds cost most while the crop is small: in maize from the 3rd to the 8th leaf.', 'Magugu hugharimu zaidi zao likiwa dogo: kwa mahindi kuanzia jani la 3 hadi la 8.'],
    ['do-now', 'csir_maize', 'Weed maize about 3 and 6 weeks after planting, and always before top dressing; beans twice before they flower.', 'Palilia mahindi takriban wiki 3 na 6 baada ya kupanda, na daima kabla ya mbolea ya kukuzia; maharagwe mara mbili kabla ya maua.'],
    ['low-cost', 'soil_water_guides', 'Weed on a dry sunny morning so that they dry on top; couch grass, nutsedge and striga must come out with the root.', 'Palilia asubuhi ya jua isiyo na mvua ili yakauke juu; sangari, ndago na kiduha lazima vitoke na mzizi.'],
    ['prevent', 'soil_water_guides', 'Do not let weeds seed: one season of seed is years of weeding. Mulch and close rows shade the rest.', 'Usiruhusu magugu kutoa mbegu: msimu mmoja wa mbegu ni miaka ya palizi. Matandazo na mistari ya karibu hufunika yaliyobaki.'],
    ['caution', 'monitor_beans', 'No hoe in flowering beans, and no weeding in soaking wet fields: it carries disease.', 'Usiingie na jembe maharagwe yakichanua, wala kupalilia shamba likiwa na maji: huambukiza ugonjwa.'],
  ], { pages: ['maize___striga', 'any___dodder'] }),
  topic('herbicides', 'weeds', 'any', ['Weed killers: is it worth it, and how', 'Dawa za magugu: je, inafaa, na vipi'], {
    en: 'weed killer|herbicide|spray weeds|roundup|glyphosate|kill weeds maize|herbicide burned maize|dawa ya magugu|pre emergence|selective herbicide',
    sw: 'dawa ya magugu|dawa ya kuua magugu|kunyunyiza magugu|dawa ya majani|dawa ya magugu ya mahindi|dawa ya magugu imeunguza',
  }, [
    ['fact', 'safe_use', 'On a small farm the hoe, mulch and close spacing do most; a weed killer pays only where labour is short at the right time.', 'Kwenye shamba dogo jembe, matandazo na nafasi sahihi hufanya kazi nyingi; dawa ya magugu hulipa tu pale nguvu kazi inapokosekana kwa wakati.'],
    ['caution', 'safe_use', 'A product for maize can kill beans in the same rows. It must be registered by PCPB for your crop; label decides time and amount.', 'Dawa ya mahindi yaweza kuua maharagwe ya mstari huo. Lazima iwe imesajiliwa na PCPB kwa zao lako; lebo huamua wakati na kiasi.'],
    ['caution', 'safe_use', 'Paraquat: never. A mouthful kills and there is no antidote.', 'Paraquat: kamwe. Funda moja tu huua, na hakuna dawa ya kumwokoa aliyeinywa.'],
    ['caution', 'kenya_june_2025', 'Diuron is withdrawn in Kenya, and 2,4-D may not be used in coffee.', 'Diuron imeondolewa sokoni Kenya, na 2,4-D haipaswi kutumika kwenye kahawa.'],
    ['confirm', 'cabi_maize', 'Leaves twisted, bleached or striped soon after spraying? That is injury by the product: note what was used and stop.', 'Majani yamejipinda, yamepauka au yana mistari mara baada ya kunyunyiza? Hayo ni madhara ya dawa: andika dawa iliyotumika, na acha kuitumia.'],
    ['do-now', 'safe_use', 'Keep one sprayer for weed killers only: what is left in the tank kills the next crop.', 'Weka pampu moja kwa dawa za magugu tu: mabaki kwenye pampu huua zao lijalo.'],
  ], { pages: ['maize___herbicide_injury', 'any___pesticide_burn'] }),
  topic('scouting', 'pest-management', 'any', ['Walking and counting: when to act', 'Kukagua na kuhesabu: wakati wa kuchukua hatua'], {
    en: 'scout|how to scout|check my field|when to spray pests|count pests|threshold|how many pests to spray|monitor pests|inspection',
    sw: 'ukaguzi wa shamba|kukagua shamba|nihesabu wadudu|ninyunyize lini|kiwango cha wadudu|ni wadudu wangapi|kufuatilia wadudu',
  }, [
    ['do-now', 'faw_scouting', 'Walk a W once a week, 5 stops of 20 plants; look under leaves and into the middle, and write the number of plants hit.', 'Tembea umbo la W mara moja kwa wiki, vituo 5 vya mimea 20; tazama chini ya majani na katikati, na andika idadi ya mimea iliyoshambuliwa.'],
    ['threshold', 'faw_scouting', 'Examples: fall armyworm at about 20% fresh damage, stem borer at 5 to 10% dead hearts, onion thrips at 3 to 5 per leaf, Tuta at 30 moths per trap per week.', 'Mifano: viwavijeshi vamizi karibu asilimia 20 madhara mapya, kipekecha shina asilimia 5 hadi 10 viini vilivyokufa, thripsi wa vitunguu 3 hadi 5 kwa jani, Tuta nondo 30 kwa mtego kwa wiki.'],
    ['cause', 'faw_scouting', 'Below those numbers the crop outgrows it, or its enemies eat it, and a spray only costs money and kills helpers.', 'Chini ya viwango hivyo zao hupona lenyewe, au maadui wa mdudu humla, na dawa hupoteza pesa na kuua wadudu rafiki.'],
    ['low-cost', 'mavuno_app', 'Save a photo of the leaf in the leaf check: it names the problem and keeps the date for comparing.', 'Hifadhi picha ya jani kwenye ukaguzi wa jani: hutaja tatizo na kuhifadhi tarehe ya kulinganisha.'],
    ['prevent', 'mavuno_rule', 'Plan a fixed day of the week for it; put it in your tasks.', 'Panga siku maalum ya wiki; iweke kwenye kazi zako.'],
  ], { lessons: ['fall-armyworm'] }),
  topic('home_remedies', 'pest-management', 'any', ['Sprays made at home', 'Dawa za kutengeneza nyumbani'], {
    en: 'organic pesticide|home made spray|neem|soap spray|ash for pests|chilli spray|natural pesticide|cheap pest control|garlic spray|make my own pesticide',
    sw: 'dawa ya asili|dawa ya kienyeji|mwarobaini|sabuni kwa wadudu|majivu kwa wadudu|dawa ya pilipili|njia ya bei nafuu|dawa ya vitunguu saumu|dawa ya nyumbani',
  }, [
    ['low-cost', 'home_sprays', 'Soap water on soft insects (aphids, whitefly, mites): evening, under the leaves, rinse next day. Bar soap, never washing powder.', 'Maji ya sabuni kwa wadudu laini (vidukari, inzi weupe, utitiri): jioni, chini ya majani, suuza kesho yake. Sabuni ya kipande, kamwe si ya unga.'],
    ['low-cost', 'infonet_plant_health', 'Neem seed kernels, crushed and soaked overnight, strained and used the same day: caterpillars, aphids, leafminers, thrips. The steps are on its page.', 'Kokwa za mwarobaini, zilizopondwa na kulowekwa usiku, kuchujwa na kutumika siku hiyo: viwavi, vidukari, wachimba majani, thripsi. Hatua ziko kwenye ukurasa wake.'],
    ['low-cost', 'wood_ash', 'Dry wood ash round seedlings keeps cutworms and snails off; renew it after rain.', 'Majivu makavu kuzunguka miche huzuia sota na konokono; rudia baada ya mvua.'],
    ['caution', 'safe_use', 'Chilli and garlic burn eyes and skin: gloves on. Never use tobacco, datura or detergent powder.', 'Pilipili na kitunguu saumu huchoma macho na ngozi: vaa glavu. Kamwe usitumie tumbaku, datura (tobacco, datura) wala sabuni ya unga.'],
    ['fact', 'infonet_plant_health', 'They work on small insects and need repeating; no home spray cures late blight or a virus.', 'Hufanya kazi kwa wadudu wadogo na zinahitaji kurudiwa; hakuna ya nyumbani inayoponya bakajani chelewa au virusi.'],
    ['do-now', 'mavuno_app', 'The organic page of this app has each recipe with its parts, its limits and its days.', 'Ukurasa wa njia za asili katika programu hii una kila mapishi na viungo, mipaka na siku zake.'],
  ], { lessons: ['neem-and-soap'] }),
  topic('helper_insects', 'pest-management', 'any', ['Insects that help you', 'Wadudu wanaokusaidia'], {
    en: 'good insects|beneficial insects|natural enemies|ladybird|wasps|spiders in farm|bees|pollination|ants on maize',
    sw: 'wadudu rafiki|wadudu wazuri|maadui wa wadudu|nyigu|buibui shambani|nyuki|uchavushaji|sisimizi kwenye mahindi',
  }, [
    ['fact', 'infonet_plant_health', 'Ladybirds, lacewings, hoverflies, wasps, spiders and ants eat aphids and caterpillars: they work for you every day without pay.', 'Wadudu rafiki wenye madoa, nyigu, buibui na sisimizi hula vidukari na viwavi: hukufanyia kazi kila siku bila malipo.'],
    ['caution', 'safe_use', 'A broad spray kills them first and the pest comes back stronger. Count before you spray, and choose the product that hits only the pest.', 'Dawa inayoua wadudu wengi huwaua hao kwanza na mdudu hurudi kwa nguvu. Hesabu kabla ya kunyunyiza, na chagua bidhaa inayomgusa mdudu tu.'],
    ['prevent', 'icipe_vegetables', 'Leave some flowers, weeds on the edge and a strip of grass: they live there between the seasons.', 'Acha maua, magugu pembeni na ukanda wa nyasi: huishi humo kati ya misimu.'],
    ['caution', 'safe_use', 'Never spray open flowers by day: bees, and with them the fruit, are lost.', 'Usinyunyize maua yaliyochanua mchana: nyuki hufa, na matunda hupotea nao.'],
    ['low-cost', 'infonet_plant_health', 'Perches for birds, and ants left alive in maize, take many armyworms.', 'Vijiti vya ndege kutua, na sisimizi wakiachwa kwenye mahindi, hula viwavijeshi wengi.'],
  ]),
  topic('resistance_groups', 'pest-management', 'any', ['Why the spray stopped working', 'Kwa nini dawa haifanyi kazi tena'], {
    en: 'pesticide not working|resistance|insects not dying|rotate chemicals|same spray again|irac|frac|stronger chemical|mix two chemicals|pest resistant',
    sw: 'dawa haifanyi kazi|wadudu hawafi|sugu kwa dawa|kubadilisha dawa|dawa ile ile|dawa kali zaidi|kuchanganya dawa mbili|wadudu wamezoea dawa',
  }, [
    ['cause', 'frac_irac', 'Using one IRAC or FRAC group again and again breeds insects and fungi that survive it.', 'Kutumia kundi moja la IRAC au FRAC mara kwa mara huzalisha wadudu na kuvu wasiokufa kwa dawa hizo.'],
    ['do-now', 'frac_irac', 'Change the group, not the brand: the number is on the label. Never the same group twice running in one generation.', 'Badilisha kundi, si jina la biashara: nambari iko kwenye lebo. Usitumie kamwe kundi moja mara mbili mfululizo kwa kizazi kimoja cha wadudu.'],
    ['caution', 'safe_use', 'More in the tank, or two products mixed by guess, burns the crop and poisons people; mix only if both labels say so.', 'Kuongeza kipimo, au kuchanganya dawa mbili kwa kukisia, huunguza zao na kutia watu sumu; changanya tu lebo zote mbili zikisema.'],
    ['confirm', 'safe_use', 'Other reasons for failure: wrong pest, larvae grown too big, rain after, fake product, leaves not wetted underneath.', 'Sababu nyingine za kutofaulu: mdudu si huyo, viwavi ni wakubwa mno, mvua ilinyesha mara baada, bidhaa ni bandia, au chini ya majani hapakulowa.'],
    ['prevent', 'frac_irac', 'Traps, nets, clean fields and rotation take the pressure off, so that a spray is needed seldom.', 'Mitego, nyavu, shamba safi na kubadilisha mazao hupunguza wadudu, ili dawa ihitajike mara chache.'],
  ]),
];
