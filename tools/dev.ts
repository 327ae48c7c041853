import { spawn } from 'node:child_process';
import path from 'node:path';
import { createServer } from 'vite';
import { loadSettings, root } from './commands/ready.mjs';
import { serveStyleGuide } from './design/style-guide.ts';

loadSettings();
const port = Number(process.env.PORT ?? 3000);
const serverPort = port + 1;

// The server restarts on save behind Vite, which keeps the address and reloads the page.
const server = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', path.join(root, 'apps/server/main.ts')],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(serverPort),
      PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
    },
  },
);
const vite = await createServer({
  configFile: path.join(root, 'vite.config.ts'),
  plugins: [serveStyleGuide()],
  server: {
    port,
    strictPort: true,
    host: process.env.HOST ?? 'localhost',
    proxy: { '/api': { target: `http://127.0.0.1:${serverPort}`, changeOrigin: false } },
  },
});
await vite.listen();
vite.printUrls();

const stop = async (): Promise<void> => {
  server.kill('SIGTERM');
  await vite.close();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
server.on('exit', (code) => void vite.close().then(() => process.exit(code ?? 0)));
