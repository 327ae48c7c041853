import { createHmac } from 'node:crypto';
import { sameSecret } from '#kit/server/same-secret.ts';

/** Long enough for a slow download to start; a started one continues. */
export const LINK_MINUTES = 10;

interface LinkedFile {
  readonly bucket: string;
  readonly name: string;
}

export const urlOf = ({ bucket, name }: LinkedFile): string => `/api/training/files/${bucket}/${name}`;

/** A signed link to one file with an expiry: anybody with the link can download it until then (DOC-04). */
export const createLinkSigner = (secret: string) => {
  const key = createHmac('sha256', secret).update('training links').digest();
  const macOf = ({ bucket, name }: LinkedFile, until: number): string =>
    createHmac('sha256', key).update(`${bucket}/${name}/${until}`).digest('base64url');
  return {
    sign: (file: LinkedFile, now: Date): { readonly url: string; readonly expires_at: string } => {
      const until = now.getTime() + LINK_MINUTES * 60_000;
      return {
        url: `${urlOf(file)}?until=${until}&mac=${macOf(file, until)}`,
        expires_at: new Date(until).toISOString(),
      };
    },
    isValid: (file: LinkedFile, until: string | undefined, mac: string | undefined, now: Date): boolean => {
      const end = Number(until);
      return (
        until !== undefined &&
        mac !== undefined &&
        end > now.getTime() &&
        end <= now.getTime() + LINK_MINUTES * 60_000 &&
        sameSecret(mac, macOf(file, end))
      );
    },
  };
};
