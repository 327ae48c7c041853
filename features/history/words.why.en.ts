// @cache later

export const whyEn = {
  open: 'What this rests on',
  openNone: 'How health is known',
  title: 'Field health',
  rests: 'It rests on',
  by: { check: 'leaf check', farmer: 'your own choice', expert: 'expert' },
  trouble: (name: string, severity: string) => `${name}, ${severity}`,
  severities: {
    low: 'little harm',
    medium: 'medium harm',
    high: 'much harm',
    critical: 'critical harm',
    none: 'harm not known',
  },
  healthy: 'A healthy leaf',
  water: (percent: string) => `Water: ${percent} % of what the crop could use`,
  vegetation: (percent: string) => `Green cover: ${percent} % of what is usual at this stage`,
  bySatellite: 'satellite',
  bySatelliteGuess: 'satellite, over a square guessed from the field’s size',
  byWeather: 'weather',
  helped: {
    better: 'you said: better',
    same: 'you said: the same',
    worse: 'you said: worse',
    did_nothing: 'you said: nothing done',
  },
  none: 'Nothing is known of this field yet, so nothing is claimed.',
  noneHow: 'Photograph a few leaves, sick or healthy. What was found counts for 30 days.',
  check: 'Check a leaf',
  how: 'How it is reckoned',
  howLeaf:
    'Photos alone never say more than 90%, because a leaf is not the field, and less the older they are. Nor does enough water alone.',
  howTrouble:
    'Each disease or pest that was named takes something off; the worse the harm, the more it takes off. If you say that it got better, it takes a quarter of that.',
  howWeakest:
    'The weakest of leaves, green cover and water counts half, so that good water does not hide a dying leaf.',
  howGreen:
    'Green cover is how far the field is from bare soil, of the way to what its crop usually shows at that age. Only a picture of the field itself counts, against a crop with a planting day.',
  howOld:
    'A leaf check counts for 30 days, a satellite picture for 20, the water for 5. Then it says “No data yet” again.',
  howNot:
    'These weights are our own choice and no published figures. They show which field to walk to first.',
  fpsiTitle: 'FPSI, the Field Plant Status Index',
  fpsi: 'How the stand looks from above and from its water, leaf diseases left out: half of it is the weaker of green cover and water, half their mean. It needs both, fresh; without a satellite picture of the last 20 days, or without the water, it is not shown.',
};
