import { lazy } from 'react';
import { Apart } from '#kit/web/ui/Apart.tsx';
import { After } from '../After.tsx';

const Urgent = lazy(async () => ({ default: (await import('#features/alerts/web/HomeAlerts.tsx')).HomeAlerts }));

/** After the sky: the first tap comes first. */
export const HomeAlerts = () => <After ms={1_400}><Apart><Urgent /></Apart></After>;
