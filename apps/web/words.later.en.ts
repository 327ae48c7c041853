/** Parts of Pro that are guarded before they open; a sentence goes when its part comes. */
export const laterEn = {
  titles: {
    yields: 'Yield predictor',
  },
  notOpen: 'This part is not open yet. When it opens it is yours with Pro.',
  home: 'Back to my farm',
};
