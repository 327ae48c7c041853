import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { openAtlas } from '#features/places/web/atlas.ts';
import { fetched, type Part } from '#kit/web/ui/part.ts';
import { fieldSlots } from './field-slots.tsx';
import type { ScreenAccess } from './guards.tsx';
import { outboxParts } from './outbox-details/outbox-parts.ts';
import { scanSlots } from './scan-slots.tsx';

type Screen = ComponentType<{ readonly params: Readonly<Record<string, string>> }>;

export interface ScreenRoute {
  readonly path: string;
  readonly access: ScreenAccess;
  readonly screen: LazyExoticComponent<Screen>;
}
export interface Redirection {
  readonly path: string;
  readonly to: string;
}

type WithId = ComponentType<{ readonly id: string }>;
type Plain = ComponentType<Record<never, never>>;

/** `parts`: what of other features the screen opens with, fetched with it. */
type Parts = readonly Pick<Part<never>, 'fetch'>[];
const plain = (load: () => Promise<Plain>, ...parts: Parts): LazyExoticComponent<Screen> =>
  lazy(async () => {
    const [Inner] = await Promise.all([load(), fetched(parts)]);
    return { default: Inner as Screen };
  });
const withId = (load: () => Promise<WithId>, ...parts: Parts): LazyExoticComponent<Screen> =>
  lazy(async () => {
    const [Inner] = await Promise.all([load(), fetched(parts)]);
    return { default: ({ params }) => <Inner id={params['id'] ?? ''} /> };
  });
const { News, Impact, ...ofScan } = scanSlots;
const { Health, Latest, HealthWhy, Water, Insights, Tasks, Crops, SatelliteBrief } = fieldSlots;
/** What a field's page opens with; the other tabs come when they are tapped. */
const ofField: Parts = [Health, Latest, HealthWhy, Water, Insights, Tasks, Crops, { fetch: openAtlas }];
const entry = lazy(async () => {
  const { EntryScreen } = await import('#features/history/web/EntryScreen.tsx');
  return {
    default: ({ params }: { readonly params: Readonly<Record<string, string>> }) => (
      <EntryScreen fieldId={params['id'] ?? ''} id={params['entry'] ?? ''} />
    ),
  };
});
const legal = (which: 'privacy' | 'terms') =>
  lazy(async () => {
    const { LegalScreen } = await import('./screens/LegalScreen.tsx');
    return { default: () => <LegalScreen which={which} /> };
  });

export const notFound = plain(async () => (await import('./screens/NotFoundScreen.tsx')).NotFoundScreen);

/**
 * Every address that shows something. A part that does not exist yet has no line, and so no entry in any
 * menu.
 */
