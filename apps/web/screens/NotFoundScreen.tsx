import { useEffect } from 'react';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Hero } from '#kit/web/ui/Hero.tsx';
import { useWords } from '#kit/web/words.tsx';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';

export const NotFoundScreen = () => {
  const { lost } = useWords({ en, sw });
  useEffect(() => {
    document.title = `${lost.title} · Mavuno`;
  }, [lost]);
  return (
    <main className="first">
      <Hero tagline={lost.title}>
        <p className="first-text">{lost.text}</p>
      </Hero>
      <div className="first-choice">
        <LinkButton wide to="/">
          {lost.home}
        </LinkButton>
      </div>
    </main>
  );
};
