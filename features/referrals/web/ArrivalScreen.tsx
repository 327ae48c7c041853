import { useEffect, useRef } from 'react';
import { invitationCode } from '#features/people/domain/invitation.ts';
import { JoinScreen } from '#features/people/web/join/JoinScreen.tsx';
import { call } from '#kit/web/call.ts';
import { clickLink } from '../contract.ts';
import { platformOf, variantOf } from '../domain/channels.ts';
import { deviceNumber } from './device.ts';

/** The /join screen. The server counts the click, once per phone and day. */
export const ArrivalScreen = () => {
  const { search } = location;
  const countedSearch = useRef<string | null>(null);
  useEffect(() => {
    if (countedSearch.current === search) return;
    countedSearch.current = search;
    const params = new URLSearchParams(search);
    const ref = invitationCode(params.get('ref') ?? '');
    if (ref)
      void call(clickLink, {
        body: {
          ref,
          via: platformOf(params.get('via')),
          variant: variantOf(params.get('m')),
          device: deviceNumber(),
        },
      });
  }, [search]);
  return <JoinScreen search={search} />;
};
