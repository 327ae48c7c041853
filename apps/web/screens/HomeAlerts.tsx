import { lazy } from 'react';
import { Apart } from '#kit/web/ui/Apart.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { After } from '../After.tsx';
import { useIsPlaced } from './use-is-placed.ts';

const Urgent = lazy(async () => ({ default: (await import('#features/alerts/web/HomeAlerts.tsx')).HomeAlerts }));

/** The most urgent alerts and today's action; their room is kept from the beginning. */
export const HomeAlerts = () => {
  const meanwhile = useIsPlaced() ? <Skeleton of={['title', 'card']} /> : null;
  return <After part="alerts" meanwhile={meanwhile}><Apart loading={meanwhile}><Urgent /></Apart></After>;
};
