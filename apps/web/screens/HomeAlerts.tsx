import { lazy } from 'react';
import { ImpactSlot } from '#features/scanner/web/result-slots.tsx';
import { Apart } from '#kit/web/ui/Apart.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { After } from '../After.tsx';
import { useIsPlaced } from './use-is-placed.ts';

const Urgent = lazy(async () => ({ default: (await import('#features/alerts/web/HomeAlerts.tsx')).HomeAlerts }));

/** What presses, and below it what the checks achieved. */
export const HomeAlerts = () => {
  const meanwhile = useIsPlaced() ? <Skeleton of={['title', 'card']} /> : null;
  return <After part="alerts" meanwhile={meanwhile}><Apart loading={meanwhile}><Urgent /></Apart><ImpactSlot /></After>;
};
