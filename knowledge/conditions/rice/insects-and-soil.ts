import { riceNames } from '../../names/rice.ts';
import { compost } from '../../preparations.ts';
import { say } from '../../say.ts';
import type { Condition } from '../../types.ts';
import { like, plantTogether, splitNitrogen } from './care.ts';

export const insectsAndSoilConditions = {
  rice___stem_borers: {
    ...riceNames.rice___stem_borers,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      say('Young plants: the middle leaf is dry and pulls out easily (dead heart).', 'Mimea michanga: jani la katikati ni kavu na huchomoka kwa urahisi (moyo mfu).'),
      say('At heading: white empty heads that stand upright.', 'Wakati wa masuke: masuke meupe matupu yaliyosimama wima.'),
      say('Split the stem: a caterpillar or its dust inside.', 'Pasua shina: kiwavi au unga wake ndani.'),
    ],
    lookalikes: [like('rice___blast', 'Black neck below the white head; no hole.', 'Shingo nyeusi chini ya suke jeupe; hakuna tundu.')],
    immediateActions: [
      say('Cut dead hearts low and take them out.', 'Kata mioyo mifu chini na uitoe.'),
      say('Raise the water for a few days to drown pupae in the stubble.', 'Ongeza maji kwa siku chache kuzamisha pupa kwenye mabua.'),
    ],
    organicSolutions: [
      {
        title: say('Low cut and flooded stubble', 'Kata chini na ufurishe mabua'),
        needs: [say('A sickle that cuts 5 cm above the ground', 'Mundu unaokata sentimita 5 juu ya ardhi'), say('Water for 3 to 5 days', 'Maji ya siku 3 hadi 5')],
        steps: [
          say('At harvest cut as low as you can.', 'Wakati wa kuvuna kata chini kadiri uwezavyo.'),
          say('Flood the stubble for 3 to 5 days, or plough it in at once.', 'Furisha mabua kwa siku 3 hadi 5, au uyalime mara moja.'),
          say('In the nursery pick off pale furry egg groups from leaf tips each week.', 'Kitaluni ondoa mafungu ya mayai yenye manyoya ya rangi hafifu kwenye ncha za majani kila wiki.'),
        ],
        use: say('After each harvest, on all fields of the block.', 'Baada ya kila mavuno, mashamba yote ya eneo.'),
        limits: say('It lowers the next attack; this crop is not saved.', 'Hupunguza shambulio lijalo; zao hili haliokolewi.'),
        source: 'irri_rice',
      },
    ],
    preventiveMeasures: [plantTogether, splitNitrogen, say('Spare spiders, dragonflies and small wasps: no spray by habit.', 'Waache buibui, kereng’ende na nyigu wadogo: usinyunyize kwa mazoea.')],
    sources: ['irri_rice'],
  },

  rice___iron_toxicity: {
    ...riceNames.rice___iron_toxicity,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      say('Tiny brown dots on old leaves from the tip; then the whole leaf turns orange or bronze.', 'Vidoa vidogo vya kahawia kwenye majani ya chini kuanzia ncha; kisha jani lote huwa la rangi ya machungwa au ya shaba.'),
      say('Short plants; roots few, dark brown and slimy.', 'Mimea mifupi; mizizi michache, ya kahawia iliyokolea na yenye ute.'),
      say('Red scum on the water, in valley bottoms and swamps.', 'Povu jekundu juu ya maji, mabondeni na kwenye vinamasi.'),
    ],
    lookalikes: [like('rice___yellow_mottle_virus', 'Patches of yellow hills between green ones; roots white.', 'Mabaka ya mashina ya manjano kati ya ya kijani; mizizi ni myeupe.'), like('rice___brown_spot', 'Single round spots; the leaf between stays green.', 'Madoa moja moja ya mviringo; jani lililobaki ni kijani.')],
    immediateActions: [
      say('Drain the field for 7 to 10 days, then let fresh water in.', 'Toa maji kwa siku 7 hadi 10, kisha ingiza maji mapya.'),
      say('Ask for a soil test: it is worse where potassium, phosphorus or zinc is short.', 'Omba upimaji wa udongo: huzidi mahali potasiamu, fosforasi au zinki inapopungua.'),
    ],
    organicSolutions: [{ ...compost, limits: say('Use only well-rotted compost: fresh straw in wet soil makes iron worse.', 'Tumia mboji iliyooza vizuri tu: majani mabichi kwenye udongo wenye maji huzidisha chuma.') }],
    preventiveMeasures: [
      say('Cut a drain at the foot of the hill, so that iron water does not seep in.', 'Chimba mfereji chini ya kilima, ili maji yenye chuma yasiingie.'),
      say('Plant on ridges or mounds in the worst spots.', 'Panda kwenye matuta mahali pabaya zaidi.'),
      say('Ask for a tolerant variety, and use lime only after a soil test.', 'Ulizia aina inayovumilia, na utumie chokaa baada ya upimaji wa udongo tu.'),
    ],
    sources: ['africarice', 'compost_ngeze'],
  },
} as const satisfies Partial<Record<keyof typeof riceNames, Condition>>;
