import { defineWebFeature, route } from '#kit/web/feature.ts';
import { part } from '#kit/web/ui/part.ts';
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
    Suppliers: part(async () => (await import('./ScanSuppliers.tsx')).ScanSuppliers),
  },
  projections: async () => (await import('./projections.ts')).supplierProjections,
  outboxText: async () => (await import('./outbox-text.ts')).supplierOutboxText,
});
