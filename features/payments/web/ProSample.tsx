// @cache later

import type { ProPart } from '#features/plans/domain/wanted.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { useWords } from '#kit/web/words.tsx';
import { samplesEn } from '../words.samples.en.ts';
import { samplesSw } from '../words.samples.sw.ts';
import { ProDrawing, type ProDrawingName } from './ProDrawings.tsx';
import styles from './ProSample.module.css';

interface Sample {
  readonly figure?: string;
  readonly message: string;
  readonly text: string;
}
/** Figures without a word. */
const figures: Readonly<Partial<Record<ProPart, string>>> = {
  market_insights: 'KES 4,200',
  mission_control: '1,204',
};
const drawingOf: Readonly<Partial<Record<ProPart, ProDrawingName>>> = {
  market_insights: 'market',
  satellite: 'satellite',
};

/** What this part of Pro would show, as a sample that says so. Nothing for a part that only lifts a limit. */
export const ProSample = ({ part }: { readonly part: ProPart }) => {
  const words = useWords({ en: samplesEn, sw: samplesSw });
  const samples: Readonly<Partial<Record<ProPart, Sample>>> = words;
  const sample = samples[part];
  const drawing = drawingOf[part];
  if (!sample) return null;
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.note}>
        <Badge tone="maize">{words.mark}</Badge> {words.note}
      </figcaption>
      <div className={styles.line}>
        <p className={styles.figure}>{sample.figure ?? figures[part]}</p>
        {drawing && (
          <div className={styles.drawing}>
            <ProDrawing name={drawing} />
          </div>
        )}
      </div>
      <p className={styles.message}>{sample.message}</p>
      <p className={styles.text}>{sample.text}</p>
    </figure>
  );
};
