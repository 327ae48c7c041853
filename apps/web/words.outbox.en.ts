/** Loads with the outbox, not with the first screen. */
export const outboxEn = {
  twoPhones: 'If you use two phones',
  rules: [
    'What you do on either phone is sent in the order you did it, and counts once. Nothing is added twice.',
    'Different details of one field are both kept: a name from one phone, a crop from the other.',
    'The same detail changed on both: what is sent last stands. What it took the place of is written beside it in this list.',
    'An outline drawn on both: the one sent first stands, and the other waits here until you choose.',
    'Deleting takes away nothing that this phone had not shown you. It waits here and asks.',
    'What you wrote about a thing that was deleted meanwhile stays here until you discard it.',
    'The clock of a phone decides nothing.',
  ] as readonly string[],
  look: 'Look at it',
  replaced: (value: string) => `Another phone of yours had written “${value}”. This took its place.`,
  replacedUnnamed: 'Another phone of yours had set this otherwise. This took its place.',
  full: 'This phone is full, so news from the server has to wait. Free some space. What you did is kept.',
};
