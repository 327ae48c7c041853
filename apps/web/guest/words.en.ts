export const guestEn = {
  signIn: 'Sign in',
  nav: 'Pages',
  start: 'Start',
  weather: 'Weather',
  scan: 'Scan',
  guide: 'Guide',
  offerTitle: 'Save this check',
  offerText: 'It is on this phone only. A free account saves it, and adds weather and tasks for your fields.',
};
