/** What is usual at the place in this month, where there is no forecast or it asks for nothing. */
export const usualEn = {
  ofCrop: (crop: string, saying: string) => `${crop}: ${saying[0]!.toLowerCase()}${saying.slice(1)}`,
  plant: 'Plant once rain has wet the soil',
  plantWhy: (county: string, from: string, to: string) =>
    `Rain-fed crops in ${county} are usually planted from ${from} to ${to}.`,
  prepare: 'Get the land ready to plant',
  prepareWhy: (county: string, from: string) => `Rain-fed planting in ${county} usually starts on ${from}.`,
  harvest: 'This is a picking month',
  harvestWhy: (from: string, to: string) => `In Kenya the usual months are ${from} to ${to}.`,
  dry: 'Cover the soil with mulch to save water',
  wet: 'Clear the ditches so that rain runs off',
  even: 'Walk your field and check some leaves',
  rain: (month: string, county: string, rain: string, need: string) =>
    `${month} usually brings ${rain} mm of rain to ${county}. A field in full leaf uses about ${need} mm.`,
  next: (from: string) => `The next usual planting starts on ${from}.`,
  source: 'From the usual weather and planting weeks, not from a forecast.',
  whatGrows: 'Add what grows here',
};
