/** The size of a new field, asked with pictures. */
export const sizeEn = {
  ask: 'About how big is it?',
  beside: 'The green square is your field. The outline is a football pitch.',
  quarter: 'A quarter acre',
  half: 'Half an acre',
  one: '1 acre',
  two: '2 acres',
  unknown: 'I don’t know',
};
