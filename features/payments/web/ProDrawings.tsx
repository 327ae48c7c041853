// @cache later

import { Card } from '#kit/web/ui/Card.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { useWords } from '#kit/web/words.tsx';
import { proPartsEn } from '../words.pro-parts.en.ts';
import { proPartsSw } from '../words.pro-parts.sw.ts';
import styles from './ProDrawings.module.css';

/** Fill of each shape, or its line with a width. Paints are written out: the build renames them. */
type Shape = readonly [paint: string, path: string, width?: number];

const drawings = {
  fields: [
    ['var(--ripe)', 'm4 32 32-16 22 10-32 16z'],
    ['var(--ridge)', 'm40 14 24-11 28 13-24 12z'],
    ['var(--row)', 'm32 46 36-16 24 12-36 18z'],
    ['var(--card)', 'm12 32 28-14M19 36l28-14M50 15l20-9M59 19l21-10M40 47l34-16M48 52l34-15', 2],
  ],
  satellite: [
    ['var(--row)', 'm6 48 42-19 42 17-44 24z'],
    ['var(--ridge)', 'm17 49 35-16M28 55l37-17M38 62l39-19', 3],
    ['var(--sick)', 'm60 44 13-6 11 7-15 8z'],
    ['var(--sky-mid)', 'M43 3h11v11H43zM28 5h13v8H28zM56 5h13v8H56z'],
    ['var(--sky-mid)', 'm46 17-8 12M52 17l16 20', 2],
  ],
  market: [
    ['var(--maize-wash)', 'M4 48c16-15 24-6 40-17s26-13 48-15v24C70 40 62 44 48 52S20 54 4 66z'],
    ['var(--leaf)', 'M4 60c14-12 26-4 40-16s24-18 42-27', 4],
    ['var(--ripe)', 'M82 4a13 13 0 1 1 0 26 13 13 0 0 1 0-26z'],
    ['var(--on-maize)', 'M78 11v12M86 11l-8 7M80.500 16l6 7', 2.5],
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;

export type ProDrawingName = keyof typeof drawings;
const names: readonly ProDrawingName[] = ['fields', 'satellite', 'market'];

/** What Pro adds, drawn in the paints of the plots. */
export const ProDrawing = ({ name }: { readonly name: ProDrawingName }) => {
  const shapes: readonly Shape[] = drawings[name];
  return (
    <svg viewBox="0 0 96 72" className={styles.drawing} aria-hidden="true" focusable="false">
      {shapes.map(([paint, path, width], index) =>
        width === undefined ? (
          <path key={index} d={path} style={{ fill: paint }} />
        ) : (
          <path key={index} d={path} style={{ stroke: paint }} strokeWidth={width} />
        ),
      )}
    </svg>
  );
};

/** What Pro adds, in three drawings. */
export const ThreeDrawings = () => {
  const words = useWords({ en: proPartsEn, sw: proPartsSw });
  return (
    <Card labelledBy="gets">
      <Stack gap="small">
        <h2 id="gets">{words.includes}</h2>
        <div className={styles.gets}>
          {names.map((name) => (
            <div key={name} className={styles.get}>
              <div className={styles.box}>
                <ProDrawing name={name} />
              </div>
              {words.gets[name]}
            </div>
          ))}
        </div>
      </Stack>
    </Card>
  );
};
