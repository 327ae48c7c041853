// @cache later

import { Link } from 'wouter';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
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
import styles from './DetectableConditionsScreen.module.css';

const Crops = ({ title, seen }: { readonly title: string; readonly seen: readonly DetectableCrop[] }) => {
  const { language } = useLanguage();
  if (seen.length === 0) return null;
  return (
    <Card>
      <Stack>
        <h2>{title}</h2>
        {seen.map(({ crop, classes }) => (
          <section key={crop}>
            <h3>
              {cropByKey(crop)?.name[language] ?? crop} · {classes.length}
            </h3>
            <ul className={styles.list}>
              {classes.map((key) => (
                <li key={key}>
                  <Link href={`/conditions/${key}`}>{conditionByKey(key)?.name[language] ?? key}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Stack>
    </Card>
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
        <Card>
          <Stack gap="small">
            <h2>{words.knowsNot}</h2>
            <MutedText>
              {crops
                .filter((c) => !isPhotoCheckable(c))
                .map((c) => c.name[language])
                .join(', ')}
            </MutedText>
          </Stack>
        </Card>
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
