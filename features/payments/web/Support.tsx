import { useSession } from '#kit/web/session.tsx';
import { ExternalLink } from '#kit/web/ui/Button.tsx';
import type { Provider } from '../domain/order.ts';
import { usePaymentWords } from './words.ts';

/** Who to contact about money: this installation's support if configured, otherwise the payment service. */
export const Support = ({ provider }: { readonly provider: Provider }) => {
  const { back: words } = usePaymentWords();
  const { serverOptions } = useSession();
  const url = serverOptions?.supportUrl;
  if (!url) return <p>{words.noSupport[provider]}</p>;
  return (
    <>
      <p>{words.disagree}</p>
      <ExternalLink tone="quiet" href={url}>
        {words.support}
      </ExternalLink>
    </>
  );
};
