import { routes, type ScreenRoute } from '#apps/web/routes.tsx';

export const visitors = ['guest', 'farmer', 'neighbour', 'expert', 'admin', 'buyer'] as const;
export type Visitor = (typeof visitors)[number];
/** `ends`: where the app leads this visitor; mostly the same path. */
export interface Address { readonly visitor: Visitor; readonly path: string; readonly ends: string }

/** What the parameters of the routes name, by the part of the path before them: `/fields/:id/crops/:cropId` takes `fields` and `crops`. */
export type Samples = Readonly<Record<string, string>>;

const filled = ({ path }: ScreenRoute, samples: Samples): string => path.replace(/(\w+)\/:\w+/g, (_, before: string) => {
  const sample = samples[before];
  if (!sample) throw new Error(`The route ${path} needs a sample of "${before}": add it to samplesOf in e2e/at-rest/people.ts`);
  return `${before}/${sample}`;
});

/** Screens of one thing are for the farmer who owns it; the others for a neighbour, so that no account reads more than it may in a minute. */
const visitorOf = ({ path, access }: ScreenRoute): Visitor => {
  if (access === 'public' || access === 'guest') return 'guest';
  if (path.startsWith('/admin/') || path === '/community/review') return 'admin';
  if (path === '/expert' || path.startsWith('/expert/')) return 'expert';
  return path.includes(':') ? 'farmer' : 'neighbour';
};

/** Routes that lead on by themselves for the visitor who opens them here. */
const leadsTo: Readonly<Record<string, string>> = { '/auth/callback': '/auth', '/privacy-policy': '/privacy-policy.html', '/terms-of-service': '/terms-of-service.html' };

/** Every screen of the app, for a visitor who may see it. A new route is in here without being named. */
export const addressesOf = (samples: Samples): Address[] => routes.map((route) => {
  const path = filled(route, samples);
  return { visitor: visitorOf(route), path, ends: leadsTo[route.path] ?? path };
});
