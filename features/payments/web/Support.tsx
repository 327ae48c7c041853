import { useSession } from '#kit/web/session.tsx';
import { OutLink } from '#kit/web/ui/Button.tsx';
import type { Provider } from '../domain/order.ts';
import { usePaymentWords } from './words.ts';

/** Who to contact about money: this installation's support if configured, otherwise the payment service. */
export const Support = ({ provider }: { readonly provider: Provider }) => {
  const { back: words } = usePaymentWords();
  const { offers } = useSession();
  const url = offers?.supportUrl;
  if (!url) return <p>{words.noSupport[provider]}</p>;
  return (
    <>
      <p>{words.disagree}</p>
      <OutLink tone="quiet" href={url}>
        {words.support}
      </OutLink>
    </>
  );
};
