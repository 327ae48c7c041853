import { Button } from '#kit/web/ui/Button.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { usePeopleWords } from './entrance.ts';

interface Props { readonly email: string; readonly busy: boolean; readonly onCreate: () => Promise<void>; readonly onChange: () => void }

/** Shown when the server does not know the e-mail: nothing is made without this yes. */
export const CreateOffer = ({ email, busy, onCreate, onChange }: Props) => {
  const words = usePeopleWords();
  return (
    <div role="alert">
      <Notice tone="warn" title={words.unknown.title}>
        <p>{words.unknown.text(email)}</p>
        <Row gap="small">
          <Button busy={busy} onClick={() => { void onCreate(); }}>{words.unknown.create}</Button>
          <Button tone="quiet" onClick={onChange}>{words.unknown.change}</Button>
        </Row>
      </Notice>
    </div>
  );
};
