import { Link } from 'wouter';
import { Hero } from '#kit/web/ui/Hero.tsx';
import { CameraIcon } from '#kit/web/ui/icons.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import { GoogleSignIn } from './GoogleSignIn.tsx';
import { LanguagePill } from './LanguagePill.tsx';
import { usePeopleWords } from './use-sign-in.ts';

/** The top of the first screen: the language, and the way to the camera. index.html has the same markup. */
export const FirstHero = ({ onProblem }: { readonly onProblem: (text: string) => void }) => {
  const words = usePeopleWords();
  return (
    <Hero
      tagline={words.tagline}
      disc={
        <>
          <p className="hero-text">{words.taglineText}</p>
          <Link href="/guest/scan" className="hero-check">
            <CameraIcon size={60} />
            <span>{words.check}</span>
            <small>{words.checkTerms}</small>
          </Link>
          <span className="hero-speak">
            <ReadAloud text={`${words.tagline} ${words.taglineText}`} />
          </span>
        </>
      }
      beside={<LanguagePill />}
    >
      <div className="hero-slot">
        <GoogleSignIn onProblem={onProblem} />
      </div>
    </Hero>
  );
};
