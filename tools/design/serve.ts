import path from 'node:path';
import { createServer } from 'vite';
import { root } from '../commands/ready.mjs';
import { serveStyleGuide } from './style-guide.ts';

interface GuideServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/** The pages of `npm run dev` without the app's server: enough for the style guide. */
export const startGuideServer = async (): Promise<GuideServer> => {
  const vite = await createServer({
    configFile: path.join(root, 'vite.config.ts'),
    cacheDir: path.join(root, '.cache/vite-style-guide'),
    logLevel: 'error',
    plugins: [serveStyleGuide()],
    server: { port: 0, strictPort: false, host: '127.0.0.1', hmr: false, watch: null },
    // All at once: a package found later would need a reload.
    optimizeDeps: {
      entries: ['design/index.html'],
      include: [
        'react',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'react-dom',
        'react-dom/client',
        'wouter',
        'idb',
        'uuid',
        'zod/mini',
      ],
    },
  });
  await vite.listen();
  const address = vite.httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('The style guide has no port');
  return { origin: `http://127.0.0.1:${address.port}`, stop: () => vite.close() };
};
