// @cache later

import { type ReactNode, useId, useState } from 'react';
import { Button, IconButton } from '#kit/web/ui/Button.tsx';
import { CheckIcon, CloseIcon } from '#kit/web/ui/icons.tsx';
import { Row, MutedText } from '#kit/web/ui/layout.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { useWords } from '#kit/web/words.tsx';
import { en as kitEn } from '#kit/web/words.ui.en.ts';
import { sw as kitSw } from '#kit/web/words.ui.sw.ts';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';
import { useInstallContext } from './install-context.tsx';
import styles from './InstallOffer.module.css';

interface OfferProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const isWide = (): boolean => typeof matchMedia === 'function' && matchMedia('(min-width: 900px)').matches;

/** A sheet on a phone. On a desktop a card in the corner, which leaves the page usable. */
const Offer = ({ title, onClose, children }: OfferProps) => {
  const { close } = useWords({ en: kitEn, sw: kitSw });
  const id = useId();
  const [wide] = useState(isWide);
  if (!wide)
    return (
      <Sheet title={title} onClose={onClose}>
        {children}
      </Sheet>
    );
  return (
    <aside className={styles.corner} aria-labelledby={id}>
      <header className={styles.cornerHeader}>
        <h2 id={id}>{title}</h2>
        <IconButton label={close} icon={CloseIcon} onClick={onClose} />
      </header>
      {children}
    </aside>
  );
};

const ManualSteps = () => {
  const { install: words } = useWords({ en, sw });
  const { dismiss } = useInstallContext();
  return (
    <Offer title={words.iosTitle} onClose={dismiss}>
      <ol className={styles.steps}>
        {words.iosSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button wide onClick={dismiss}>
        {words.iosDone}
      </Button>
    </Offer>
  );
};

const Benefits = () => {
  const { install: words } = useWords({ en, sw });
  const { visits, promptReady, install, dismiss } = useInstallContext();
  return (
    <Offer title={words.title} onClose={dismiss}>
      <ul className={styles.benefits}>
        {[words.fast, words.offline, words.oneTap].map((text) => (
          <li key={text} className="across gap12">
            <CheckIcon />
            {text}
          </li>
        ))}
      </ul>
      {!promptReady && <p>{words.byMenu}</p>}
      <MutedText>{words.visits(visits)}</MutedText>
      <Row gap="small">
        <Button tone="quiet" onClick={dismiss}>
          {words.later}
        </Button>
        {promptReady && (
          <Button
            onClick={() => {
              void install();
            }}
          >
            {words.act}
          </Button>
        )}
      </Row>
    </Offer>
  );
};

export const InstallSheet = ({ manual }: { readonly manual: boolean }) =>
  manual ? <ManualSteps /> : <Benefits />;
