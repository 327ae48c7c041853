import { afterEach, expect, test, vi } from 'vitest';
import { screen, tap, cleanUp } from '#features/fields/web/testing.tsx';
import { useStore } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { withdrawReply } from '../contract.ts';
import { openOffers } from './testing.tsx';
import { useSend } from './use-send-offer.ts';

afterEach(cleanUp);

test('the button is enabled again after storing the command throws an error', async () => {
  const failed = vi.fn();
  const Probe = () => {
    const store = useStore();
    const { send, busy } = useSend();
    const withdraw = (): void => {
      vi.spyOn(store, 'send').mockRejectedValueOnce(new Error('torn'));
      void send(withdrawReply, { id: 'x' }, 'withdrawn').catch(failed);
    };
    return (
      <Button busy={busy} onClick={withdraw}>
        Withdraw
      </Button>
    );
  };
  await openOffers(<Probe />, { at: '/offers' });
  await tap('Withdraw');
  expect(failed).toHaveBeenCalledOnce();
  expect(screen.getByRole('button').getAttribute('aria-busy')).not.toBe('true');
});
