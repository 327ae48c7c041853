import type { FieldSlots } from '#features/fields/web/field-slots.tsx';
import { defineWebFeature, route, routeWithId } from '#kit/web/feature.ts';
import { lazyComponent } from '#kit/web/ui/lazy-component.ts';
import { outboxParts } from '../outbox-details/outbox-parts.ts';

const legal = (which: 'privacy' | 'terms') => async () => {
  const { LegalScreen } = await import('../screens/LegalScreen.tsx');
  return () => <LegalScreen which={which} />;
};

/** Screens and slots that combine several features, or belong to none. */
export const appWeb = defineWebFeature()({
  routes: [
    route('/auth', 'guest', async () => (await import('../screens/SignInScreen.tsx')).SignInScreen),
    route('/dashboard', 'user', async () => (await import('../screens/DashboardScreen.tsx')).DashboardScreen),
    route('/fields/new', 'user', async () => (await import('../screens/NewFieldScreen.tsx')).NewFieldScreen),
    routeWithId(
      '/fields/:id/history/print',
      'user',
      async () => (await import('../screens/HistoryPrintScreen.tsx')).HistoryPrintScreen,
    ),
    route('/market-insights', 'pro', async () => (await import('../screens/MarketPage.tsx')).MarketPage),
    route('/settings', 'user', async () => (await import('../screens/SettingsPage.tsx')).SettingsPage),
    route('/more', 'user', async () => (await import('../screens/MoreScreen.tsx')).MoreScreen),
    route(
      '/outbox',
      'user',
      async () => (await import('../screens/OutboxScreen.tsx')).OutboxScreen,
      outboxParts,
    ),
    route('/privacy-policy', 'public', legal('privacy')),
    route('/terms-of-service', 'public', legal('terms')),
    route('/404', 'public', async () => (await import('../screens/NotFoundScreen.tsx')).NotFoundScreen),
  ],
  slots: {
    Satellite: lazyComponent(async () => (await import('../field-parts/SatellitePart.tsx')).SatellitePart),
    Scene: lazyComponent(async () => (await import('../field-parts/ScenePart.tsx')).ScenePart),
    Plot: lazyComponent(async () => (await import('../field-parts/PlotPart.tsx')).PlotPart),
    Figures: lazyComponent(async () => (await import('../field-parts/FiguresPart.tsx')).FiguresPart),
    Insights: lazyComponent(async () => (await import('../field-parts/InsightsPart.tsx')).InsightsPart),
    Health: lazyComponent(async () => (await import('../field-parts/HealthPart.tsx')).HealthPart),
    HealthWhy: lazyComponent(async () => (await import('../field-parts/HealthWhyPart.tsx')).HealthWhyPart),
    Latest: lazyComponent(async () => (await import('../field-parts/HealthPart.tsx')).LatestPart),
    History: lazyComponent(async () => (await import('../field-parts/HistoryPart.tsx')).HistoryPart),
  } satisfies FieldSlots,
});
