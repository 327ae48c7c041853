import { likeIn } from '../../lookalike.ts';
import { bananaNames } from '../../names/banana.ts';
import { bilingual } from '../../bilingual.ts';

export const like = likeIn(bananaNames);
export const cleanPlants = bilingual('Plant tissue-culture plants or suckers from a garden without the disease.', 'Panda miche ya maabara au migomba michanga kutoka shamba lisilo na ugonjwa.');
