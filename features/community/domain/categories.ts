/** COM-28. Each category has an icon of the interface. */
export const categoryIcons = {
  crop_planning: 'calendar',
  pest_management: 'bug',
  disease_control: 'leaf',
  soil_management: 'soil',
  irrigation: 'drop',
  organic_farming: 'sprout',
  harvesting: 'basket',
  storage: 'store',
  marketing: 'market',
  other: 'question',
} as const;
export type CategoryId = keyof typeof categoryIcons;
export const categoryIds = Object.keys(categoryIcons) as [CategoryId, ...CategoryId[]];
