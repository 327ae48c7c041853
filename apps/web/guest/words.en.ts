export const guestEn = {
  signIn: 'Sign in',
  nav: 'Pages',
  start: 'Home',
  weather: 'Weather',
  scan: 'Scan',
  guide: 'Guide',
  offerTitle: 'Don’t lose this check',
  offerText: 'It’s only on this phone. A free account saves it, and adds weather and tasks for your fields.',
};
