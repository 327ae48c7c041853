export const guestEn = {
  signIn: 'Sign in',
  nav: 'Pages',
  start: 'Start',
  scan: 'Scan',
  guide: 'Farm guide',
  offerTitle: 'Keep this check',
  offerText: 'It is on this phone only. A free account keeps it, and adds weather and tasks for your fields.',
};
