import { changeGroups, chemicalClass, fungicideSources, notOldFungicides, strobilurin, triazole } from '../sprays/chemical-lines.ts';
import { askVariety, buryPulseResidue, cleanSeed, noSeedFromHere, plantEarly, pullVolunteers, stayOutWhenWet, twoCereals, walkRows, weedTwice } from '../legume-lines.ts';
import { likeIn } from '../lookalike.ts';
import { soybeanNames } from '../names/soybean.ts';
import { neemExtract } from '../sprays/preparations.ts';
import { cropFungicide, protectiveClothing, pulseSeed } from '../sprays/products.ts';
import { bilingual } from '../bilingual.ts';
import type { Condition } from '../types.ts';

const like = likeIn(soybeanNames);

export const conditions = {
  soybean___rust: {
    ...soybeanNames.soybean___rust, depth: 'full', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Small tan to red-brown dots under the lower leaves, each with a tiny pore and dust.', 'Vipele vidogo vya kahawia hafifu hadi nyekundu chini ya majani ya chini, kila kimoja kikiwa na tundu dogo na unga.'),
      bilingual('From above, brown spots between the veins; leaves turn yellow fast.', 'Juu ya jani, madoa ya kahawia kati ya mishipa; majani huwa ya manjano haraka.'),
      bilingual('From flowering, leaves fall from the bottom up.', 'Kuanzia kutoa maua majani huanguka kutoka chini kwenda juu.'),
    ],
    immediateActions: [
      bilingual('Check under 20 low leaves in each of 5 places. Do it every week from flowering.', 'Angalia chini ya majani 20 ya chini kila wiki. Fanya katika kila moja ya sehemu 5, kuanzia kutoa maua.'),
      stayOutWhenWet,
      bilingual('On a resistant variety spend nothing: a spray does not pay there.', 'Kwa aina inayostahimili usitumie pesa: dawa hailipi hapo.'),
    ],
    organicSolutions: [buryPulseResidue],
    inorganicSolutions: [
      chemicalClass('FRAC 3', triazole, bilingual('Only on a weak variety, at the first dots between flowering and full pods, with rain to come.', 'Kwa aina dhaifu tu, vipele vya kwanza vikionekana kati ya maua na maganda kujaa, mvua ikikaribia.'), notOldFungicides),
      chemicalClass('FRAC 11', strobilurin, changeGroups),
    ],
    recommendedProducts: [pulseSeed, cropFungicide, protectiveClothing],
    preventiveMeasures: [askVariety, plantEarly, pullVolunteers, twoCereals],
    recoveryTimeline: bilingual('Fallen leaves do not return. A dry spell of 2 weeks stops it.', 'Majani yaliyoanguka hayarudi. Ukavu wa wiki 2 huikomesha.'),
    spreadRisk: { level: 'high', text: bilingual('Wind carries it over whole countries; wet leaves let it in.', 'Upepo huipeleka nchi nzima; majani yenye maji huiruhusu kuingia.') },
    yieldLoss: { range: { low: 0, high: 53 }, text: bilingual('Up to 53% on weak varieties in Uganda; little on resistant ones.', 'Hadi asilimia 53 kwa aina dhaifu nchini Uganda; kidogo kwa zinazostahimili.'), source: 'soybean_rust_makerere' },
    lookalikes: [
      like('soybean___bacterial_pustule', 'Small spots with a yellow ring and a pale bump, no dust.', 'Madoa madogo yenye duara la manjano na uvimbe wa rangi hafifu, bila unga.'),
      { name: bilingual('Ripening', 'Kukomaa'), sign: bilingual('All leaves turn yellow together when pods are full, without dots.', 'Majani yote huwa ya manjano pamoja maganda yakijaa, bila vipele.') },
    ],
    sources: ['soybean_rust_makerere', 'iita_soybean', 'kalro_grams', ...fungicideSources],
  },

  soybean___bacterial_pustule: {
    ...soybeanNames.soybean___bacterial_pustule, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Small yellow-green spots with a raised pale bump in the middle, most under the leaf.', 'Madoa madogo ya manjano-kijani yenye uvimbe wa rangi hafifu katikati, mengi chini ya jani.'),
      bilingual('Spots join into brown dead patches that tear.', 'Madoa huungana kuwa mabaka ya kahawia yaliyokufa yanayopasuka.'),
    ],
    immediateActions: [stayOutWhenWet, walkRows, noSeedFromHere],
    organicSolutions: [buryPulseResidue],
    preventiveMeasures: [cleanSeed, twoCereals, askVariety],
    lookalikes: [like('soybean___rust', 'Dots with brown dust under the leaf.', 'Vipele vyenye unga wa kahawia chini ya jani.')],
    sources: ['iita_soybean', 'kalro_grams'],
  },

  soybean___pod_bugs: {
    ...soybeanNames.soybean___pod_bugs, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Green or brown bugs on pods; they smell when touched.', 'Kunguni wa kijani au kahawia kwenye maganda; hunuka wakiguswa.'),
      bilingual('Flat pods, small wrinkled or spotted seed; leaves stay green long.', 'Maganda bapa, mbegu ndogo zilizokunjamana au zenye madoa; majani hubaki kijani kwa muda mrefu.'),
    ],
    immediateActions: [
      bilingual('Pick or shake them off over a cloth in the early morning.', 'Waokote au watikise juu ya kitambaa asubuhi na mapema.'),
      bilingual('Look twice a week from the first small pods to full pods.', 'Angalia mara mbili kwa wiki kuanzia maganda madogo hadi yajae.'),
    ],
    organicSolutions: [{ ...neemExtract, use: bilingual('In the evening at the first small pods and again after 7 days.', 'Jioni maganda madogo ya kwanza yakitoka na tena baada ya siku 7.') }],
    preventiveMeasures: [plantEarly, weedTwice],
    lookalikes: [{ name: bilingual('Drought', 'Ukame'), sign: bilingual('Flat pods without bugs, leaves dry early.', 'Maganda bapa bila kunguni, majani hukauka mapema.') }],
    sources: ['iita_soybean', 'neem_extract'],
  },
} as const satisfies Record<keyof typeof soybeanNames, Condition>;
