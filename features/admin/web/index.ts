// @cache later

import { defineWebFeature, route } from '#kit/web/feature.ts';

export const adminWeb = defineWebFeature()({
  routes: [
    route('/mission-control', 'pro', async () => (await import('./MissionScreen.tsx')).MissionScreen),
    route('/admin/users', 'user', async () => (await import('./UsersScreen.tsx')).UsersScreen),
    route('/admin/system', 'user', async () => (await import('./SystemScreen.tsx')).SystemScreen),
    route('/admin/database', 'user', async () => (await import('./DatabaseScreen.tsx')).DatabaseScreen),
    route('/admin/acts', 'user', async () => (await import('./AuditLogScreen.tsx')).ActsScreen),
  ],
});
