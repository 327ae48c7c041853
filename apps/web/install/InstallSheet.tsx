import { Button } from '#kit/web/ui/Button.tsx';
import { CheckIcon } from '#kit/web/ui/icons.tsx';
import { Row, MutedText } from '#kit/web/ui/layout.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { useWords } from '#kit/web/words.tsx';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';
import { useInstallContext } from './install-context.tsx';
import styles from './InstallOffer.module.css';

const ManualSteps = () => {
  const { install: words } = useWords({ en, sw });
  const { dismiss } = useInstallContext();
  return (
    <Sheet title={words.iosTitle} onClose={dismiss}>
      <ol className={styles.steps}>
        {words.iosSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button wide onClick={dismiss}>
        {words.iosDone}
      </Button>
    </Sheet>
  );
};

const Benefits = () => {
  const { install: words } = useWords({ en, sw });
  const { visits, promptReady, install, dismiss } = useInstallContext();
  return (
    <Sheet title={words.title} onClose={dismiss}>
      <ul className={styles.benefits}>
        {[words.fast, words.offline, words.oneTap].map((text) => (
          <li key={text}>
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
    </Sheet>
  );
};

export const InstallSheet = ({ manual }: { readonly manual: boolean }) =>
  manual ? <ManualSteps /> : <Benefits />;
