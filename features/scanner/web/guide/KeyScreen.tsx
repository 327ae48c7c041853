// @cache later

import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { classes } from '#kit/web/ui/classes.ts';
import { Select } from '#kit/web/ui/Field.tsx';
import { CameraIcon } from '#kit/web/ui/icons.tsx';
import { Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { candidatesFor, type Option, questionsFor } from '#knowledge/guided-key.ts';
import { cropByKey, crops } from '#knowledge/index.ts';
import { colourWords, partWords, patternWords, signQuestions } from '#knowledge/sign-words.ts';
import type { Bilingual, Signs } from '#knowledge/types.ts';
import { cropLabel } from '../crop-label.ts';
import { useGuideWords } from './guide-words.ts';
import { drawColour, drawPart, drawPattern } from './sign-drawings.tsx';
import styles from './KeyScreen.module.css';

const noSigns: Signs = { parts: [], colours: [], patterns: [] };
const ANY = 'any';

interface QuestionProps<S extends string> {
  readonly question: Bilingual;
  readonly options: readonly Option<S>[];
  readonly ticked: readonly S[];
  readonly words: Readonly<Record<S, Bilingual>>;
  readonly draw: (sign: S) => ReactNode;
  readonly onChange: (ticked: readonly S[]) => void;
}

const Question = <S extends string>({
  question,
  options,
  ticked,
  words,
  draw,
  onChange,
}: QuestionProps<S>) => {
  const { language } = useLanguage();
  // Ticked answers stay visible, even when another answer excludes them.
  const shown = [...new Set([...options.map((o) => o.sign), ...ticked])];
  if (shown.length === 0) return null;
  const toggle = (sign: S): void =>
    onChange(ticked.includes(sign) ? ticked.filter((s) => s !== sign) : [...ticked, sign]);
  return (
    <fieldset>
      <legend className={styles.legend}>{question[language]}</legend>
      <div className={styles.chips}>
        {shown.map((sign) => (
          <label key={sign} className={classes(styles.chip, ticked.includes(sign) && styles.on)}>
            <input
              type="checkbox"
              className="unseen"
              checked={ticked.includes(sign)}
              onChange={() => toggle(sign)}
            />
            {draw(sign)}
            {words[sign][language]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

const MatchingConditions = ({ crop, ticked }: { readonly crop: string; readonly ticked: Signs }) => {
  const words = useGuideWords();
  const { language } = useLanguage();
  const found = candidatesFor({ crop, ...ticked });
  if (ticked.colours.length + ticked.patterns.length === 0)
    return ticked.parts.length > 0 ? <MutedText>{words.tickMore}</MutedText> : null;
  if (found.length === 0) return <Notice tone="info">{words.nothing}</Notice>;
  const signsText = ({ parts, colours, patterns }: Signs): string =>
    [
      ...parts.map((p) => partWords[p]),
      ...colours.map((c) => colourWords[c]),
      ...patterns.map((p) => patternWords[p]),
    ]
      .map((s) => s[language].toLowerCase())
      .join(', ');
  return (
    <section aria-labelledby="fits" aria-live="polite">
      <Stack gap="small">
        <h2 id="fits">{words.fits}</h2>
        <List>
          {found.map(({ entry, matches }) => (
            <ListItem
              key={entry.key}
              to={`/conditions/${entry.key}`}
              title={entry.name[language]}
              subtitle={words.agrees(signsText(matches))}
            />
          ))}
        </List>
        <MutedText>{words.notProof}</MutedText>
      </Stack>
    </section>
  );
};

/** Plant part, colour, shape: leads from visible signs to the matching pages. Works entirely on the phone. */
export const KeyScreen = () => {
  const words = useGuideWords();
  const { language } = useLanguage();
  const cropFromUrl = cropByKey(new URLSearchParams(useSearch()).get('crop') ?? '')?.key ?? '';
  const [crop, setCrop] = useState(cropFromUrl);
  const [ticked, setTicked] = useState(noSigns);
  const openQuestions = questionsFor(crop || ANY, ticked);
  const updateSigns = (more: Partial<Signs>): void => setTicked({ ...ticked, ...more });
  const options = [
    ...(crop === '' ? [{ value: '', label: words.chooseCrop }] : []),
    ...crops.map((c) => ({ value: c.key, label: cropLabel(c, language, words) })),
    { value: ANY, label: words.anyCrop },
  ];
  return (
    <Screen title={words.keyTitle} back="/scan">
      <Stack>
        <Select
          label={words.crop}
          value={crop}
          options={options}
          onChange={(next) => {
            setCrop(next);
            setTicked(noSigns);
          }}
        />
        {crop !== '' && (
          <>
            <MutedText>{words.keyIntro}</MutedText>
            <Question
              question={signQuestions.parts}
              options={openQuestions.parts}
              ticked={ticked.parts}
              words={partWords}
              draw={drawPart}
              onChange={(parts) => updateSigns({ parts })}
            />
            {ticked.parts.length > 0 && (
              <Question
                question={signQuestions.colours}
                options={openQuestions.colours}
                ticked={ticked.colours}
                words={colourWords}
                draw={drawColour}
                onChange={(colours) => updateSigns({ colours })}
              />
            )}
            {ticked.parts.length > 0 && (
              <Question
                question={signQuestions.patterns}
                options={openQuestions.patterns}
                ticked={ticked.patterns}
                words={patternWords}
                draw={drawPattern}
                onChange={(patterns) => updateSigns({ patterns })}
              />
            )}
            <MatchingConditions crop={crop} ticked={ticked} />
          </>
        )}
        <Row gap="small">
          {ticked !== noSigns && (
            <Button tone="plain" onClick={() => setTicked(noSigns)}>
              {words.startOver}
            </Button>
          )}
          <LinkButton tone="plain" icon={CameraIcon} to="/scan">
            {words.takePhoto}
          </LinkButton>
          <LinkButton tone="plain" to={crop && crop !== ANY ? `/conditions?crop=${crop}` : '/conditions'}>
            {words.toBook}
          </LinkButton>
        </Row>
      </Stack>
    </Screen>
  );
};
