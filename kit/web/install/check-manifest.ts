import { log } from '../log.ts';

/** Logs whether the manifest can be read, to find out why the browser does not offer to install. */
export const checkManifest = async (
  fetchFn: typeof fetch = fetch,
  logger: Pick<typeof log, 'debug'> = log,
): Promise<void> => {
  try {
    const answer = await fetchFn('/manifest.json');
    const manifest = answer.ok
      ? ((await answer.json()) as { name?: string; icons?: readonly unknown[] })
      : null;
    logger.debug('install.manifest', {
      metadata: { status: answer.status, name: manifest?.name, icons: manifest?.icons?.length },
    });
  } catch (error) {
    logger.debug('install.manifest', { error });
  }
};
