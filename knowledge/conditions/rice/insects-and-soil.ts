import { riceNames } from '../../names/rice.ts';
import { compost } from '../../sprays/preparations.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition } from '../../types.ts';
import { like, plantTogether, splitNitrogen } from './care.ts';

export const insectsAndSoilConditions = {
  rice___stem_borers: {
    ...riceNames.rice___stem_borers,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Young plants: the middle leaf is dry and pulls out easily (dead heart).', 'Mimea michanga: jani la katikati ni kavu na huchomoka kwa urahisi (moyo mfu).'),
      bilingual('At heading: white empty heads that stand upright.', 'Wakati wa masuke: masuke meupe matupu yaliyosimama wima.'),
      bilingual('Split the stem: a caterpillar or its dust inside.', 'Pasua shina: kiwavi au unga wake ndani.'),
    ],
    lookalikes: [like('rice___blast', 'Black neck below the white head; no hole.', 'Shingo nyeusi chini ya suke jeupe; hakuna tundu.')],
    immediateActions: [
      bilingual('Cut dead hearts low and take them out.', 'Kata mioyo mifu chini na uitoe.'),
      bilingual('Raise the water for a few days: it drowns pupae in the stubble.', 'Ongeza maji kwa siku chache kuzamisha pupa kwenye mabua.'),
    ],
    organicSolutions: [
      {
        title: bilingual('Low cut and flooded stubble', 'Kata chini na ufurishe mabua'),
        needs: [bilingual('A sickle that cuts 5 cm above the ground', 'Mundu unaokata sentimita 5 juu ya ardhi'), bilingual('Water for 3 to 5 days', 'Maji ya siku 3 hadi 5')],
        steps: [
          bilingual('At harvest cut as low as you can.', 'Wakati wa kuvuna kata chini kadiri uwezavyo.'),
          bilingual('Flood the stubble for 3 to 5 days, or plough it in at once.', 'Furisha mabua kwa siku 3 hadi 5, au uyalime mara moja.'),
          bilingual('In the nursery pick off pale furry egg groups from leaf tips each week.', 'Kitaluni ondoa mafungu ya mayai yenye manyoya ya rangi hafifu kwenye ncha za majani kila wiki.'),
        ],
        use: bilingual('After each harvest, on all fields of the block.', 'Baada ya kila mavuno, mashamba yote ya eneo.'),
        limits: bilingual('It lowers the next attack; this crop is not saved.', 'Hupunguza shambulio lijalo; zao hili haliokolewi.'),
        source: 'irri_rice',
      },
    ],
    preventiveMeasures: [plantTogether, splitNitrogen, bilingual('Spare spiders, dragonflies and small wasps: no spray by habit.', 'Waache buibui, kereng’ende na nyigu wadogo: usinyunyize kwa mazoea.')],
    sources: ['irri_rice'],
  },

  rice___iron_toxicity: {
    ...riceNames.rice___iron_toxicity,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Tiny brown dots on old leaves from the tip; then the whole leaf turns orange or bronze.', 'Vidoa vidogo vya kahawia kwenye majani ya chini kuanzia ncha; kisha jani lote huwa la rangi ya machungwa au ya shaba.'),
      bilingual('Short plants; roots few, dark brown and slimy.', 'Mimea mifupi; mizizi michache, ya kahawia iliyokolea na yenye ute.'),
      bilingual('Red scum on the water, in valley bottoms and swamps.', 'Povu jekundu juu ya maji, mabondeni na kwenye vinamasi.'),
    ],
    lookalikes: [like('rice___yellow_mottle_virus', 'Patches of yellow hills between green ones; roots white.', 'Mabaka ya mashina ya manjano kati ya ya kijani; mizizi ni myeupe.'), like('rice___brown_spot', 'Single round spots; the leaf between stays green.', 'Madoa moja moja ya mviringo; jani lililobaki ni kijani.')],
    immediateActions: [
      bilingual('Drain the field for 7 to 10 days. Then let fresh water in.', 'Toa maji kwa siku 7 hadi 10. Kisha ingiza maji mapya.'),
      bilingual('Ask for a soil test: it is worse where potassium, phosphorus or zinc is short.', 'Omba upimaji wa udongo: huzidi mahali potasiamu, fosforasi au zinki inapopungua.'),
    ],
    organicSolutions: [{ ...compost, limits: bilingual('Use only well-rotted compost: fresh straw in wet soil makes iron worse.', 'Tumia mboji iliyooza vizuri tu: majani mabichi kwenye udongo wenye maji huzidisha chuma.') }],
    preventiveMeasures: [
      bilingual('Cut a drain at the foot of the hill, so that iron water does not seep in.', 'Chimba mfereji chini ya kilima, ili maji yenye chuma yasiingie.'),
      bilingual('Plant on ridges or mounds in the worst spots.', 'Panda kwenye matuta mahali pabaya zaidi.'),
      bilingual('Ask for a tolerant variety, and use lime only after a soil test.', 'Ulizia aina inayovumilia, na utumie chokaa baada ya upimaji wa udongo tu.'),
    ],
    sources: ['africarice', 'compost_ngeze'],
  },
} as const satisfies Partial<Record<keyof typeof riceNames, Condition>>;
