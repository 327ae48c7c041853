import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { useWords } from '#kit/web/words.tsx';
import type { Step } from './timing.ts';
import { tourEn } from './words.en.ts';
import { tourSw } from './words.sw.ts';
import styles from './Tour.module.css';

/** TOU-08: an example from the built-in texts, which need no server and cost nothing. */
export const Example = () => {
  const { one } = useWords({ en: tourEn, sw: tourSw });
  return (
    <blockquote className={styles.example}>
      <p>
        <strong>{one.question}</strong>
      </p>
      <p>{one.answer}</p>
      <small>{one.from}</small>
    </blockquote>
  );
};

/** One line per step, so that the card leaves room for the screen. TOU-06: names the tier. */
export const StepText = ({ step, isAvailable }: { readonly step: Step; readonly isAvailable: boolean }) => {
  const { one, two, three } = useWords({ en: tourEn, sw: tourSw });
  const { isPro } = useSubscriptionContext();
  if (step === 1) return <p>{one.text}</p>;
  if (step === 2) return <p>{isAvailable ? two.text : two.later}</p>;
  return (
    <p>
      {isPro ? three.have : three.pro} {three.end}
    </p>
  );
};
