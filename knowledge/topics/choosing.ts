import { topic } from './topic.ts';
import type { Topic } from './types.ts';

export const choosingTopics: readonly Topic[] = [
  topic('which_crop_fits', 'planting', 'any', ['Which crop fits my place?', 'Zao gani linafaa mahali pangu?'], {
    en: 'which crop to plant|what should i plant|best crop for my area|what grows here|crop for highlands|crop for lowland|suitable crop|what can i grow|profitable crop',
    sw: 'nipande zao gani|zao gani linafaa|nipande nini|mazao ya nyanda za juu|mazao ya pwani|zao la kuleta faida|ninaweza kupanda nini|zao bora la eneo langu',
  }, [
    ['fact', 'ecocrop', 'Warmth and rain that suit best: maize 18 to 33 °C and 600 to 1,200 mm, potatoes 15 to 25 °C and 500 to 800 mm, beans 16 to 25 °C, cassava 20 to 29 °C.', 'Joto na mvua zinazofaa zaidi: mahindi nyuzi 18 hadi 33 na milimita 600 hadi 1,200, viazi nyuzi 15 hadi 25 na milimita 500 hadi 800, maharagwe nyuzi 16 hadi 25, muhogo nyuzi 20 hadi 29.'],
    ['fact', 'crop_days', 'Short or poor rains: green grams, cowpeas, sorghum, millet, cassava. Cool highlands: potatoes, cabbage, peas, tea, late maize.', 'Mvua fupi au haba: ndengu, kunde, mtama, wimbi, muhogo. Nyanda za juu zenye baridi: viazi, kabichi, njegere, chai, mahindi ya muda mrefu.'],
    ['do-now', 'mavuno_rule', 'First ask: who buys it, at what price per kg, how do I get it there, and what do I lose if the rain or the price fails?', 'Kwanza jiulize: nani atanunua, kwa bei gani kwa kilo, litamfikiaje, na napoteza nini mvua au bei ikikosa?'],
    ['low-cost', 'mavuno_rule', 'Try a new crop on a small corner for one season before you give it the whole field.', 'Jaribu zao jipya kwenye kona ndogo kwa msimu mmoja kabla ya kulipa shamba lote.'],
    ['when-to-ask', 'county_offices', 'Ask the extension officer which crops and seed did well in your ward, at your altitude, in the last bad season.', 'Muulize afisa ugani ni mazao na mbegu gani zilifanya vizuri katika wadi yako, kwenye mwinuko wako, msimu mbaya uliopita.'],
  ]),
  topic('late_in_season', 'planting', 'any', ['The rains are half over: what can I still plant?', 'Mvua imefika katikati: bado naweza kupanda nini?'], {
    en: 'too late to plant|late planting|what can i plant now|rains almost over|missed planting|replant|crop failed what next|plant late in season',
    sw: 'nimechelewa kupanda|kupanda kwa kuchelewa|nipande nini sasa|mvua inaisha|kupanda tena|zao limekufa nipande nini|msimu unaisha',
  }, [
    ['fact', 'crop_days', 'Count the weeks of rain left. Amaranth gives food from 25 days, kale leaves 5 to 7 weeks after transplanting, green grams in 60 to 75 days, early beans in 60 to 65.', 'Hesabu wiki za mvua zilizobaki. Mchicha hutoa chakula kuanzia siku 25, majani ya sukuma wiki wiki 5 hadi 7 baada ya kuhamisha miche, ndengu siku 60 hadi 75, maharagwe ya mapema siku 60 hadi 65.'],
    ['caution', 'sowing_delay', 'Late maize flowers into dry weeks, and armyworm and streak virus wait for it: a short crop is mostly safer.', 'Mahindi ya kuchelewa huchanua wiki zisizo na mvua, na viwavijeshi na virusi vya michirizi huyangoja: zao la muda mfupi mara nyingi ni salama zaidi.'],
    ['do-now', 'soil_water_guides', 'Use what stored moisture there is: no deep ploughing, plant at once, mulch.', 'Tumia unyevu uliobaki: usilime chini sana, panda mara moja, weka matandazo.'],
    ['low-cost', 'mavuno_rule', 'Or rest the field under a legume that covers the soil and plant early next season.', 'Au pumzisha shamba chini ya jamii ya kunde inayofunika udongo na panda mapema msimu ujao.'],
  ]),
  topic('poor_germination', 'planting', 'any', ['The seed did not come up', 'Mbegu haikuota'], {
    en: 'seed did not germinate|poor germination|seeds not sprouting|gaps in field|not coming up|germination problem|seeds rotted|birds ate seed',
    sw: 'mbegu haikuota|mbegu hazijaota|mapengo shambani|kuota vibaya|mbegu zimeoza|ndege wamekula mbegu|mimea haijatoka|mbegu hazikutoka',
  }, [
    ['confirm', 'mavuno_rule', 'Dig for the seed. Swollen and rotten: too wet, too deep or sick. Hard and dry: no water. Gone: birds, rats, ants. Sprouted and bitten off: cutworm or maggot.', 'Chimba uitafute mbegu. Imevimba na kuoza: maji mengi, kina kirefu au ugonjwa. Ngumu na kavu: hakuna maji. Haipo: ndege, panya, sisimizi. Imeota na kukatwa: sota au mabuu.'],
    ['cause', 'fao_guides', 'Fertiliser touching the seed burns it; old or badly stored seed is weak; a hard crust holds sprouts down.', 'Mbegu ikigusa mbolea huungua; mbegu ya zamani au iliyohifadhiwa vibaya ni dhaifu; ganda gumu la udongo huzuia machipukizi.'],
    ['do-now', 'kalro_crop_work', 'Fill gaps within 7 to 14 days of emergence, with the same variety; later ones are shaded out.', 'Jaza mapengo ndani ya siku 7 hadi 14 baada ya kuota, kwa aina ile ile; ya baadaye hufunikwa na kivuli.'],
    ['low-cost', 'infonet_maize', 'Dug up by birds or rats? Plant with the neighbours, cover seed well, watch at dawn and dusk until it is up, and set traps at rat holes.', 'Zimefukuliwa na ndege au panya? Panda pamoja na majirani, funika mbegu vizuri, linda alfajiri na jioni hadi zitoke, na tega mitego kwenye mashimo ya panya.'],
    ['prevent', 'mavuno_rule', 'Test 100 seeds in a wet cloth before planting; if few sprout, plant more in a hole or get other seed.', 'Jaribu mbegu 100 kwenye kitambaa chenye maji kabla ya kupanda; zikiota chache, panda zaidi shimoni au tafuta mbegu nyingine.'],
    ['when-to-ask', 'kephis_1393', 'Bought seed that fails though soil and rain were right: keep packet and receipt, check the code at 1393, and tell KEPHIS.', 'Mbegu ya kununua ikishindwa ingawa udongo na mvua ni sawa: hifadhi pakiti na risiti, thibitisha nambari kwa 1393, na uambie KEPHIS.'],
  ], { pages: ['any___cutworms', 'any___fertilizer_burn', 'bean___bean_fly'] }),
  topic('push_pull', 'pest-management', ['maize', 'sorghum'], ['Push-pull against borers, armyworm and striga', 'Sukuma-vuta dhidi ya vipekecha, viwavijeshi na kiduha'], {
    en: 'push pull|push-pull|desmodium|brachiaria|napier border|how to do push pull|icipe push pull|desmodium seed',
    sw: 'sukuma vuta|sukuma-vuta|desmodiamu|brachiaria|nepia pembezoni|teknolojia ya sukuma|mbegu ya desmodiamu',
  }, [
    ['fact', 'icipe_push_pull', 'Desmodium between the maize rows drives moths away and starves striga; brachiaria or Napier round the field draws the moths to it.', 'Desmodiamu kati ya mistari ya mahindi hufukuza nondo na kukinza kiduha; brachiaria au nepia kuzunguka shamba huwavuta nondo.'],
    ['do-now', 'icipe_push_pull', 'Plant 3 rows of border grass, brachiaria Mulato II or Napier, before the maize in the first season; then desmodium between the maize rows.', 'Panda mistari 3 ya nyasi pembezoni, brachiaria Mulato II au nepia, kabla ya mahindi msimu wa kwanza; kisha desmodiamu kati ya mistari ya mahindi.'],
    ['fact', 'icipe_push_pull', 'Both are fodder: cut the desmodium before it covers the young maize, and the grass by turns.', 'Zote ni lishe ya mifugo: kata desmodiamu kabla haijafunika mahindi machanga, na nyasi kwa zamu.'],
    ['caution', 'icipe_push_pull', 'The first season is work and weeding; the gain grows from season to season.', 'Msimu wa kwanza una kazi na palizi nyingi; faida huongezeka msimu hadi msimu.'],
    ['when-to-ask', 'county_offices', 'Seed and cuttings come from icipe groups, KALRO or farmers who already have it.', 'Mbegu na vipando hutoka kwa vikundi vya icipe, KALRO au wakulima walio nazo tayari.'],
  ], { pages: ['maize___striga', 'maize___stem_borers', 'maize___fall_armyworm'], lessons: ['push-pull'] }),
];
