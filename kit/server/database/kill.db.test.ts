import { expect, test } from 'vitest';
import { killRounds } from './kill.ts';

const rounds = Number(process.env['KILL_ROUNDS'] ?? 6);

test(
  'no acknowledged write is lost or partial after processes are killed at random',
  async () => {
    const figures = await killRounds(rounds);
    console.info(`kills: ${JSON.stringify(figures)}`);
    expect(figures).toMatchObject({ kills: rounds, lost: 0, partial: 0 });
    expect(figures.acknowledged).toBeGreaterThan(rounds * 10);
  },
  30_000 + rounds * 15_000,
);
