import { likeIn } from '../../lookalike.ts';
import { bananaNames } from '../../names/banana.ts';
import { say } from '../../say.ts';

export const like = likeIn(bananaNames);
export const cleanPlants = say('Plant tissue-culture plants or suckers from a garden without the disease.', 'Panda miche ya maabara au migomba michanga kutoka shamba lisilo na ugonjwa.');
