import { LinkButton } from '#kit/web/ui/Button.tsx';
import { CameraIcon, FieldIcon } from '#kit/web/ui/icons.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { useFieldWords } from '../words.ts';

/** One-tap actions from home (DSH-02). */
export const QuickActions = () => {
  const { home: words } = useFieldWords();
  return (
    <section aria-label={words.actions}>
      <Row gap="small">
        <LinkButton to="/scan" tone="quiet" icon={CameraIcon}>
          {words.scan}
        </LinkButton>
        <LinkButton to="/fields" tone="quiet" icon={FieldIcon}>
          {words.fields}
        </LinkButton>
      </Row>
    </section>
  );
};
