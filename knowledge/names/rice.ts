import { say } from '../say.ts';
import type { ConditionEntry } from '../types.ts';

export const riceNames = {
  rice___bacterial_leaf_blight: { key: 'rice___bacterial_leaf_blight', crop: 'rice', name: say('Bacterial leaf blight of rice', 'Bakajani la bakteria la mpunga'), scientificName: 'Xanthomonas oryzae pv. oryzae', type: 'bacterial', signs: { parts: ['leaf'], colours: ['yellow', 'white'], patterns: ['stripes', 'dry_edges', 'wilting'] } },
  rice___blast: { key: 'rice___blast', crop: 'rice', name: say('Rice blast', 'Ugonjwa wa blasti wa mpunga'), scientificName: 'Pyricularia oryzae (Magnaporthe oryzae)', type: 'fungal', signs: { parts: ['leaf', 'stem', 'fruit'], colours: ['grey', 'brown', 'white'], patterns: ['angular_spots', 'rot'] } },
  rice___brown_spot: { key: 'rice___brown_spot', crop: 'rice', name: say('Brown spot of rice', 'Madoa ya kahawia ya mpunga'), scientificName: 'Bipolaris oryzae', type: 'fungal', signs: { parts: ['leaf', 'fruit'], colours: ['brown', 'grey'], patterns: ['round_spots'] } },
  rice___iron_toxicity: { key: 'rice___iron_toxicity', crop: 'rice', name: say('Iron toxicity of rice', 'Sumu ya chuma kwenye mpunga'), scientificName: '', type: 'deficiency', signs: { parts: ['leaf', 'root', 'whole_plant'], colours: ['orange', 'brown'], patterns: ['round_spots', 'stunted', 'dry_edges'] } },
  rice___sheath_blight: { key: 'rice___sheath_blight', crop: 'rice', name: say('Sheath blight of rice', 'Bakajani la ala la mpunga'), scientificName: 'Rhizoctonia solani', type: 'fungal', signs: { parts: ['stem', 'leaf'], colours: ['grey', 'dark_green', 'brown'], patterns: ['large_patches', 'rot'] } },
  rice___stem_borers: { key: 'rice___stem_borers', crop: 'rice', name: say('Stem borers of rice', 'Vipekecha shina vya mpunga'), scientificName: 'Chilo spp., Scirpophaga spp., Maliarpha separatella', type: 'insect', signs: { parts: ['stem', 'growing_point', 'fruit'], colours: ['white', 'brown'], patterns: ['dieback', 'holes', 'frass'] } },
  rice___yellow_mottle_virus: { key: 'rice___yellow_mottle_virus', crop: 'rice', name: say('Rice yellow mottle virus', 'Virusi vya madoa ya manjano ya mpunga'), scientificName: 'Rice yellow mottle virus (RYMV)', type: 'viral', signs: { parts: ['leaf', 'whole_plant'], colours: ['yellow', 'orange'], patterns: ['mosaic', 'stunted', 'stripes'] } },
} as const satisfies Record<string, ConditionEntry>;
