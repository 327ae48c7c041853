/** Where a person's files lie in the storage; photos know their own place (`kit/server/photos`). */
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
