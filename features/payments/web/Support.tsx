import { useSession } from '#kit/web/session.tsx';
import { OutLink } from '#kit/web/ui/Button.tsx';
import type { Provider } from '../domain/order.ts';
import { usePaymentWords } from './words.ts';

/** Where to ask about money: the support of this Mavuno where it has one, otherwise the service that the money went through. */
export const Support = ({ provider }: { readonly provider: Provider }) => {
  const { back: words } = usePaymentWords();
  const { offers } = useSession();
  if (offers?.supportUrl) return <><p>{words.disagree}</p><OutLink tone="quiet" href={offers.supportUrl}>{words.support}</OutLink></>;
  return <p>{words.noSupport[provider]}</p>;
};
