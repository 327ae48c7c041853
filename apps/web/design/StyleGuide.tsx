import { useEffect } from 'react';
import type { Theme } from '#kit/web/theme.ts';
import { themes } from '#kit/web/theme.ts';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Toasts } from '#kit/web/ui/Toasts.tsx';
import { useLanguage, useWords } from '#kit/web/words.tsx';
import { controlSections } from './controls.tsx';
import { groundSections } from './grounds.tsx';
import { messageSections } from './messages.tsx';
import { OpenOverlay, openOverlayLinks, type Overlay } from './overlays.tsx';
import { rowSections } from './rows.tsx';
import type { DesignWords } from './section.ts';
import { designEn } from './words.en.ts';
import { designSw } from './words.sw.ts';
import styles from './StyleGuide.module.css';

export { overlays } from './overlays.tsx';

/** What draws a section of the guide, keyed by its heading. */
const sections = {
  ...groundSections,
  ...controlSections,
  ...rowSections,
  ...messageSections,
} satisfies Record<Exclude<keyof DesignWords['sections'], 'overlays'>, unknown>;
const LANGUAGES = { en: 'English', sw: 'Kiswahili' } as const;

const Switches = ({ theme }: { readonly theme: Theme }) => {
  const words = useWords({ en: designEn, sw: designSw });
  const { language } = useLanguage();
  return (
    <>
      <nav className={styles.switches} aria-label={words.theme}>
        {themes.map((one) => (
          <a key={one} href={`?theme=${one}&language=${language}`} aria-current={one === theme}>
            {words.themes[one]}
          </a>
        ))}
      </nav>
      <nav className={styles.switches} aria-label={words.language}>
        {(['en', 'sw'] as const).map((one) => (
          <a key={one} lang={one} href={`?theme=${theme}&language=${one}`} aria-current={one === language}>
            {LANGUAGES[one]}
          </a>
        ))}
      </nav>
    </>
  );
};

interface Props {
  readonly theme: Theme;
  /** What lies over the page. */
  readonly open: Overlay | null;
}

export const StyleGuide = ({ theme, open }: Props) => {
  const words = useWords({ en: designEn, sw: designSw });
  const { language } = useLanguage();
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'true';
  }, []);
  return (
    <>
      <Screen title={words.title} back="/design">
        <p>{words.lead}</p>
        <Switches theme={theme} />
        <div className={styles.guide}>
          {Object.entries(sections).map(([id, render]) => (
            <section key={id} className={styles.section} aria-labelledby={id}>
              <h2 id={id}>{words.sections[id as keyof typeof sections]}</h2>
              {render(words)}
            </section>
          ))}
          <section className={styles.section} aria-labelledby="overlays">
            <h2 id="overlays">{words.sections.overlays}</h2>
            {openOverlayLinks(words, `?theme=${theme}&language=${language}`)}
          </section>
        </div>
      </Screen>
      <OpenOverlay open={open} words={words} />
      <Toasts />
    </>
  );
};
