/**
 * A preference in localStorage, which may be denied (private windows, full storage): it then lasts for the
 * visit.
 */
export const readPreference = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const writePreference = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    /* the choice lasts for this visit */
  }
};
