/** What is usual at the place in this month, where there is no forecast or it asks for nothing. */
export const usualEn = {
  ofCrop: (crop: string, saying: string) => `${crop}: ${saying[0]!.toLowerCase()}${saying.slice(1)}`,
  plant: 'Plant once rain has wet the soil',
  plantWhy: (county: string, from: string, to: string) =>
    `Rain-fed crops in ${county} are usually planted from ${from} to ${to}.`,
  prepare: 'Get the land ready to plant',
  prepareWhy: (county: string, from: string) => `Rain-fed planting in ${county} usually starts on ${from}.`,
  harvest: 'Harvest what is ready',
  harvestWhy: (from: string, to: string) => `In Kenya the usual harvest months are ${from} to ${to}.`,
  dry: 'Cover the soil with mulch to save water',
  wet: 'Clear the ditches so that rain runs off',
  even: 'Walk your field and check some leaves',
  rain: (month: string, county: string, rain: string, need: string) =>
    `${month} usually brings ${rain} mm of rain to ${county}. A full-grown crop uses about ${need} mm.`,
  next: (from: string) => `The next planting season usually starts on ${from}.`,
  source: 'Based on the usual weather and planting weeks, not on a forecast.',
  whatGrows: 'Add the crop growing here',
};
