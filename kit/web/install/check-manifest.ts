import { log } from '../log.ts';

/** For finding out why the browser does not offer to install. */
export const checkManifest = async (
  ask: typeof fetch = fetch,
  into: Pick<typeof log, 'debug'> = log,
): Promise<void> => {
  try {
    const answer = await ask('/manifest.json');
    const manifest = answer.ok
      ? ((await answer.json()) as { name?: string; icons?: readonly unknown[] })
      : null;
    into.debug('install.manifest', {
      metadata: { status: answer.status, name: manifest?.name, icons: manifest?.icons?.length },
    });
  } catch (error) {
    into.debug('install.manifest', { error });
  }
};
