/** Texts that the staff screens of all features share. */
export const staffScreenEn = {
  calm: 'Nothing waiting',
  rest: 'New cases will show here.',
  cases: (_n: number): string => 'waiting',
  oldest: (age: string) => `Oldest: ${age}`,
  next: 'Next',
  retry: 'Try again',
  adminOnly: 'Only administrators can see this.',
};
