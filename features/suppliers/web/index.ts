import { defineWebFeature, route } from '#kit/web/feature.ts';
import { lazyComponent } from '#kit/web/ui/lazy-component.ts';
import type * as contract from '../contract.ts';

export const suppliersWeb = defineWebFeature<typeof contract>()({
  routes: [
    route('/suppliers', 'user', async () => (await import('./SuppliersScreen.tsx')).SuppliersScreen),
    route(
      '/admin/suppliers',
      'user',
      async () => (await import('./AdminSuppliersScreen.tsx')).AdminSuppliersScreen,
    ),
  ],
  slots: {
    Suppliers: lazyComponent(async () => (await import('./ScanSuppliers.tsx')).ScanSuppliers),
  },
  projections: () => import('./projections.ts'),
  outboxText: () => import('./outbox-text.ts'),
});
