import type { Plugin } from 'vite';

/**
 * Serves the style guide (apps/web/design) at /design. Only development servers have this plugin; the
 * production build has one page, index.html, and nothing in it imports the guide.
 */
export const serveStyleGuide = (): Plugin => ({
  name: 'style-guide',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      request.url = request.url?.replace(/^\/design(?=\?|$)/, '/design/index.html');
      next();
    });
  },
});
