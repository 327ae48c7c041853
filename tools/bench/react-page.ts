import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../commands/ready.mjs';

const ENTRY = 'virtual:react-page';
const SCRIPT = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  createRoot(document.getElementById('root')).render(createElement('h1', null, 'A page that only starts React'));`;
const PAGE = `<!doctype html><html lang="en"><title>React</title>
  <meta name="viewport" content="width=device-width"><div id="root"></div><script type="module" src="/react.js"></script>`;

const buildScript = async (): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: ENTRY } },
    plugins: [
      {
        name: 'react-page',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
        load: (id) => (id === `\0${ENTRY}` ? SCRIPT : null),
      },
    ],
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('the reference page was not built');
  return result.output[0].code;
};

/** A reference for Lighthouse: what a page costs that starts React and shows one heading. */
export const serveReactPage = async () => {
  const files: Readonly<Record<string, readonly [type: string, body: Buffer]>> = {
    '/': ['text/html', gzipSync(PAGE)],
    '/react.js': ['text/javascript', gzipSync(await buildScript())],
  };
  const server = createServer(({ url = '/' }, response) => {
    const file = files[url];
    if (!file) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': file[0], 'content-encoding': 'gzip' }).end(file[1]);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    kilobytes: files['/react.js']![1].length / 1024,
    stop: () => new Promise((done) => server.close(done)),
  };
};
