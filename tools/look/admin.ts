import { queryDatabase } from '../../e2e/harness/shared.ts';
import type { ScreenshotTarget, ScreenshotContext } from './screenshot-target.ts';

/** Makes the signed-in user an administrator with a plan and reloads. */
const asStaff = async ({ server, phone, state }: ScreenshotContext): Promise<void> => {
  if (state === 'offline') return;
  const { session } = (await (await phone.page.request.get(`${server.origin}/api/auth/session`)).json()) as {
    session: { userId: string };
  };
  await queryDatabase(server, `update auth_users set role = 'admin' where id = $1`, [session.userId]);
  await phone.page.reload();
  await phone.page.waitForTimeout(1_500);
};

const staffScreen = (path: string): ScreenshotTarget => ({
  path: () => path,
  signedIn: true,
  states: ['data', 'failed'],
  prepare: asStaff,
});

export const adminScreens: Readonly<Record<string, ScreenshotTarget>> = {
  mission: staffScreen('/mission-control'),
  'admin-users': staffScreen('/admin/users'),
  'admin-system': staffScreen('/admin/system'),
  'admin-database': staffScreen('/admin/database'),
  'admin-acts': staffScreen('/admin/acts'),
};
