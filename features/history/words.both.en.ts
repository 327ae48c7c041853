/** Entries can be found by type name in either language, so a phone has both. */
export const historyTypesEn = {
  planting: 'Planting',
  weeding: 'Weeding',
  fertiliser: 'Fertiliser or manure',
  spraying: 'Spraying',
  irrigation: 'Irrigation',
  flowering: 'Flowering',
  harvest: 'Harvest',
  observation: 'Something you saw',
  other: 'Other work',
};
