import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { Soft } from '#kit/web/ui/layout.tsx';
import { useWords } from '#kit/web/words.tsx';
import type { Step } from './timing.ts';
import styles from './Tour.module.css';
import { tourEn } from './words.en.ts';
import { tourSw } from './words.sw.ts';

/** TOU-08: an example of the book, which asks nobody and costs nothing. */
const Chat = () => {
  const { one } = useWords({ en: tourEn, sw: tourSw });
  return <><p>{one.soon}</p><blockquote className={styles.example}><p><strong>{one.question}</strong></p><p>{one.answer}</p></blockquote><Soft>{one.from}</Soft></>;
};

const Community = ({ open }: { readonly open: boolean }) => {
  const { two } = useWords({ en: tourEn, sw: tourSw });
  return <p>{open ? two.text : two.later}</p>;
};

/** TOU-06: the tier by its name. */
const Plans = () => {
  const { three } = useWords({ en: tourEn, sw: tourSw });
  const { isPro } = useSubscriptionContext();
  return <>{!isPro && <p>{three.free}</p>}<p>{isPro ? three.have : three.pro}</p><Soft>{three.end}</Soft></>;
};

export const StepText = ({ step, open }: { readonly step: Step; readonly open: boolean }) =>
  (step === 1 ? <Chat /> : step === 2 ? <Community open={open} /> : <Plans />);
