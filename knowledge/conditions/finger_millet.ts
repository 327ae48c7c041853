import { fingerMilletNames } from '../names/finger_millet.ts';
import { buryResidue } from '../sprays/preparations.ts';
import { bilingual } from '../bilingual.ts';
import type { Condition, Preparation } from '../types.ts';

const seedFromCleanHeads: Preparation = {
  title: bilingual('Seed from clean heads', 'Mbegu kutoka masuke safi'),
  needs: [bilingual('The heads of about 200 plants for 1 kg of seed', 'Masuke ya mimea 200 hivi kwa kilo 1 ya mbegu'), bilingual('A mat in the sun for 2 days', 'Mkeka juani kwa siku 2')],
  steps: [
    bilingual('Before harvest mark plants with clean leaves and full fingers.', 'Kabla ya kuvuna tia alama mimea yenye majani safi na vidole vilivyojaa.'),
    bilingual('Cut those heads first and thresh them apart.', 'Kata masuke hayo kwanza na uyapure kando.'),
    bilingual('Blow out light grain, dry the rest on the mat for 2 days and store it dry.', 'Peta punje nyepesi, kausha zilizobaki kwenye mkeka kwa siku 2 na uhifadhi pakavu.'),
  ],
  use: bilingual('For the next sowing, in rows.', 'Kwa upandaji ujao, kwa mistari.'),
  limits: bilingual('Clean-looking seed can still carry blast. Certified seed is safer.', 'Mbegu inayoonekana safi inaweza bado kubeba blasti. Mbegu iliyoidhinishwa ni salama zaidi.'),
  source: 'icrisat_cereals',
};

export const conditions = {
  finger_millet___blast: {
    ...fingerMilletNames.finger_millet___blast,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Diamond spots with a grey middle and a brown edge on leaves.', 'Madoa kama almasi yenye katikati ya kijivu na ukingo wa kahawia kwenye majani.'),
      bilingual('The neck below the head turns black; the head breaks or stays light.', 'Shingo chini ya suke huwa nyeusi; suke huvunjika au hubaki jepesi.'),
      bilingual('Fingers dry from the tip down, without grain.', 'Vidole hukauka kutoka ncha kushuka, bila punje.'),
    ],
    lookalikes: [
      { name: bilingual('Brown leaf spot', 'Madoa ya majani ya kahawia'), sign: bilingual('Round brown spots, no points at the ends; the neck stays green.', 'Madoa ya kahawia ya mviringo, hakuna ncha; shingo hubaki kijani.') },
      { name: bilingual('Drought', 'Ukame'), sign: bilingual('Whole heads light on all plants; no black neck.', 'Masuke yote mepesi kwenye mimea yote; hakuna shingo nyeusi.') },
    ],
    immediateActions: [
      bilingual('Pull out the worst seedlings and wild finger millet when you weed.', 'Ng’oa miche iliyougua zaidi na wimbi mwitu unapopalilia.'),
      bilingual('Hold back nitrogen while it is wet.', 'Usiongeze naitrojeni kukiwa na mvua nyingi.'),
      bilingual('Harvest clean parts first and keep their seed apart.', 'Vuna sehemu safi kwanza na uweke mbegu yake kando.'),
    ],
    organicSolutions: [seedFromCleanHeads, buryResidue],
    preventiveMeasures: [
      bilingual('Sow a variety that tolerates it, such as U-15 or P-224.', 'Panda aina inayovumilia, kama U-15 au P-224.'),
      bilingual('Sow in rows of 30 cm and weed early, so that wind dries the leaves.', 'Panda kwa mistari ya sentimita 30 na upalilie mapema, ili upepo ukaushe majani.'),
      bilingual('Grow a pulse or sweet potato there next season.', 'Panda jamii ya kunde au viazi vitamu hapo msimu ujao.'),
    ],
    sources: ['kalro_dryland', 'icrisat_cereals', 'kalro_bean'],
  },
} as const satisfies Record<keyof typeof fingerMilletNames, Condition>;
