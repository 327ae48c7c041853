import { bilingual } from './bilingual.ts';
import type { ConditionType, Bilingual } from './types.ts';

export const typeNames: Readonly<Record<ConditionType, Bilingual>> = {
  fungal: bilingual('Fungal disease', 'Ugonjwa wa kuvu'),
  oomycete: bilingual('Water mould disease', 'Ugonjwa wa ukungu wa maji'),
  bacterial: bilingual('Bacterial disease', 'Ugonjwa wa bakteria'),
  viral: bilingual('Virus disease', 'Ugonjwa wa virusi'),
  insect: bilingual('Insect pest', 'Mdudu mharibifu'),
  mite: bilingual('Mites', 'Utitiri'),
  nematode: bilingual('Nematodes (tiny root worms)', 'Minyoo fundo (ya mizizi)'),
  snail: bilingual('Snails and slugs', 'Konokono na koa'),
  animal: bilingual('Birds and animals', 'Ndege na wanyama'),
  deficiency: bilingual('Nutrient deficiency', 'Upungufu wa virutubisho'),
  physiological: bilingual('Weather, water or soil', 'Hali ya hewa, maji au udongo'),
  weed: bilingual('Weed', 'Magugu'),
  healthy: bilingual('Healthy', 'Lenye afya'),
};
