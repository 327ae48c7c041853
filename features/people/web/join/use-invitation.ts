import { useEffect, useState } from 'react';
import { call } from '#kit/web/call.ts';
import { readInvitation } from '../../contract-join.ts';
import { invitationCode } from '../../domain/invitation.ts';
import {
  forgetInvitation,
  saveInvitation,
  readSavedInvitation,
  type LinkSource,
} from './saved-invitation.ts';

export interface Invitation {
  /** `unchecked`: the server did not answer, and this phone has not confirmed the code before. */
  readonly state: 'loading' | 'known' | 'unchecked' | 'invalid';
  readonly code: string | null;
  readonly farmers: number | null;
}

/** The code is stored on arrival; only a server's answer can declare it invalid. */
export const useInvitation = (ref: string | null, { via, variant }: LinkSource = {}): Invitation => {
  const code = invitationCode(ref ?? '');
  const [invitation, setInvitation] = useState<Invitation>({
    state: code ? 'loading' : 'invalid',
    code,
    farmers: null,
  });
  useEffect(() => {
    let isUnmounted = false;
    if (code) saveInvitation(code, Date.now(), false, { via, variant });
    const before = readSavedInvitation();
    void call(readInvitation, { query: { ref: code ?? '' } }).then((answer) => {
      if (answer.ok && code) {
        if (answer.value.known) saveInvitation(code, Date.now(), true);
        else forgetInvitation();
      }
      if (isUnmounted) return;
      if (!answer.ok)
        return setInvitation({
          state: !code ? 'invalid' : before?.code === code && before.known ? 'known' : 'unchecked',
          code,
          farmers: null,
        });
      setInvitation({ state: answer.value.known ? 'known' : 'invalid', code, farmers: answer.value.farmers });
    });
    return () => {
      isUnmounted = true;
    };
  }, [code, via, variant]);
  return invitation;
};
