interface Context {
  readonly fields: readonly string[];
}

/** The twenty main screens of the sample village; each is compared with its reference picture. */
export const mainScreens: Readonly<Record<string, (context: Context) => string>> = {
  home: () => '/dashboard',
  fields: () => '/fields',
  field: ({ fields }) => `/fields/${fields[0]}`,
  weather: () => '/weather',
  alerts: () => '/alerts',
  scan: () => '/scan',
  'scan-history': () => '/scan/history',
  conditions: () => '/conditions',
  condition: () => '/conditions/maize___gray_leaf_spot',
  'farm-planning': () => '/farm-planning',
  market: () => '/market-insights',
  chat: () => '/chat',
  community: () => '/community',
  organic: () => '/organic',
  training: () => '/training',
  suppliers: () => '/suppliers',
  settings: () => '/settings',
  upgrade: () => '/upgrade',
  more: () => '/more',
  outbox: () => '/outbox',
};

/** More first views whose words are counted. */
export const otherScreens: typeof mainScreens = {
  edit: ({ fields }) => `/fields/${fields[0]}/edit`,
  boundary: ({ fields }) => `/fields/${fields[0]}/boundary`,
  manage: () => '/manage-fields',
  key: () => '/scan/key?crop=bean',
  knows: () => '/scan/knows',
  detect: () => '/crop-disease-detection',
  accuracy: () => '/accuracy',
  sightings: () => '/sightings',
  notifications: () => '/notifications',
  account: () => '/settings/account',
  memory: () => '/settings/memory',
  data: () => '/settings/data',
  'data-import': () => '/settings/data/import',
  'data-delete': () => '/settings/data/delete',
  statement: () => '/settings/data/statement',
  subscription: () => '/subscription-settings',
  donation: () => '/donation',
  offers: () => '/offers',
  'price-alerts': () => '/price-alerts',
  referrals: () => '/referrals',
  yields: () => '/yield-predictor',
  'document-chat': () => '/document-chat',
  saved: () => '/community/saved',
};
