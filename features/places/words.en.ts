export const placesEn = {
  directions: {
    north: 'north', north_east: 'north-east', east: 'east', south_east: 'south-east', south: 'south', south_west: 'south-west', west: 'west', north_west: 'north-west',
  },
  away: (km: string, direction: string, name: string) => `${km} km ${direction} of ${name}`,
  at: (name: string) => `Near ${name}`,
  inCounty: (county: string) => `${county} county`,
  height: (metres: string, km: string) => `Altitude about ${metres} m, known from a place ${km} km away`,
  heightKept: (metres: string) => `Altitude ${metres} m`,
  outside: 'We have no place names outside Kenya yet.',

  search: 'Search for a place',
  hint: 'Village, market, town or county',
  opening: 'Opening the list of places…',
  missing: 'The list of places is not on this phone yet. It comes by itself when there is a network.',
  found: (n: number) => (n === 1 ? '1 place' : `${n} places`),
  none: 'No place of this name in our list',
  noneDo: 'Try another spelling, a market or town nearby, or the county.',
  kinds: { city: 'Town', town: 'Small town', village: 'Village', market: 'Market', estate: 'Estate or farm', area: 'Area, roughly' },
  recent: 'Places you used lately',
  credit: 'Names: GeoNames (CC BY 4.0). Counties: geoBoundaries, RCMRD.',

  wider: 'Search the wider map',
  widerText: 'Needs a network. What you typed goes through our server to a map search, without your name.',
  widerFound: 'From the wider map',
  widerNone: 'The wider map knows no such place either.',
  widerSample: 'Invented places: this server shows them for trying things out.',
  widerCredit: '© OpenStreetMap contributors',
  refusals: {
    'places.off': 'The wider map is not set up here. Search our own list.',
    'places.busy': 'Too many are asking the wider map now. Try again in a minute.',
    'places.unreachable': 'The wider map does not answer now. Search our own list, or try later.',
  },
};
