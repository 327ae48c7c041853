import { bilingual } from '../../bilingual.ts';
import type { Preparation } from '../../types.ts';

/** Shared by several potato pages. */
export const cleanSeedPotato: Preparation = {
  title: bilingual('Clean seed from your best potato plants', 'Mbegu safi kutoka kwa mimea yako bora ya viazi'),
  needs: [bilingual('About 16 bags of 50 kg of seed for an acre', 'Magunia 16 hivi ya kilo 50 ya mbegu kwa ekari'), bilingual('100 sticks or strings to mark plants', 'Vijiti au kamba 100 za kuweka alama kwenye mimea')],
  steps: [
    bilingual('At flowering mark the strongest plants: dark green, no mosaic, no rolling, no wilt near them.', 'Wakati wa maua weka alama kwenye mimea yenye nguvu zaidi: kijani iliyokolea, isiyo na batobato, kukunja wala mnyauko karibu.'),
    bilingual('After 2 weeks look again and take the mark off any that got sick.', 'Baada ya wiki 2 angalia tena na uondoe alama kwa iliyougua.'),
    bilingual('Dig the marked plants first, each apart. Keep egg-sized tubers of plants with many good ones.', 'Chimba kwanza yenye alama, kila mmoja kando. Chagua viazi vya ukubwa wa yai kutoka mimea iliyozaa vizuri.'),
    bilingual('Store in thin layers in a dry, airy place with some light, so that sprouts stay short and green.', 'Hifadhi kwa tabaka jembamba pakavu penye hewa na mwanga kidogo, ili machipukizi yabaki mafupi na ya kijani.'),
  ],
  use: bilingual('Plant it in a field without potato or tomato for 3 seasons.', 'Panda kwenye shamba ambalo halikuwa na viazi wala nyanya kwa misimu 3.'),
  limits: bilingual('Never from a field where any plant had bacterial wilt. Buy certified seed again after 3 seasons.', 'Usichague kamwe kutoka shamba lililokuwa na mnyauko bakteria. Nunua tena mbegu iliyoidhinishwa baada ya misimu 3.'),
  source: 'cip_potato',
};

export const highRidges: Preparation = {
  title: bilingual('High ridges', 'Matuta ya juu'),
  needs: [bilingual('A hoe; ridges 75 cm apart and 25 to 30 cm high', 'Jembe; matuta yenye umbali wa sentimita 75 na kimo cha sentimita 25 hadi 30')],
  steps: [
    bilingual('Draw soil up at 3 weeks, with the first weeding.', 'Rundika udongo kwenye mashina wiki ya 3, pamoja na palizi ya kwanza.'),
    bilingual('Do it again before the plants close the row.', 'Rudia kabla mimea haijafunika mstari.'),
    bilingual('Close cracks in the ridge: no tuber may see light.', 'Ziba nyufa za tuta: kiazi chochote kisione mwanga.'),
  ],
  use: bilingual('In every potato crop; most of all on heavy soil and before many days of rain.', 'Kwa kila zao la viazi; hasa kwenye udongo mzito na kabla ya mvua ya siku nyingi.'),
  limits: bilingual('It keeps spores and moths from the tubers; it does not save the leaves.', 'Huzuia ugonjwa na nondo kufikia viazi; haiokoi majani.'),
  source: 'kalro_vegetables',
};

export const cutHaulms: Preparation = {
  title: bilingual('Cut the tops before digging', 'Kukata mashina kabla ya kuchimba'),
  needs: [bilingual('A clean panga, and 14 days without digging', 'Panga safi, na siku 14 bila kuchimba')],
  steps: [
    bilingual('On a dry day cut the tops at the ground.', 'Siku isiyo na mvua kata mashina yakiwa karibu na ardhi.'),
    bilingual('Carry them out of the field and bury them.', 'Yatoe nje ya shamba na uyafukie.'),
    bilingual('Wait 14 days, then dig in dry soil.', 'Subiri siku 14, kisha chimba udongo ukiwa mkavu.'),
  ],
  use: bilingual('When tubers are big enough and tops are sick, or before digging any crop for storing.', 'Viazi vikiwa vimetosha na mashina yameugua, au kabla ya kuchimba vya kuhifadhi.'),
  limits: bilingual('Tubers stop growing when the tops are gone. Throw out rotten ones at digging.', 'Viazi huacha kukua mashina yakikatwa. Tupa vilivyooza wakati wa kuchimba.'),
  source: 'cip_potato',
};

export const leavesOverStore: Preparation = {
  title: bilingual('Bitter leaves over stored potatoes', 'Majani machungu juu ya viazi ghalani'),
  needs: [bilingual('Dry lantana or eucalyptus leaves for a layer of 2 to 3 cm', 'Majani makavu ya lantana au mkaratusi kwa tabaka la sentimita 2 hadi 3')],
  steps: [
    bilingual('Sort: keep no tuber with holes.', 'Chambua: usihifadhi kiazi chenye matundu.'),
    bilingual('Lay the tubers thinly on a clean dry floor or shelf.', 'Tandaza viazi kwa tabaka jembamba kwenye sakafu au rafu safi kavu.'),
    bilingual('Cover them with crushed dry leaves.', 'Vifunike kwa majani makavu yaliyopondwa.'),
  ],
  use: bilingual('On the day of storing seed. Look once a week and take out bored tubers.', 'Siku ya kuhifadhi mbegu. Angalia mara moja kwa wiki na uondoe vilivyotobolewa.'),
  limits: bilingual('Only for seed potatoes: wash any that you eat. It keeps moths away, it does not kill those inside.', 'Kwa viazi vya mbegu tu: osha unavyokula. Hufukuza nondo, haiui walio ndani.'),
  source: 'cip_potato',
};

export const longRest: Preparation = {
  title: bilingual('A long rest from potato', 'Mapumziko marefu bila viazi'),
  needs: [bilingual('Seed of maize, beans or cabbage for 5 to 7 years', 'Mbegu za mahindi, maharagwe au kabichi za miaka 5 hadi 7'), bilingual('A brush and 10 litres of water at the edge of the field', 'Brashi na lita 10 za maji ukingoni mwa shamba')],
  steps: [
    bilingual('Grow no potato or tomato there for 5 to 7 years.', 'Usipande viazi wala nyanya hapo kwa miaka 5 hadi 7.'),
    bilingual('Pull out every self-sown potato, each season.', 'Ng’oa viazi vyote vilivyojiotea, kila msimu.'),
    bilingual('Brush and wash boots and hoes before you leave the field.', 'Piga brashi na uoshe buti na majembe kabla ya kutoka shambani.'),
  ],
  use: bilingual('Then plant certified seed of a variety that resists it, and look at the roots at flowering.', 'Kisha panda mbegu iliyoidhinishwa ya aina inayostahimili, na uangalie mizizi wakati wa maua.'),
  limits: bilingual('The cysts die slowly: each year without potato about a quarter of them.', 'Vijiduara hufa polepole: karibu robo kila mwaka bila viazi.'),
  source: 'cip_potato',
};
