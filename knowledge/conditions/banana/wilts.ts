import { bananaNames } from '../../names/banana.ts';
import { certifiedSeedlings, manure } from '../../sprays/products.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition, Preparation } from '../../types.ts';
import { cleanPlants, like } from './care.ts';

const noSuckers = bilingual('Take no suckers, leaves or bunches from this field to another.', 'Usitoe migomba michanga, majani wala mikungu kutoka shamba hili kwenda lingine.');
const washTools = bilingual('Wash panga and hoe after each stool. Use laundry soap and water, or hold them in fire.', 'Osha panga na jembe baada ya kila kichaka cha migomba. Tumia sabuni ya kufulia na maji, au uviweke motoni.');
const tellOfficer = bilingual('Tell the extension officer the same week. It matters most where the disease is new.', 'Mwambie afisa ugani wiki hiyo hiyo. Ni muhimu zaidi ugonjwa ukiwa mgeni hapo.');

const singleStem: Preparation = {
  title: bilingual('Remove only the sick stem', 'Ondoa mgomba uliougua peke yake'),
  needs: [
    bilingual('A panga, and 1 basin with water and laundry soap', 'Panga, na beseni 1 lenye maji na sabuni ya kufulia'),
    bilingual('A forked stick for the male bud', 'Kijiti chenye panda kwa ajili ya ua dume'),
  ],
  steps: [
    bilingual('Cut each sick stem at the ground, as soon as you see it. Leave the others of the stool.', 'Kata kila mgomba uliougua usawa wa ardhi, mara tu ukiuona. Acha migomba mingine ya kichaka hicho.'),
    bilingual('Leave the cut stem lying in the field, chop it and cover it with soil or let it dry.', 'Acha mgomba uliokatwa pale pale, uukatekate na uufunike kwa udongo au uuache ukauke.'),
    bilingual('Wash the panga well with soap before the next plant.', 'Osha panga vizuri kwa sabuni kabla ya mmea unaofuata.'),
    bilingual('On all plants twist off the male bud with the forked stick, as soon as the last hand has formed.', 'Kwenye migomba yote vunja ua dume kwa kijiti chenye panda, mara tu kichana cha mwisho kinapotokea.'),
  ],
  use: bilingual('Walk the whole field every week for at least 3 months after the last sick stem.', 'Kagua shamba lote kila wiki kwa angalau miezi 3 baada ya mgomba wa mwisho kuugua.'),
  limits: bilingual('It works only if all do it together and tools are clean each time. Not for bunchy top or Panama wilt: there the whole stool must go.', 'Hufaa tu wote wakifanya pamoja na vifaa vikiwa safi kila mara. Si kwa kilele shungi wala mnyauko wa Panama: hapo kichaka kizima cha migomba kiondolewe.'),
  source: 'bxw_sdsr',
};

