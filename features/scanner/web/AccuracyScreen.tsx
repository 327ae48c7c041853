import type { Figures } from '../domain/figures.ts';
import figures from '#features/scanner/model/figures.json' with { type: 'json' };
import { AccuracyPage } from './AccuracyPage.tsx';

export const AccuracyScreen = () => <AccuracyPage figures={figures as unknown as Figures} />;
