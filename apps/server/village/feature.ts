import { defineAccess } from '#kit/server/access.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import { villageRoutes, type VillageRouteDeps } from './routes.ts';
import { createVillage, type VillageDeps } from './village.ts';

/** Empty on a server that must not have a sample village: it then has no such operation at all. */
export const villageFeatures = ({
  openSampleSession,
  ...deps
}: VillageDeps & Pick<VillageRouteDeps, 'openSampleSession'>) => {
  const village = createVillage(deps);
  if (!village) return [];
  return [
    defineServerFeature()({
      access: defineAccess()({
        operations: {
          'village.visit': { access: 'anyone' },
          'village.style': { access: 'anyone' },
          'village.choose': { access: 'anyone', send: () => ({ params: { person: 'karimi' } }) },
        },
      }),
      operations: villageRoutes({ village, openSampleSession }),
    }),
  ];
};