export const wiltsConditions = {
  banana___xanthomonas_wilt: {
    ...bananaNames.banana___xanthomonas_wilt,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('A leaf turns yellow, hangs and wilts as if scorched, on young plants too.', 'Jani huwa la manjano, hulegea na kunyauka kama lililounguzwa, hata kwenye migomba michanga.'),
      bilingual('The male bud shrivels and turns black.', 'Ua dume husinyaa na kuwa jeusi.'),
      bilingual('Fruit ripens early and unevenly; inside it is rusty brown.', 'Ndizi huiva mapema na bila mpangilio; ndani ni za kahawia kama kutu.'),
      bilingual('Cut the stem: after some minutes yellow slime comes out.', 'Kata mgomba: baada ya dakika chache ute wa manjano hutoka.'),
    ],
    immediateActions: [
      bilingual('Cut the sick stem at the ground today, with a clean panga.', 'Kata mgomba uliougua usawa wa ardhi leo, kwa panga safi.'),
      washTools,
      bilingual('Keep goats and cattle out: they carry it from leaf to leaf.', 'Zuia mbuzi na ng’ombe wasiingie: hubeba ugonjwa kutoka jani hadi jani.'),
      tellOfficer,
    ],
    organicSolutions: [singleStem],
    inorganicSolutions: [],
    recommendedProducts: [certifiedSeedlings, manure],
    preventiveMeasures: [
      bilingual('Break off male buds by hand with a forked stick, never with a knife.', 'Vunja maua dume kwa mkono kwa kijiti chenye panda, kamwe si kwa kisu.'),
      cleanPlants, washTools,
      bilingual('Do not cut leaves or weed with borrowed tools.', 'Usikate majani wala kupalilia kwa vifaa vya kuazima.'),
    ],
    recoveryTimeline: bilingual('Signs come 14 to 90 days after infection. With weekly cutting a field can be clean again in 3 to 6 months.', 'Dalili huja siku 14 hadi 90 baada ya kuambukizwa. Ukikata kila wiki shamba laweza kuwa safi tena baada ya miezi 3 hadi 6.'),
    spreadRisk: { level: 'high', text: bilingual('Tools, insects on the male bud, animals and suckers carry it, from farm to farm within weeks.', 'Vifaa, wadudu wa ua dume, mifugo na migomba michanga huueneza, shamba hadi shamba kwa wiki chache.') },
    yieldLoss: { range: { low: 0, high: 100 }, text: bilingual('Up to 100% where nobody acts; a field that is watched loses little.', 'Hadi asilimia 100 mahali pasipochukuliwa hatua; shamba linalokaguliwa hupoteza kidogo.'), source: 'bxw_sdsr' },
    lookalikes: [
      like('banana___fusarium_wilt', 'Old leaves hang first like a skirt; threads in the stem, no slime; fruit sound.', 'Majani ya chini hulegea kwanza kama sketi; nyuzi ndani ya shina, hakuna ute; ndizi ni nzuri.'),
      { name: bilingual('Drought', 'Ukame'), sign: bilingual('All plants hang at noon; the cut stem is clean.', 'Migomba yote hulegea mchana; ukikata ndani ni safi.') },
    ],
    sources: ['bxw_sdsr', 'bxw_tools_2021', 'bxw_kenaff', 'bioversity_banana'],
  },

  banana___fusarium_wilt: {
    ...bananaNames.banana___fusarium_wilt,
    depth: 'full',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Old leaves turn yellow from the edge, break at the stalk and hang like a skirt.', 'Majani ya chini huwa ya manjano kuanzia ukingoni, huvunjika kwenye kikonyo na kuning’inia kama sketi.'),
      bilingual('The foot of the stem splits lengthwise.', 'Sehemu ya chini ya shina hupasuka kwa urefu.'),
      bilingual('Cut across: brown-red threads and dots, no slime.', 'Kata kwa upana: nyuzi na vidoa vya kahawia yenye wekundu, hakuna ute.'),
    ],
    immediateActions: [
      bilingual('Cut one stem across low down to see the threads.', 'Kata shina moja kwa upana chini ili uone nyuzi.'),
      bilingual('Do not chop or drag the plant: dig the whole stool out, dry it and burn it on the spot.', 'Usikatekate wala kuburuta mgomba: chimba kichaka kizima cha migomba, kikaushe na ukichome hapo hapo.'),
      bilingual('Fence the spot and walk round it; wash soil from boots and tools.', 'Zungushia uzio mahali hapo na upite kando; osha udongo kwenye buti na vifaa.'),
      bilingual('Call KEPHIS at once if a Cavendish banana wilts like this. In one such as Grand Nain that would be a new strain.', 'Wapigie simu KEPHIS mara moja mgomba wa Cavendish ukinyauka hivi. Kwa mgomba kama Grand Nain huenda ni aina mpya ya ugonjwa.'),
      noSuckers,
    ],
    organicSolutions: [
      {
        title: bilingual('Change the kind of banana', 'Badilisha aina ya ndizi'),
        needs: [bilingual('Tissue-culture plants of a kind that resists it: cooking bananas, Grand Nain, FHIA 17', 'Miche ya maabara ya aina inayostahimili: ndizi za kupika, Grand Nain, FHIA 17'), bilingual('2 buckets of manure for each hole', 'Ndoo 2 za samadi kwa kila shimo')],
        steps: [
          bilingual('Leave the sick spot without bananas; sow grass, maize or beans.', 'Acha sehemu iliyougua bila ndizi; panda nyasi, mahindi au maharagwe.'),
          bilingual('Plant the resisting kind elsewhere, uphill of the sick spot.', 'Panda aina inayostahimili mahali pengine, juu ya sehemu iliyougua.'),
          bilingual('Mix the manure into the hole and keep water away from the roots.', 'Changanya samadi kwenye shimo na uzuie maji yasituame mizizini.'),
        ],
        use: bilingual('For the next planting.', 'Kwa upandaji unaofuata.'),
        limits: bilingual('The fungus stays in soil for 20 years and more; no home cure reaches it.', 'Kuvu hukaa ardhini kwa miaka 20 na zaidi; hakuna dawa ya nyumbani inayoifikia.'),
        source: 'bioversity_banana',
      },
    ],
    inorganicSolutions: [],
    recommendedProducts: [certifiedSeedlings, manure],
    preventiveMeasures: [cleanPlants, bilingual('Do not plant apple banana or Gros Michel where it has been.', 'Usipande ndizi sukari wala Gros Michel mahali ulipokuwa.'), washTools, bilingual('Drain wet spots.', 'Toa maji mahali yanapotuama.')],
    recoveryTimeline: bilingual('A sick stool does not recover. The soil stays sick for 20 years and more.', 'Kichaka kilichougua hakiponi. Udongo hubaki na ugonjwa kwa miaka 20 na zaidi.'),
    spreadRisk: { level: 'medium', text: bilingual('Suckers, soil on boots and running water carry it, slowly but for good.', 'Migomba michanga, udongo kwenye buti na maji yanayotiririka huueneza, polepole lakini kwa kudumu.') },
    yieldLoss: { range: { low: 30, high: 100 }, text: bilingual('30 to 100% in kinds that do not resist it, such as apple banana.', 'Asilimia 30 hadi 100 kwenye aina zisizostahimili, kama ndizi sukari.'), source: 'bioversity_banana' },
    lookalikes: [
      like('banana___xanthomonas_wilt', 'Yellow slime from the cut stem; fruit brown inside.', 'Ute wa manjano kwenye mgomba uliokatwa; ndizi ni za kahawia ndani.'),
      like('banana___weevil', 'Tunnels in the corm; the plant falls over.', 'Mapito kwenye tunguu; mgomba huanguka.'),
    ],
    sources: ['bioversity_banana', 'kalro_banana'],
  },

  banana___bunchy_top: {
    ...bananaNames.banana___bunchy_top,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Leaves narrow, upright and bunched at the top like a brush; the plant stays short.', 'Majani membamba, yaliyosimama na kusongamana kileleni kama brashi; mgomba hubaki mfupi.'),
      bilingual('Dark green dots and dashes on the leaf stalk and beside the midrib.', 'Vidoa na mistari ya kijani iliyokolea kwenye kikonyo cha jani na kando ya uti wa jani.'),
      bilingual('No bunch, or a twisted one stuck in the stem.', 'Hakuna mkungu, au umepinda na kukwama kwenye shina.'),
    ],
    lookalikes: [
      { name: bilingual('Zinc deficiency', 'Upungufu wa zinki'), sign: bilingual('Narrow pale leaves on many plants of a patch; no dark dashes.', 'Majani membamba yaliyofifia kwenye migomba mingi ya sehemu moja; hakuna mistari ya kijani.') },
      like('banana___nematodes', 'Weak plants with dead roots; leaves spread out normally.', 'Migomba dhaifu yenye mizizi iliyokufa; majani hutawanyika kama kawaida.'),
    ],
    immediateActions: [
      bilingual('Show it to the extension officer or KEPHIS at once: it must not spread in Kenya.', 'Mwonyeshe afisa ugani au KEPHIS mara moja: ugonjwa huu usienee nchini Kenya.'),
      bilingual('Kill the aphids on the plant with soapy water. Then dig out the whole stool, cut it small and let it dry.', 'Ua vidukari kwenye mgomba kwa maji ya sabuni. Kisha chimba kichaka kizima, ukikatekate na ukiache kikauke.'),
      noSuckers,
    ],
    organicSolutions: [
      {
        title: bilingual('Take out the whole stool', 'Ondoa kichaka kizima cha migomba'),
        needs: [bilingual('10 litres of soapy water', 'Lita 10 za maji ya sabuni'), bilingual('A hoe and a panga', 'Jembe na panga')],
        steps: [
          bilingual('Wet all leaves and the middle of the plant with soapy water.', 'Lowesha majani yote na katikati ya mgomba kwa maji ya sabuni.'),
          bilingual('Dig out the stool with all suckers and corms.', 'Chimba kichaka pamoja na migomba michanga na matunguu yote.'),
          bilingual('Chop it into small pieces and dry them in the sun.', 'Kikatekate vipande vidogo na uvikaushe juani.'),
          bilingual('Come back each month and dig out what sprouts.', 'Rudi kila mwezi na uchimbe yanayochipua.'),
        ],
        use: bilingual('On the day you see it.', 'Siku hiyo hiyo unapouona.'),
        limits: bilingual('No plant recovers. It saves the neighbours only.', 'Hakuna mgomba unaopona. Huokoa ya jirani tu.'),
        source: 'bioversity_banana',
      },
    ],
    preventiveMeasures: [cleanPlants, bilingual('Look at all young plants each month for dark dashes on the stalk.', 'Angalia migomba michanga yote kila mwezi kama ina mistari ya kijani kwenye kikonyo.')],
    sources: ['bioversity_banana', 'cabi_plantwise'],
  },
} as const satisfies Partial<Record<keyof typeof bananaNames, Condition>>;
