import { likeIn } from '../../lookalike.ts';
import { riceNames } from '../../names/rice.ts';
import { bilingual } from '../../bilingual.ts';
import type { Preparation } from '../../types.ts';

export const like = likeIn(riceNames);
export const splitNitrogen = bilingual('Give nitrogen in three small parts, not all at once, and none late.', 'Weka naitrojeni kwa sehemu tatu ndogo, si yote kwa pamoja, na si mwishoni.');
export const cleanSeed = bilingual('Use certified seed, or seed from a field without the disease.', 'Tumia mbegu iliyoidhinishwa, au mbegu kutoka shamba lisilo na ugonjwa.');
export const plantTogether = bilingual('Plant in the same weeks as the whole block.', 'Panda wiki zile zile na mashamba yote ya eneo.');
export const weedBunds = bilingual('Keep the bunds weeded: the germs and insects wait on grasses.', 'Palilia kingo za majaruba: vijidudu na wadudu hungoja kwenye nyasi.');
export const plough = bilingual('Plough the stubble and self-sown rice under after harvest.', 'Lima na ufukie mabua na mpunga uliojiotea baada ya kuvuna.');

export const saltWaterSeed: Preparation = {
  title: bilingual('Sort seed in salt water', 'Chagua mbegu kwa maji ya chumvi'),
  needs: [bilingual('10 litres of water and about 1.5 kg of salt', 'Lita 10 za maji na kilo 1.5 hivi za chumvi'), bilingual('1 fresh egg to test the water', 'Yai 1 bichi la kupimia maji')],
  steps: [
    bilingual('Dissolve salt until the egg floats and shows a part as big as a coin.', 'Yeyusha chumvi hadi yai lielee na kuonyesha sehemu ya ukubwa wa sarafu.'),
    bilingual('Stir in the seed; take off all that floats.', 'Koroga mbegu; ondoa zote zinazoelea.'),
    bilingual('Wash the sunken seed twice in clean water and dry it in the shade.', 'Osha mbegu zilizozama mara mbili kwa maji safi na uzikaushe kivulini.'),
  ],
  use: bilingual('Before each sowing of the nursery.', 'Kabla ya kila kusia kitaluni.'),
  limits: bilingual('It takes out light and spotted seed; it does not kill what is inside sound seed. Do not eat salted seed.', 'Huondoa mbegu nyepesi na zenye madoa; haiui kilicho ndani ya mbegu nzima. Usile mbegu za chumvi.'),
  source: 'irri_rice',
};

export const silicon: Preparation = {
  title: bilingual('Rice husk ash and straw back to the field', 'Rudisha majivu ya pumba na majani ya mpunga shambani'),
  needs: [bilingual('The straw of the field, chopped to 20 cm', 'Majani ya mpunga ya shamba, yaliyokatwa sentimita 20'), bilingual('Rice husk ash from the mill, as much as you can get', 'Majivu ya pumba za mpunga kutoka kinu, kadiri utakavyopata')],
  steps: [
    bilingual('Chop the straw or let it rot in heaps; do not use straw full of blast.', 'Katakata majani au yaache yaoze kwenye rundo; usitumie majani yaliyojaa blasti.'),
    bilingual('Spread ash or straw evenly on the field.', 'Tandaza majivu au majani kwa usawa shambani.'),
    bilingual('Work it in at least 2 weeks before transplanting.', 'Changanya na udongo angalau wiki 2 kabla ya kuhamisha miche.'),
  ],
  use: bilingual('In each season on poor soils.', 'Kila msimu kwenye udongo hafifu.'),
  limits: bilingual('It makes leaves stronger against blast and brown spot; it cures nothing.', 'Huimarisha majani dhidi ya blasti na madoa ya kahawia; haiponyi.'),
  source: 'irri_rice',
};
