import { build } from 'vite';
import path from 'node:path';
import { root } from '../commands/ready.mjs';

export const buildWeb = async (folder) => {
  await build({ configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn', mode: 'production', build: { outDir: folder, emptyOutDir: true } });
};
