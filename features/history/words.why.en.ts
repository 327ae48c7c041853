export const whyEn = {
  open: 'What this rating is based on',
  openNone: 'How we know a field’s health',
  title: 'Field health',
  rests: 'Based on',
  by: { check: 'leaf check', farmer: 'your own choice', expert: 'expert' },
  trouble: (name: string, severity: string) => `${name}, ${severity}`,
  severities: {
    low: 'little damage',
    medium: 'some damage',
    high: 'a lot of damage',
    critical: 'severe damage',
    none: 'damage not known',
  },
  healthy: 'A healthy leaf',
  water: (percent: string) => `Water: ${percent}% of what the crop could use`,
  vegetation: (percent: string) => `Green cover: ${percent}% of what is usual at this stage`,
  bySatellite: 'satellite',
  bySatelliteGuess: 'satellite, over a square the size of the field',
  byWeather: 'weather',
  helped: {
    better: 'you said: better',
    same: 'you said: the same',
    worse: 'you said: worse',
    did_nothing: 'you said: nothing done',
  },
  none: 'No health score yet.',
  noneHow: 'Check a few leaves, sick or healthy. Each leaf check counts for 30 days.',
  check: 'Check a leaf',
  how: 'How we work this out',
  howLeaf:
    'Photos alone give at most 90%, because a leaf is not the whole field. Older photos give less. Enough water alone also gives at most 90%.',
  howTrouble:
    'Each disease or pest found lowers the score. The more damage, the lower the score. If you say it got better, the score drops only a quarter as much.',
  howWeakest: 'The lowest of three scores (leaves, green cover, water) counts for half.',
  howGreen:
    'Green cover compares the field with what its crop usually shows at that age. Bare soil is 0%. We need an image of the field itself and a planting date.',
  howOld:
    'A leaf check counts for 30 days, a satellite image for 20, water for 5. Then “No data yet” shows again.',
  howNot: 'We chose these weights ourselves. They show which field to visit first.',
  fpsiTitle: 'FPSI, the Field Plant Status Index',
  fpsi: 'It shows how the plants look by satellite and by their water, without leaf diseases. Half is the lower of green cover and water, half is their average. It shows only with a satellite image from the last 20 days and a water figure.',
};
