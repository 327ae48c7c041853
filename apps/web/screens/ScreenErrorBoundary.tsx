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

/** Whether the screen's script or style could not be fetched. Such a screen works again after a reload. */
const isScriptLoadError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|preload CSS|Load failed|Failed to fetch/i.test(
    error.message,
  );

const ScreenError = ({ id, missing }: { readonly id: string; readonly missing: boolean }) => {
  const { broken } = useWords({ en, sw });
  return (
    <div className="first-choice">
      <ErrorCard
        what={missing ? broken.partMissing : broken.what}
        whatIsSafe={missing ? undefined : broken.kept}
        whatToDo={missing ? broken.partMissingNow : broken.now}
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

/** The error boundary of screens: shows one plain sentence and an id that is also in the log. */
export class ScreenErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { id: null, missing: false };

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    const id = newId();
    log.error('screen.broken', { error, metadata: { id, where: info?.componentStack } });
    this.setState({ id, missing: isScriptLoadError(error) });
  }

  override render(): ReactNode {
    const { id, missing } = this.state;
    return id === null ? this.props.children : <ScreenError id={id} missing={missing} />;
  }
}
