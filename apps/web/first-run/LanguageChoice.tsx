import { useState } from 'react';
import { speak, useHasVoice } from '#kit/web/speech.ts';
import { IconButton } from '#kit/web/ui/Button.tsx';
import { Hero } from '#kit/web/ui/Hero.tsx';
import { SpeakIcon } from '#kit/web/ui/icons.tsx';
import { deviceLanguage, useLanguage } from '#kit/web/words.tsx';
import type { Language } from '#kit/web/words.tsx';
import { choiceEn } from './words.both.en.ts';
import { choiceSw } from './words.both.sw.ts';

const choices = [
  { language: 'en', name: 'English', words: choiceEn, spoken: 'English. Tap here to use Mavuno in English.' },
  {
    language: 'sw',
    name: 'Kiswahili',
    words: choiceSw,
    spoken: 'Kiswahili. Gusa hapa kutumia Mavuno kwa Kiswahili.',
  },
] as const;

const ListenButton = ({
  language,
  label,
  text,
}: {
  readonly language: Language;
  readonly label: string;
  readonly text: string;
}) =>
  useHasVoice(language) ? (
    <IconButton label={label} icon={SpeakIcon} onClick={() => speak(text, language)} />
  ) : null;

/** The first screen of the first run, in both languages; index.html holds the same markup. */
export const LanguageChoice = () => {
  const { choose } = useLanguage();
  const [guess] = useState(() => deviceLanguage(navigator.languages ?? [navigator.language]));
  return (
    <div className="first">
      <Hero
        tagline={
          <>
            <span lang="en">{choiceEn.question}</span>
            <span lang="sw">{choiceSw.question}</span>
          </>
        }
      >
        <p className="first-text">
          <span lang="en">{choiceEn.text}</span>
          <span lang="sw">{choiceSw.text}</span>
        </p>
      </Hero>
      <main className="first-choice">
        <p className="first-ask">
          <span lang="en">{choiceEn.choose}</span>
          <span lang="sw">{choiceSw.choose}</span>
        </p>
        {choices.map(({ language, name, words, spoken }) => (
          <div key={language} className="first-line">
            <button
              type="button"
              lang={language}
              className="first-button"
              data-language={language}
              aria-current={language === guess || undefined}
              onClick={() => choose(language)}
            >
              {name}
            </button>
            <ListenButton language={language} label={words.listen(name)} text={spoken} />
          </div>
        ))}
      </main>
    </div>
  );
};
