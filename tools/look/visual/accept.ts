import { openBrowser } from '../../../e2e/harness/shared.ts';
import { ensureBuilt } from '../../commands/build-state.mjs';
import { captureGuide, captureScreens } from './capture.ts';
import { startFrozenServer } from './frozen-server.ts';
import { acceptShots } from './references.ts';

/** Writes the references of all pictures from the app as it is. */
export const acceptAll = async (): Promise<void> => {
  await ensureBuilt();
  const [browser, server] = await Promise.all([openBrowser('pictures'), startFrozenServer()]);
  try {
    const [guide] = await captureGuide(browser);
    const { shots, views } = await captureScreens(browser, server, 'en');
    const all = { ...guide, ...shots };
    acceptShots(all);
    for (const [name, { words, longest }] of Object.entries(views))
      console.log(`${name}: ${words} words; the longest sentence has ${longest.words}`);
    console.log(`${Object.keys(all).length} references are in tools/look/visual/references.`);
  } finally {
    await browser.close();
    await server.stop();
  }
};
