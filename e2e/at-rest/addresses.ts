import { routes, type ScreenRoute } from '#apps/web/routing/routes.ts';

export type Visitor = 'guest' | 'farmer' | 'neighbour' | 'expert' | 'admin' | 'buyer';
/** `finalPath`: the path after redirects. */
export interface Address {
  readonly visitor: Visitor;
  readonly path: string;
  readonly finalPath: string;
}

/**
 * Values for route parameters, by the path segment before them: `/fields/:id/crops/:cropId` takes the samples
 * `fields` and `crops`.
 */
export type Samples = Readonly<Record<string, string>>;

const fillParameters = ({ path }: ScreenRoute, samples: Samples): string =>
  path.replace(/(\w+)\/:\w+/g, (_, before: string) => {
    const sample = samples[before];
    if (!sample)
      throw new Error(`The route ${path} needs a sample of "${before}": add it in e2e/at-rest/samples.ts`);
    return `${before}/${sample}`;
  });

/**
 * The owner opens the detail screens, a neighbour all others: an account may make only so many reads per
 * minute.
 */
const visitorOf = ({ path, access }: ScreenRoute): Visitor => {
  if (access === 'public' || access === 'guest') return 'guest';
  if (path.startsWith('/admin/') || path === '/community/review') return 'admin';
  if (path === '/expert' || path.startsWith('/expert/')) return 'expert';
  return path.includes(':') ? 'farmer' : 'neighbour';
};

/** Routes that redirect their visitor. */
const redirects: Readonly<Record<string, string>> = {
  '/auth/callback': '/auth',
  '/privacy-policy': '/privacy-policy.html',
  '/terms-of-service': '/terms-of-service.html',
};

/** Every screen of the app with a visitor who may see it. New routes are included automatically. */
export const addressesOf = (samples: Samples): Address[] =>
  routes.map((route) => {
    const path = fillParameters(route, samples);
    return { visitor: visitorOf(route), path, finalPath: redirects[route.path] ?? path };
  });
