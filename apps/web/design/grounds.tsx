import { Brand } from '#kit/web/ui/Brand.tsx';
import { ColourScene } from '#kit/web/ui/ColourScene.tsx';
import * as eyeIcons from '#kit/web/ui/eye-icons.tsx';
import { Hero } from '#kit/web/ui/Hero.tsx';
import { Hills } from '#kit/web/ui/Hills.tsx';
import * as icons from '#kit/web/ui/icons.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import * as moreIcons from '#kit/web/ui/more-icons.tsx';
import { PlotOutline } from '#kit/web/ui/outline/PlotOutline.tsx';
import { SickPatch } from '#kit/web/ui/outline/SickPatch.tsx';
import type { Sections } from './section.ts';
import styles from './StyleGuide.module.css';

/** Name, ground and text of each role, as they are used together (tokens.css). The build renames the tokens. */
const PAIRS = [
  ['paper', 'var(--paper)', 'var(--ink)'],
  ['card', 'var(--card)', 'var(--soft)'],
  ['leaf', 'var(--leaf)', 'var(--on-leaf)'],
  ['leaf-wash', 'var(--leaf-wash)', 'var(--leaf-ink)'],
  ['maize', 'var(--maize)', 'var(--on-maize)'],
  ['maize-wash', 'var(--maize-wash)', 'var(--maize-ink)'],
  ['soil', 'var(--soil)', 'var(--on-soil)'],
  ['soil-wash', 'var(--soil-wash)', 'var(--soil-ink)'],
  ['sky', 'var(--sky)', 'var(--on-sky)'],
  ['sky-wash', 'var(--sky-wash)', 'var(--sky-ink)'],
  ['clay', 'var(--clay)', 'var(--on-clay)'],
  ['clay-wash', 'var(--clay-wash)', 'var(--clay-ink)'],
  ['dawn', 'var(--dawn)', 'var(--on-dawn)'],
] as const;

/** A field of four corners, near Nakuru. */
const RING = [
  [36.08, -0.303],
  [36.081, -0.3028],
  [36.0812, -0.3037],
  [36.0801, -0.3038],
] as const;

const drawnIcons = Object.entries({ ...icons, ...moreIcons, ...eyeIcons }).flatMap(([name, Icon]) =>
  name.endsWith('Icon') && name !== 'createIcon' ? [[name, Icon as icons.IconType] as const] : [],
);

export const groundSections = {
  colours: () => (
    <div className={styles.swatches}>
      {PAIRS.map(([name, background, color]) => (
        <span key={name} className={styles.swatch} style={{ background, color }}>
          {name}
        </span>
      ))}
    </div>
  ),
  type: (words) => (
    <Stack gap="small">
      <p className={styles.say}>{words.action}</p>
      <p className={styles.figure}>23°</p>
      <p>{words.reason}</p>
      <h3>{words.rowTitle}</h3>
      <small>{words.rowFact}</small>
    </Stack>
  ),
  icons: () => (
    <div className={styles.icons}>
      {drawnIcons.map(([name, Icon]) => (
        <Icon key={name} />
      ))}
    </div>
  ),
  brand: (words) => (
    <Stack>
      <Brand />
      <Hero tagline={words.action} />
      <svg viewBox="0 100 360 136" className={styles.scene} aria-hidden="true">
        <Hills />
      </svg>
      <div className={styles.plots}>
        <PlotOutline ring={RING} label={words.facts} />
        <PlotOutline ring={RING} dashed />
        <svg viewBox="0 0 100 70" width="100" aria-hidden="true">
          <SickPatch at={[50, 35]} scale={1} />
        </svg>
      </div>
      <ColourScene head={<h3>{words.facts}</h3>} />
    </Stack>
  ),
} satisfies Sections;
