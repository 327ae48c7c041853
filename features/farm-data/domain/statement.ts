/** Unguessable, and short enough to be typed: 26 signs without those that look alike. */
export const CODE = /^[0-9a-hjkmnp-tv-z]{26}$/;
