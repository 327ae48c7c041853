import { say } from './say.ts';
import type { ConditionType, Said } from './types.ts';

export const typeNames: Readonly<Record<ConditionType, Said>> = {
  fungal: say('Fungal disease', 'Ugonjwa wa kuvu'),
  oomycete: say('Water mould disease', 'Ugonjwa wa ukungu wa maji'),
  bacterial: say('Bacterial disease', 'Ugonjwa wa bakteria'),
  viral: say('Virus disease', 'Ugonjwa wa virusi'),
  insect: say('Insect pest', 'Mdudu mharibifu'),
  mite: say('Mites', 'Utitiri'),
  nematode: say('Nematodes (tiny root worms)', 'Minyoo fundo (ya mizizi)'),
  snail: say('Snails and slugs', 'Konokono na koa'),
  animal: say('Birds and animals', 'Ndege na wanyama'),
  deficiency: say('Nutrient deficiency', 'Upungufu wa virutubisho'),
  physiological: say('Weather, water or soil', 'Hali ya hewa, maji au udongo'),
  weed: say('Weed', 'Magugu'),
  healthy: say('Healthy', 'Lenye afya'),
};
