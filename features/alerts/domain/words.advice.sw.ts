import type { Words } from '#kit/pure/words.ts';
import type { adviceEn } from './words.advice.en.ts';

export const adviceSw = {
  blight_look:
    'Pita kwenye mistari asubuhi. Angalia chini ya majani ya chini kama kuna mabaka meusi yenye maji na utando mweupe.',
  blight_pull: 'Ng’oa mimea ya kwanza iliyougua kabla mvua haijanyesha, itoe nje ya shamba na uifukie.',
  blight_protect:
    'Kama majirani tayari wanao, kinga majani yenye afya siku isiyo na mvua, kabla ya mvua inayofuata. Soma kuhusu mchanganyiko wa Bordeaux kwenye mwongozo wa kilimo.',
  foot_water: 'Mwagilia chini ya mimea, na usipite kati ya mistari majani yakiwa na maji.',
  rings_look:
    'Angalia majani ya zamani kama yana madoa ya kahawia yenye miduara, na uyachume yaliyoathirika zaidi.',
  keep_growing: 'Mwagilia na uweke mbolea ya kukuzia kwa wakati. Mimea dhaifu huugua kwanza.',
  turcicum_look:
    'Angalia majani ya chini kama yana mabaka marefu ya kijivu yenye umbo la sigara, sehemu tano za shamba.',
  turcicum_wait:
    'Mabaka machache kwenye majani ya chini kabisa: subiri. Yakiwa mengi kabla ya mbelewele: mwonyeshe afisa ugani.',
  bury_stalks: 'Baada ya kuvuna, fukia mabua au uyafanye mboji.',
  rust_look: 'Geuza majani ya ndani ya mbuni na uangalie kama yana unga wa rangi ya chungwa.',
  prune_open: 'Pogoa ili hewa na mwanga viingie, na uondoe magugu chini ya mbuni.',
  copper_before:
    'Shaba (kopa) hukinga tu majani na matunda ambayo bado yana afya, siku isiyo na mvua, kabla ya mvua kuja. Uliza kwanza chama chako cha ushirika.',
  berry_look: 'Angalia matunda mabichi ya kahawa kama yana madoa meusi yaliyobonyea.',
  berry_pick: 'Chuma matunda yaliyougua, hata yaliyokaukia kwenye tawi, na uyafukie.',
  blast_look:
    'Angalia madoa yenye umbo la jicho, yaliyochongoka pande zote mbili, kwenye majani na shingo ya suke.',
  blast_water: 'Acha maji yatuame shambani, na usiweke naitrojeni kwa sasa.',
  bean_look: 'Angalia chini ya majani na kwenye maganda kama kuna madoa meusi.',
  bean_dry:
    'Usifanye kazi kati ya maharagwe majani yakiwa na maji: mikono na nguo zilizolowa hueneza ugonjwa.',
  bean_seed: 'Ng’oa mimea ya kwanza iliyougua, na usihifadhi mbegu kutoka mimea iliyougua.',
  banana_cut: 'Kata majani, au sehemu za majani, yaliyokufa zaidi ya nusu, na uyalaze juu ya udongo.',
  banana_air: 'Ondoa machipukizi ya ziada na ufungue mitaro, ili majani yakauke haraka.',
  faw_scout:
    'Mara moja kwa wiki angalia mimea 20 katika kila moja ya sehemu 5: majani yaliyokwanguliwa, na kinyesi kama unga wa mbao katikati ya mmea.',
  faw_crush: 'Ponda mayai na viwavi kwa mkono; hili pekee huokoa mashamba madogo.',
  faw_treat:
    'Chukua hatua ikiwa tu mmea 1 kati ya 5 hivi una uharibifu mpya, 1 kati ya 10 kwa miche. Soma kuhusu majivu na mwarobaini kwenye mwongozo wa kilimo.',
  tuta_look:
    'Angalia michirizi mipya kwenye majani na matundu madogo kwenye matunda. Yachume na uyafukie kwenye shimo refu.',
  tuta_trap: 'Mtego wa feromoni huonyesha nondo wanaporuka.',
  sucking_look:
    'Angalia chini ya majani machanga ya mimea 20: vidukari, inzi weupe, chawa wa mimea na utitiri.',
  sucking_soap: 'Wakiwa wachache: waoshe kwa maji, au maji ya sabuni jioni. Soma mwongozo wa kilimo.',
  sucking_spare: 'Usiue buibui na wadudu walio rafiki wa mkulima. Usinyunyize dawa “kwa tahadhari” tu.',
  heat_water: 'Mwagilia asubuhi mapema au jioni, mimea yenye maua kwanza.',
  mulch: 'Funika udongo kati ya mimea kwa nyasi kavu au majani (matandazo).',
  heat_rest: 'Usinyunyize dawa wala kuweka mbolea wakati wa joto kali.',
  frost_cover: 'Jioni funika miche na mimea mifupi kwa nyasi, majani au kitambaa, na uifunue asubuhi.',
  frost_water: 'Mwagilia udongo alasiri iliyotangulia: udongo wenye maji hutoa joto usiku.',
  frost_wait: 'Baada ya jalidi, usikate chochote kwa siku kadhaa: subiri uone kinachochipua tena.',
  rain_drain: 'Fungua mitaro leo, ili maji yapite.',
  rain_wait: 'Usiweke mbolea wala dawa, na usipande, hadi mvua ipite.',
  rain_store: 'Ingiza mazao yaliyovunwa, mbegu na mbolea chini ya paa.',
  rain_harvest: 'Vuna kilichokomaa na kukauka kabla ya mvua, na ukifunike.',
  flood_people: 'Weka watu na mifugo mbali na mito na sehemu za bondeni. Usipite kwenye maji yanayotiririka.',
  weed: 'Palilia sasa: magugu hunywa maji ya zao.',
  dry_feed: 'Usiweke mbolea ya kukuzia hadi udongo uwe na maji.',
  dry_water: 'Kama unaweza kubeba maji, mwagilia kwanza mimea yenye maua au inayojaza punje na matunda.',
  water_plan: 'Mwagilia jioni au asubuhi mapema. Ukurasa wa shamba unaonyesha kiasi kinachokosekana.',
  plant_now: 'Panda sasa, kwenye udongo wenye maji, kama shamba na mbegu viko tayari.',
  plant_dig: 'Chimba kwanza: udongo uwe na unyevu hadi kina cha kiganja.',
  plant_wait: 'Usipande bado. Maliza kuandaa shamba; weka mbegu na samadi tayari.',
  plant_sown: 'Umeshapanda? Funika udongo, palilia, na uweke mbegu kidogo za kujazia.',
  spray_wait: 'Usinyunyize dawa siku zilizotajwa hapa: mvua huiosha, upepo huipeperusha.',
  spray_hands: 'Tumia siku hizo kukagua zao, na ung’oe kwa mkono mimea iliyougua.',
  drop_walk:
    'Tembelea shamba leo, anza palipo na mimea michache au ya manjano. Kwenye picha ya setilaiti, wadudu, majani yaliyougua, mvua ya mawe, mifugo, kiu na maji yaliyotuama hufanana.',
  drop_leaf:
    'Majani yakiwa na madoa, yamejikunja au yameliwa, fanya ukaguzi wa jani. Utakuonyesha zaidi kuliko picha ya setilaiti.',
  drop_cut:
    'Kama umekata, umevuna au umelisha mifugo hapo tangu wakati huo, sababu ni hiyo, na hakuna tatizo.',
  ask_first: 'Kabla ya kulipia dawa, uliza afisa ugani. Fuata lebo na uvae mavazi ya kujikinga.',
} satisfies Words<typeof adviceEn>;
