import { useEffect, useRef } from 'react';

interface OtpOptions extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ['sms'] };
}

/** WebOTP: a browser that can read the code from the SMS, after the farmer agreed, gives it to `onCode`. */
export const useSmsCode = (onCode: (code: string) => void): void => {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const controller = new AbortController();
    const options: OtpOptions = { otp: { transport: ['sms'] }, signal: controller.signal };
    navigator.credentials.get(options).then(
      (found) => {
        if (found && 'code' in found && !controller.signal.aborted) latest.current(String(found.code));
      },
      // Refused, or not available: the farmer types the code.
      () => undefined,
    );
    return () => controller.abort();
  }, []);
};
