import { useLanguage } from '#kit/web/words.tsx';

const languages = [
  ['en', 'English'],
  ['sw', 'Kiswahili'],
] as const;

/** Both languages by name, for screens before sign-in. Its styles are in first.css. */
export const LanguagePill = () => {
  const { language, choose } = useLanguage();
  return (
    <span className="hero-languages">
      {languages.map(([key, name]) => (
        <button
          key={key}
          type="button"
          lang={key}
          aria-pressed={key === language}
          onClick={() => choose(key)}
        >
          {name}
        </button>
      ))}
    </span>
  );
};
