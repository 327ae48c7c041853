import { maizeNames } from '../../names/maize.ts';
import { compost } from '../../sprays/preparations.ts';
import { bilingual } from '../../bilingual.ts';
import type { Condition, Preparation } from '../../types.ts';
import { like, manureBeforePlanting, plantTogether, topDress, weedEarly } from './lines.ts';

const tiedRidges: Preparation = {
  title: bilingual('Tied ridges and mulch', 'Matuta yaliyofungwa na matandazo'),
  needs: [bilingual('Ridges 75 cm apart, tied every 2 metres', 'Matuta ya sentimita 75 kutoka moja hadi jingine, yaliyofungwa kila mita 2'), bilingual('Dry grass or stalks for a layer of 5 cm', 'Nyasi kavu au mabua kwa tabaka la sentimita 5')],
  steps: [
    bilingual('Pull soil to the maize so that a furrow stands between the rows.', 'Rundika udongo kwenye mahindi ili mfereji uwe kati ya mistari.'),
    bilingual('Close the furrow with a small bank every 2 metres: rain stays where it falls.', 'Funga mfereji kwa tuta dogo kila mita 2: mvua hubaki ilipoanguka.'),
    bilingual('Cover the bank with mulch, 5 cm thick.', 'Funika tuta kwa matandazo, unene wa sentimita 5.'),
  ],
  use: bilingual('Before the last rains of the season, best with the second weeding.', 'Kabla ya mvua za mwisho za msimu, bora pamoja na palizi ya pili.'),
  limits: bilingual('Not on steep land or black clay that cracks: open the ties there in heavy rain.', 'Si kwenye mteremko mkali wala udongo mweusi wa mfinyanzi: huko fungua matuta mvua ikiwa kubwa.'),
  source: 'soil_water_guides',
};

const drain: Preparation = {
  title: bilingual('Furrow to let water out', 'Mtaro wa kutoa maji'),
  needs: [bilingual('A furrow 30 cm deep with a steady fall to grass land', 'Mtaro wa kina cha sentimita 30 wenye mteremko wa kawaida kuelekea kwenye nyasi')],
  steps: [
    bilingual('Find where the water stands longest and dig from there to the lowest edge.', 'Tafuta mahali maji yanapokaa zaidi na uchimbe kutoka hapo hadi ukingo wa chini.'),
    bilingual('Lead it onto grass, never onto a neighbour’s field or a path.', 'Yaelekeze kwenye nyasi, kamwe si shamba la jirani wala njia.'),
    bilingual('Pull loose soil to the maize once it can be worked.', 'Rundika udongo mlaini kwenye mahindi ukiweza kulimika.'),
  ],
  use: bilingual('On the day you see standing water: roots die in 2 to 3 days.', 'Siku hiyo unapoona maji yametuama: mizizi hufa katika siku 2 hadi 3.'),
  limits: bilingual('It saves living roots only. Do not dig wet clay that sticks to the hoe.', 'Huokoa mizizi iliyo hai tu. Usichimbe mfinyanzi uliolowa unaoshika jembe.'),
  source: 'soil_water_guides',
};

export const waterConditions = {
  maize___drought: {
    ...maizeNames.maize___drought, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Leaves roll by mid-morning and open in the evening; later they stay rolled and grey.', 'Majani hukunjana kuanzia saa nne asubuhi na kufunguka jioni; baadaye hubaki yamekunjana na ya kijivu.'),
      bilingual('Tips and edges dry; tassels bleach, cobs have empty tips.', 'Ncha na kingo hukauka; mbelewele hupauka, mahindi huwa na ncha tupu.'),
      bilingual('The whole field is alike, worst on stony spots.', 'Shamba lote ni sawa, mbaya zaidi mahali penye mawe.'),
    ],
    immediateActions: [
      bilingual('Weed now: weeds drink first.', 'Palilia sasa: magugu hunywa kwanza.'),
      bilingual('Hold back fertiliser until it rains.', 'Usiweke mbolea hadi mvua inyeshe.'),
      bilingual('If you can water, water at flowering first: 2 weeks before and after the silks.', 'Ukiweza kumwagilia, anza wakati wa maua: wiki 2 kabla na baada ya nywele kutoka.'),
    ],
    organicSolutions: [tiedRidges, compost],
    preventiveMeasures: [plantTogether, bilingual('Plant an early hybrid made for dry areas.', 'Panda chotara ya mapema ya maeneo kame.'), weedEarly, manureBeforePlanting],
    lookalikes: [
      like('maize___striga', 'Purple flowers at the foot, soil is moist.', 'Maua ya zambarau chini, udongo una unyevu.'),
      like('maize___lethal_necrosis', 'Mottled leaves that dry from the edges while the soil is moist.', 'Batobato na majani yanayokauka kuanzia kingo ingawa udongo una unyevu.'),
    ],
    sources: ['soil_water_guides', 'kalro_maize', 'compost_ngeze'],
  },

  maize___waterlogging: {
    ...maizeNames.maize___waterlogging, depth: 'short', reviewed: '2026-11-21',
    symptoms: [
      bilingual('Pale yellow plants, lowest leaves first, where water stood for 2 to 3 days.', 'Mimea ya manjano hafifu, majani ya chini kwanza, mahali maji yalikaa siku 2 hadi 3.'),
      bilingual('Roots are brown and soft; the soil smells.', 'Mizizi ni ya kahawia na laini; udongo unanuka.'),
    ],
    immediateActions: [
      bilingual('Drain the water today.', 'Toa maji leo.'),
      bilingual('Pull soil up to the plants when dry enough to walk on.', 'Udongo ukikauka kiasi cha kukanyagika, urundike kwenye mimea.'),
      topDress,
    ],
    organicSolutions: [drain],
    preventiveMeasures: [bilingual('Plant on ridges or raised beds in low places.', 'Panda kwenye matuta maeneo ya chini.'), bilingual('Keep furrows open through the rains.', 'Mitaro iwe wazi wakati wote wa mvua.'), manureBeforePlanting],
    lookalikes: [
      like('maize___nitrogen_deficiency', 'Soil is not wet and roots are white.', 'Udongo haujalowa na mizizi ni myeupe.'),
      like('maize___phosphorus_deficiency', 'Purple, on soil that is not wet.', 'Zambarau, kwenye udongo ambao haujalowa.'),
    ],
    sources: ['soil_water_guides', 'kalro_maize'],
  },
} as const satisfies Partial<Record<keyof typeof maizeNames, Condition>>;