export const routes: readonly ScreenRoute[] = [
  {
    path: '/auth',
    access: 'guest',
    screen: plain(async () => (await import('./screens/SignInScreen.tsx')).SignInScreen),
  },
  {
    path: '/auth/callback',
    access: 'public',
    screen: plain(async () => (await import('#features/people/web/CallbackScreen.tsx')).CallbackScreen),
  },
  {
    path: '/auth/reset-password',
    access: 'public',
    screen: plain(async () => (await import('#features/people/web/ResetScreen.tsx')).ResetScreen),
  },
  {
    path: '/dashboard',
    access: 'user',
    screen: plain(async () => (await import('./screens/DashboardScreen.tsx')).DashboardScreen),
  },
  {
    path: '/fields',
    access: 'user',
    screen: plain(
      async () => (await import('#features/fields/web/FieldsScreen.tsx')).FieldsScreen,
      Health,
      Latest,
      SatelliteBrief,
    ),
  },
  {
    path: '/fields/new',
    access: 'user',
    screen: plain(async () => (await import('./screens/NewFieldScreen.tsx')).NewFieldScreen),
  },
  {
    path: '/manage-fields',
    access: 'user',
    screen: plain(
      async () => (await import('#features/fields/web/ManageFieldsScreen.tsx')).ManageFieldsScreen,
    ),
  },
  {
    path: '/fields/:id/edit',
    access: 'user',
    screen: withId(
      async () => (await import('#features/fields/web/edit/EditFieldScreen.tsx')).EditFieldScreen,
    ),
  },
  {
    path: '/fields/:id/boundary',
    access: 'user',
    screen: withId(
      async () => (await import('#features/fields/web/boundary/BoundaryScreen.tsx')).BoundaryScreen,
    ),
  },
  {
    path: '/fields/:id',
    access: 'user',
    screen: withId(
      async () => (await import('#features/fields/web/FieldScreen.tsx')).FieldScreen,
      ...ofField,
    ),
  },
  {
    path: '/fields/:id/activity',
    access: 'user',
    screen: withId(
      async () => (await import('#features/fields/web/FieldScreen.tsx')).FieldScreen,
      ...ofField,
    ),
  },
  {
    path: '/fields/:id/history/add',
    access: 'user',
    screen: withId(async () => (await import('#features/history/web/AddEntryScreen.tsx')).AddEntryScreen),
  },
  {
    path: '/fields/:id/history/print',
    access: 'user',
    screen: withId(async () => (await import('./screens/HistoryPrintScreen.tsx')).HistoryPrintScreen),
  },
  { path: '/fields/:id/history/:entry', access: 'user', screen: entry },
  {
    path: '/fields/:id/crops/add',
    access: 'user',
    screen: plain(async () => (await import('#features/crops/web/AddCropScreen.tsx')).AddCropScreen),
  },
  {
    path: '/fields/:id/crops/:cropId',
    access: 'user',
    screen: plain(async () => (await import('#features/crops/web/CropScreen.tsx')).CropScreen),
  },
  {
    path: '/fields/:id/crops/:cropId/edit',
    access: 'user',
    screen: plain(async () => (await import('#features/crops/web/EditCropScreen.tsx')).EditCropScreen),
  },
  {
    path: '/scan',
    access: 'user',
    screen: plain(
      async () => (await import('#features/scanner/web/ScanScreen.tsx')).ScanScreen,
      News,
      Impact,
    ),
  },
  {
    path: '/crop-disease-detection',
    access: 'user',
    screen: plain(async () => (await import('#features/scanner/web/DetectScreen.tsx')).DetectScreen),
  },
  {
    path: '/scan/history',
    access: 'user',
    screen: plain(async () => (await import('#features/scanner/web/HistoryScreen.tsx')).HistoryScreen),
  },
  {
    path: '/scan/key',
    access: 'user',
    screen: plain(async () => (await import('#features/scanner/web/KeyScreen.tsx')).KeyScreen),
  },
  {
    path: '/scan/knows',
    access: 'user',
    screen: plain(async () => (await import('#features/scanner/web/KnowsScreen.tsx')).KnowsScreen),
  },
  {
    path: '/conditions',
    access: 'user',
    screen: plain(async () => (await import('#features/scanner/web/ConditionsScreen.tsx')).ConditionsScreen),
  },
  {
    path: '/conditions/:id',
    access: 'user',
    screen: withId(async () => (await import('#features/scanner/web/ConditionPage.tsx')).ConditionPage),
  },
  {
    path: '/scan/:id',
    access: 'user',
    screen: withId(
      async () => (await import('#features/scanner/web/ScanPage.tsx')).ScanPage,
      ...Object.values(ofScan),
    ),
  },
  {
    path: '/sightings',
    access: 'user',
    screen: plain(async () => (await import('#features/sightings/web/SightingsScreen.tsx')).SightingsScreen),
  },
  {
    path: '/alerts',
    access: 'user',
    screen: plain(async () => (await import('#features/alerts/web/AlertsScreen.tsx')).AlertsScreen),
  },
  {
    path: '/alerts/:id',
    access: 'user',
    screen: withId(async () => (await import('#features/alerts/web/AlertScreen.tsx')).AlertScreen),
  },
  {
    path: '/offers',
    access: 'user',
    screen: plain(async () => (await import('#features/offers/web/OffersScreen.tsx')).OffersScreen),
  },
  {
    path: '/offers/new',
    access: 'user',
    screen: plain(async () => (await import('#features/offers/web/NewOfferScreen.tsx')).NewOfferScreen),
  },
  {
    path: '/offers/:id',
    access: 'user',
    screen: withId(async () => (await import('#features/offers/web/OfferScreen.tsx')).OfferScreen),
  },
  {
    path: '/price-alerts',
    access: 'user',
    screen: plain(
      async () => (await import('#features/price-alerts/web/PriceAlertsScreen.tsx')).PriceAlertsScreen,
    ),
  },
  {
    path: '/admin/offers',
    access: 'user',
    screen: plain(async () => (await import('#features/offers/web/AdminOffersScreen.tsx')).AdminOffersScreen),
  },
  {
    path: '/suppliers',
    access: 'user',
    screen: plain(async () => (await import('#features/suppliers/web/SuppliersScreen.tsx')).SuppliersScreen),
  },
  {
    path: '/market-insights',
    access: 'pro',
    screen: plain(async () => (await import('./screens/MarketPage.tsx')).MarketPage),
  },
  {
    path: '/admin/prices',
    access: 'user',
    screen: plain(async () => (await import('#features/market/web/AdminPricesScreen.tsx')).AdminPricesScreen),
  },
  {
    path: '/admin/suppliers',
    access: 'user',
    screen: plain(
      async () => (await import('#features/suppliers/web/AdminSuppliersScreen.tsx')).AdminSuppliersScreen,
    ),
  },
  {
    path: '/admin/refunds',
    access: 'user',
    screen: plain(
      async () => (await import('#features/payments/web/AdminRefundsScreen.tsx')).AdminRefundsScreen,
    ),
  },
  {
    path: '/mission-control',
    access: 'pro',
    screen: plain(async () => (await import('#features/admin/web/MissionScreen.tsx')).MissionScreen),
  },
  {
    path: '/admin/users',
    access: 'user',
    screen: plain(async () => (await import('#features/admin/web/UsersScreen.tsx')).UsersScreen),
  },
  {
    path: '/admin/system',
    access: 'user',
    screen: plain(async () => (await import('#features/admin/web/SystemScreen.tsx')).SystemScreen),
  },
  {
    path: '/admin/database',
    access: 'user',
    screen: plain(async () => (await import('#features/admin/web/DatabaseScreen.tsx')).DatabaseScreen),
  },
  {
    path: '/admin/acts',
    access: 'user',
    screen: plain(async () => (await import('#features/admin/web/ActsScreen.tsx')).ActsScreen),
  },
  {
    path: '/expert',
    access: 'user',
    screen: plain(async () => (await import('#features/experts/web/ExpertScreen.tsx')).ExpertScreen),
  },
  {
    path: '/expert/:id',
    access: 'user',
    screen: withId(async () => (await import('#features/experts/web/ExpertCaseScreen.tsx')).ExpertCaseScreen),
  },
  {
    path: '/donation',
    access: 'user',
    screen: plain(async () => (await import('#features/experts/web/DonationScreen.tsx')).DonationScreen),
  },
  {
    path: '/community',
    access: 'user',
    screen: plain(async () => (await import('#features/community/web/CommunityScreen.tsx')).CommunityScreen),
  },
  {
    path: '/community/saved',
    access: 'user',
    screen: plain(
      async () => (await import('#features/community/web/SavedQuestionsScreen.tsx')).SavedQuestionsScreen,
    ),
  },
  {
    path: '/community/review',
    access: 'user',
    screen: plain(
      async () => (await import('#features/community/web/CommunityReviewScreen.tsx')).CommunityReviewScreen,
    ),
  },
  {
    path: '/community/questions/:id',
    access: 'user',
    screen: withId(async () => (await import('#features/community/web/QuestionScreen.tsx')).QuestionScreen),
  },
  {
    path: '/training',
    access: 'user',
    screen: plain(async () => (await import('#features/training/web/TrainingScreen.tsx')).TrainingScreen),
  },
  {
    path: '/training/:id',
    access: 'user',
    screen: withId(async () => (await import('#features/training/web/LessonScreen.tsx')).LessonScreen),
  },
  {
    path: '/pro-resource',
    access: 'pro',
    screen: plain(
      async () => (await import('#features/training/web/ProResourceScreen.tsx')).ProResourceScreen,
    ),
  },
  {
    path: '/documents',
    access: 'pro',
    screen: plain(async () => (await import('#features/training/web/DocumentScreen.tsx')).DocumentScreen),
  },
  {
    path: '/document-chat',
    access: 'user',
    screen: plain(
      async () => (await import('#features/documents/web/DocumentChatScreen.tsx')).DocumentChatScreen,
    ),
  },
  {
    path: '/chat',
    access: 'user',
    screen: plain(async () => (await import('#features/chat/web/ChatScreen.tsx')).ChatScreen),
  },
  {
    path: '/notifications',
    access: 'user',
    screen: plain(
      async () => (await import('#features/notify/web/NotificationsScreen.tsx')).NotificationsScreen,
    ),
  },
  {
    path: '/settings',
    access: 'user',
    screen: plain(async () => (await import('./screens/SettingsPage.tsx')).SettingsPage),
  },
  {
    path: '/settings/account',
    access: 'user',
    screen: plain(async () => (await import('#features/people/web/account/AccountScreen.tsx')).AccountScreen),
  },
  {
    path: '/auth/email',
    access: 'public',
    screen: plain(
      async () => (await import('#features/people/web/account/EmailLinkScreen.tsx')).EmailLinkScreen,
    ),
  },
  {
    path: '/join',
    access: 'public',
    screen: plain(async () => (await import('#features/referrals/web/ArrivalScreen.tsx')).ArrivalScreen),
  },
  {
    path: '/referrals',
    access: 'user',
    screen: plain(async () => (await import('#features/referrals/web/ReferralsScreen.tsx')).ReferralsScreen),
  },
  {
    path: '/admin/referrals',
    access: 'user',
    screen: plain(
      async () => (await import('#features/referrals/web/AdminReferralsScreen.tsx')).AdminReferralsScreen,
    ),
  },
  {
    path: '/unsubscribe',
    access: 'public',
    screen: plain(async () => (await import('#features/notify/web/UnsubscribeScreen.tsx')).UnsubscribeScreen),
  },
  {
    path: '/settings/memory',
    access: 'user',
    screen: plain(async () => (await import('#features/memory/web/MemoryScreen.tsx')).MemoryScreen),
  },
  {
    path: '/settings/data',
    access: 'user',
    screen: plain(async () => (await import('#features/farm-data/web/DataScreen.tsx')).DataScreen),
  },
  {
    path: '/settings/data/statement',
    access: 'user',
    screen: plain(async () => (await import('#features/farm-data/web/StatementScreen.tsx')).StatementScreen),
  },
  {
    path: '/settings/data/import',
    access: 'user',
    screen: plain(async () => (await import('#features/farm-data/web/BringScreen.tsx')).BringScreen),
  },
  {
    path: '/settings/data/delete',
    access: 'user',
    screen: plain(async () => (await import('#features/farm-data/web/DeleteScreen.tsx')).DeleteScreen),
  },
  {
    path: '/verify/:id',
    access: 'public',
    screen: withId(async () => (await import('#features/farm-data/web/VerifyScreen.tsx')).VerifyScreen),
  },
  {
    path: '/farm-planning',
    access: 'user',
    screen: plain(async () => (await import('#features/tasks/web/PlanningScreen.tsx')).PlanningScreen),
  },
  {
    path: '/organic',
    access: 'user',
    screen: plain(async () => (await import('#features/organic/web/OrganicScreen.tsx')).OrganicScreen),
  },
  {
    path: '/community/legacy',
    access: 'user',
    screen: plain(async () => (await import('#features/community-demo/web/DemoScreen.tsx')).DemoScreen),
  },
  {
    path: '/yield-predictor',
    access: 'pro',
    screen: plain(async () => (await import('#features/yields/web/YieldScreen.tsx')).YieldScreen),
  },
  {
    path: '/weather',
    access: 'user',
    screen: plain(async () => (await import('#features/weather/web/WeatherScreen.tsx')).WeatherScreen),
  },
  {
    path: '/upgrade',
    access: 'user',
    screen: plain(async () => (await import('#features/payments/web/UpgradeScreen.tsx')).UpgradeScreen),
  },
  {
    path: '/payment-callback',
    access: 'public',
    screen: plain(async () => (await import('#features/payments/web/PaymentScreen.tsx')).PaymentScreen),
  },
  {
    path: '/subscription-settings',
    access: 'user',
    screen: plain(
      async () => (await import('#features/payments/web/SubscriptionScreen.tsx')).SubscriptionScreen,
    ),
  },
  {
    path: '/more',
    access: 'user',
    screen: plain(async () => (await import('./screens/MoreScreen.tsx')).MoreScreen),
  },
  {
    path: '/outbox',
    access: 'user',
    screen: plain(async () => (await import('./screens/OutboxScreen.tsx')).OutboxScreen, ...outboxParts),
  },
  {
    path: '/accuracy',
    access: 'public',
    screen: plain(async () => (await import('#features/scanner/web/AccuracyScreen.tsx')).AccuracyScreen),
  },
  { path: '/privacy-policy', access: 'public', screen: legal('privacy') },
  { path: '/terms-of-service', access: 'public', screen: legal('terms') },
  { path: '/404', access: 'public', screen: notFound },
];

export const redirections: readonly Redirection[] = [
  { path: '/', to: '/dashboard' },
  { path: '/scanner', to: '/scan' },
  { path: '/tasks', to: '/farm-planning' },
  { path: '/task-manager', to: '/farm-planning' },
];

export const routePaths: readonly string[] = routes.map((route) => route.path);
