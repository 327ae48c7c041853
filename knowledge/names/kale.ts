import { bilingual } from '../bilingual.ts';
import type { ConditionEntry } from '../types.ts';

export const kaleNames = {
  kale___diamondback_moth: { key: 'kale___diamondback_moth', crop: 'kale', name: bilingual('Diamondback moth', 'Nondo mgongo wa almasi'), scientificName: 'Plutella xylostella', type: 'insect', signs: { parts: ['leaf'], colours: ['white'], patterns: ['windows', 'holes', 'insects'] } },
  kale___aphids: { key: 'kale___aphids', crop: 'kale', name: bilingual('Aphids on kale and cabbage', 'Vidukari kwenye sukuma wiki na kabichi'), scientificName: 'Brevicoryne brassicae, Myzus persicae', type: 'insect', signs: { parts: ['leaf', 'growing_point'], colours: ['grey', 'white'], patterns: ['insects', 'curling', 'sticky'] } },
  kale___black_rot: { key: 'kale___black_rot', crop: 'kale', name: bilingual('Black rot of kale and cabbage', 'Uozo mweusi wa sukuma wiki na kabichi'), scientificName: 'Xanthomonas campestris pv. campestris', type: 'bacterial', signs: { parts: ['leaf', 'fruit'], colours: ['yellow', 'black'], patterns: ['large_patches', 'dry_edges', 'rot'] } },
  kale___downy_mildew: { key: 'kale___downy_mildew', crop: 'kale', name: bilingual('Downy mildew of kale and cabbage', 'Ukungu vinyoya wa sukuma wiki na kabichi'), scientificName: 'Hyaloperonospora parasitica', type: 'oomycete', signs: { parts: ['leaf'], colours: ['yellow', 'white'], patterns: ['mould', 'angular_spots'] } },
  kale___clubroot: { key: 'kale___clubroot', crop: 'kale', name: bilingual('Clubroot', 'Mizizi rungu'), scientificName: 'Plasmodiophora brassicae', type: 'fungal', signs: { parts: ['root', 'whole_plant'], colours: ['yellow'], patterns: ['galls', 'wilting', 'stunted'] } },
  kale___cabbage_webworm: { key: 'kale___cabbage_webworm', crop: 'kale', name: bilingual('Cabbage webworm', 'Kiwavi utando wa kabichi'), scientificName: 'Hellula undalis', type: 'insect', signs: { parts: ['growing_point', 'leaf'], colours: ['brown'], patterns: ['webbing', 'dieback', 'insects'] } },
  kale___cabbage_sawfly: { key: 'kale___cabbage_sawfly', crop: 'kale', name: bilingual('Cabbage sawfly', 'Nzi-msumeno wa kabichi'), scientificName: 'Athalia spp.', type: 'insect', signs: { parts: ['leaf'], colours: ['black'], patterns: ['holes', 'insects'] } },
} as const satisfies Record<string, ConditionEntry>;
