/** Texts that the staff screens of all features share. */
export const staffScreenEn = {
  calm: 'Nothing waits',
  rest: 'New cases will show here.',
  cases: (_n: number): string => 'waiting',
  oldest: (age: string) => `The oldest: ${age}`,
  next: 'Next',
  retry: 'Try again',
  adminOnly: 'Only administrators can see this.',
};
