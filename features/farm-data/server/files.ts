/** Storage paths of a user's files. Photos define theirs in `kit/server/photos`. */
export const statementsOf = (userId: string): string => `statements/${userId}`;
export const voicesOf = (userId: string): string => `voices/${userId}`;
export const copiesOf = (userId: string): string => `copies/${userId}`;
export const copyKey = (userId: string, id: string): string => `${copiesOf(userId)}/${id}.zip`;
export const filesOf = (userId: string): readonly string[] => [
  `photos/${userId}`,
  voicesOf(userId),
  statementsOf(userId),
  copiesOf(userId),
];
