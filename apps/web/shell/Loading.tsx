import { useWords } from '#kit/web/words.tsx';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';

/** Covers the screen until it is known who is signed in. index.html has the same markup. */
export const Loading = ({ text }: { readonly text?: string }) => {
  const words = useWords({ en, sw });
  return (
    <div className="loading-all" role="status">
      <span className="loading-mark" aria-hidden="true" />
      <p>{text ?? words.loadingProduct}</p>
    </div>
  );
};
