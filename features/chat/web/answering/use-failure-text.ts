import { useLocation } from 'wouter';
import { usePlanWords } from '#features/plans/web/words.ts';
import { PRODUCT } from '#kit/web/product.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { upgradePath } from '#kit/web/upgrade-path.ts';
import { useChatRefusals, useChatWords } from '../words.ts';

/** The messages of failures (CHT-08, CHT-12). */
export const useFailureText = () => {
  const words = useChatWords();
  const planWords = usePlanWords();
  const refusalText = useRefusalText({ ...useChatRefusals(), ...planWords.refusals });
  const [, go] = useLocation();
  const fail = (text: string): void => {
    showToast(text, { tone: 'bad' });
  };
  const showNoCredits = (): void => {
    showToast(planWords.refusals['plans.no_credits'], {
      tone: 'bad',
      action: { label: words.getPro, run: () => go(upgradePath('/chat?credits')) },
    });
  };
  /** Shows that a call was refused or got no reply. */
  const failed = (code: string): void => {
    if (code === 'plans.no_credits') showNoCredits();
    else fail(code === 'network.unreachable' ? words.connectFailed(PRODUCT) : refusalText({ code }));
  };
  return { words, fail, failed, refusalText };
};
