import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { classes } from '#kit/web/ui/classes.ts';
import { CameraIcon } from '#kit/web/ui/icons.tsx';
import { Row, MutedText, SpaceBetween, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { candidatesFor, type Option, questionsFor } from '#knowledge/guided-key.ts';
import { cropByKey, crops } from '#knowledge/index.ts';
import { colourWords, partWords, patternWords, signQuestions } from '#knowledge/sign-words.ts';
import type { Bilingual, Signs } from '#knowledge/types.ts';
import { ANY, ChosenCrop, CropTiles } from './CropTiles.tsx';
import { useGuideWords } from './guide-words.ts';
import { KeyDrawing, Sign } from './Sign.tsx';
import styles from './KeyScreen.module.css';

const noSigns: Signs = { parts: [], colours: [], patterns: [] };

interface QuestionProps<S extends string> {
  readonly question: Bilingual;
  readonly options: readonly Option<S>[];
  readonly ticked: readonly S[];
  readonly words: Readonly<Record<S, Bilingual>>;
  readonly renderSign: (sign: S) => ReactNode;
  readonly onChange: (ticked: readonly S[]) => void;
}

const Question = <S extends string>({
  question,
  options,
  ticked,
  words,
  renderSign,
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
            <span className={styles.drawing}>{renderSign(sign)}</span>
            <span>{words[sign][language]}</span>
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
        <SpaceBetween gap="small">
          <h2 id="fits">{words.fits}</h2>
          <ReadAloud
            text={[words.fits, ...found.map(({ entry }) => entry.name[language]), words.notProof].join('. ')}
          />
        </SpaceBetween>
        <List>
          {found.map(({ entry, matches }) => (
            <ListItem
              key={entry.key}
              to={`/conditions/${entry.key}`}
              picture={<Sign condition={entry.key} />}
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

const Questions = ({ crop }: { readonly crop: string }) => {
  const words = useGuideWords();
  const [ticked, setTicked] = useState(noSigns);
  const openQuestions = questionsFor(crop, ticked);
  const updateSigns = (more: Partial<Signs>): void => setTicked({ ...ticked, ...more });
  return (
    <>
      <MutedText>{words.keyIntro}</MutedText>
      <Question
        question={signQuestions.parts}
        options={openQuestions.parts}
        ticked={ticked.parts}
        words={partWords}
        renderSign={(part) => <KeyDrawing part={part} />}
        onChange={(parts) => updateSigns({ parts })}
      />
      {ticked.parts.length > 0 && (
        <Question
          question={signQuestions.colours}
          options={openQuestions.colours}
          ticked={ticked.colours}
          words={colourWords}
          renderSign={(colour) => <KeyDrawing colour={colour} />}
          onChange={(colours) => updateSigns({ colours })}
        />
      )}
      {ticked.parts.length > 0 && (
        <Question
          question={signQuestions.patterns}
          options={openQuestions.patterns}
          ticked={ticked.patterns}
          words={patternWords}
          renderSign={(pattern) => <KeyDrawing pattern={pattern} />}
          onChange={(patterns) => updateSigns({ patterns })}
        />
      )}
      <MatchingConditions crop={crop} ticked={ticked} />
      {ticked !== noSigns && (
        <Button tone="plain" onClick={() => setTicked(noSigns)}>
          {words.startOver}
        </Button>
      )}
    </>
  );
};

/** Plant part, colour, shape: leads from visible signs to the matching pages. Works entirely on the phone. */
export const KeyScreen = () => {
  const words = useGuideWords();
  const asked = new URLSearchParams(useSearch()).get('crop') ?? '';
  const crop = asked === ANY ? ANY : (cropByKey(asked)?.key ?? '');
  return (
    <Screen title={words.keyTitle} back="/scan" wide>
      <Stack>
        {crop === '' ? (
          <>
            <h2>{words.crop}</h2>
            <CropTiles
              label={words.chooseCrop}
              crops={[...crops.map(({ key }) => key), ANY]}
              to={(key) => `/scan/key?crop=${key}`}
            />
          </>
        ) : (
          <>
            <ChosenCrop crop={crop} to="/scan/key" />
            <Questions key={crop} crop={crop} />
          </>
        )}
        <Row gap="small">
          <LinkButton tone="quiet" icon={CameraIcon} to="/scan">
            {words.takePhoto}
          </LinkButton>
          <LinkButton tone="quiet" to={crop ? `/conditions?crop=${crop}` : '/conditions'}>
            {words.toBook}
          </LinkButton>
        </Row>
      </Stack>
    </Screen>
  );
};
