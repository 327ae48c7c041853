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
  const counted = useRef<string | null>(null);
  useEffect(() => {
    if (counted.current === search) return;
    counted.current = search;
    const asked = new URLSearchParams(search);
    const ref = invitationCode(asked.get('ref') ?? '');
    if (ref)
      void call(clickLink, {
        body: {
          ref,
          via: platformOf(asked.get('via')),
          variant: variantOf(asked.get('m')),
          device: deviceNumber(),
        },
      });
  }, [search]);
  return <JoinScreen search={search} />;
};
