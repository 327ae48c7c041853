/** Where a farmer was and what she looked for is nobody else's: the next user of the phone must not find it. */
export const forgetPlaces = (): void => {
  try {
    for (const key of ['last_location', 'recentLocations']) localStorage.removeItem(key);
  } catch { /* A closed local storage kept none. */ }
};
