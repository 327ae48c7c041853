// @cache later

import { drawingOf } from '#features/fields/web/crop-drawings.tsx';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { HelpIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionByKey, cropByKey, crops } from '#knowledge/index.ts';
import { isPhotoCheckable } from '../crop-of-field.ts';
import {
  detectableByCrop,
  detectableClasses,
  detectableCropCount,
  type DetectableCrop,
} from './detectable-classes.ts';
import { useGuideWords } from './guide-words.ts';
import { SignTiles } from './SignTiles.tsx';
import styles from './Tiles.module.css';

const Crops = ({ title, seen }: { readonly title: string; readonly seen: readonly DetectableCrop[] }) => {
  const { language } = useLanguage();
  /** The first two; a tap shows all. */
  const problemNames = (classes: readonly string[]): string =>
    classes
      .map(conditionByKey)
      .flatMap((condition) => (condition && condition.type !== 'healthy' ? [condition.name[language]] : []))
      .slice(0, 2)
      .join(' · ');
  if (seen.length === 0) return null;
  return (
    <section>
      <Stack gap="small">
        <h2>{title}</h2>
        {seen.map(({ crop, classes }) => {
          const name = cropByKey(crop)?.name[language] ?? crop;
          return (
            <Fold
              key={crop}
              id={`crop-${crop}`}
              picture={drawingOf(crop)}
              title={`${name} · ${classes.length}`}
              fact={<span className={styles.fact}>{problemNames(classes)}</span>}
            >
              <SignTiles label={name} tiles={classes.map((condition) => ({ condition }))} />
            </Fold>
          );
        })}
      </Stack>
    </section>
  );
};

/** The exact list of possible photo results (SCN-12). */
export const DetectableConditionsScreen = () => {
  const words = useGuideWords();
  const { language } = useLanguage();
  return (
    <Screen title={words.knowsTitle} back="/scan">
      <Stack>
        <p>{words.knowsCount(detectableClasses.length, detectableCropCount)}</p>
        <Notice tone="info" title={words.outside} />
        <Crops title={words.knowsField} seen={detectableByCrop('photo')} />
        <Crops title={words.knowsLab} seen={detectableByCrop('lab')} />
        <Fold id="not-by-photo" icon={HelpIcon} tone="maize" title={words.knowsNot}>
          <MutedText>
            {crops
              .filter((c) => !isPhotoCheckable(c))
              .map((c) => c.name[language])
              .join(', ')}
          </MutedText>
        </Fold>
        <Row gap="small">
          <LinkButton tone="quiet" to="/accuracy">
            {words.howGood}
          </LinkButton>
          <LinkButton tone="quiet" to="/conditions">
            {words.toBook}
          </LinkButton>
          <LinkButton tone="quiet" to="/scan/key">
            {words.keyTitle}
          </LinkButton>
        </Row>
      </Stack>
    </Screen>
  );
};
