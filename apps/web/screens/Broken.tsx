import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { newId } from '#kit/pure/ids.ts';
import { log } from '#kit/web/log.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { useWords } from '#kit/web/words.tsx';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';

/** A screen whose script could not be fetched is missing for now, not broken. */
const isMissingPart = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|Load failed|Failed to fetch/i.test(error.message);

const Calm = ({ id, missing }: { readonly id: string; readonly missing: boolean }) => {
  const { broken } = useWords({ en, sw });
  return (
    <div className="calm">
      <ErrorCard
        what={missing ? broken.partMissing : broken.what}
        kept={missing ? undefined : broken.kept}
        now={missing ? broken.partMissingNow : broken.now}
        requestId={missing ? undefined : id}
        action={
          <Row gap="small">
            <Button onClick={() => location.reload()}>{broken.again}</Button>
            <LinkButton to="/dashboard" tone="quiet">
              {broken.home}
            </LinkButton>
          </Row>
        }
      />
    </div>
  );
};

interface State {
  readonly id: string | null;
  readonly missing: boolean;
}

/** The error boundary of screens: one calm sentence, and a number that is also in the log. */
export class Broken extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { id: null, missing: false };

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    const id = newId();
    log.error('screen.broken', { error, metadata: { id, where: info?.componentStack } });
    this.setState({ id, missing: isMissingPart(error) });
  }

  override render(): ReactNode {
    const { id, missing } = this.state;
    return id === null ? this.props.children : <Calm id={id} missing={missing} />;
  }
}
