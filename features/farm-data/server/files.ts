/** Storage paths of a user's files. Photos define theirs in `kit/server/photos`. */
export const statementsFolder = (userId: string): string => `statements/${userId}`;
export const voicesFolder = (userId: string): string => `voices/${userId}`;
export const copiesFolder = (userId: string): string => `copies/${userId}`;
export const copyKey = (userId: string, id: string): string => `${copiesFolder(userId)}/${id}.zip`;
export const userFolders = (userId: string): readonly string[] => [
  `photos/${userId}`,
  voicesFolder(userId),
  statementsFolder(userId),
  copiesFolder(userId),
];
