import { killRounds } from '#kit/server/database/kill.ts';

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 12);

export const measureKills = async () => {
  const { kills, acknowledged, lost, partial } = await killRounds(ROUNDS);
  console.error(`kill -9: ${kills} kills, ${acknowledged} acknowledged, ${lost} lost, ${partial} partial`);
  return { 'db.kills': kills, 'db.lost': lost + partial };
};
