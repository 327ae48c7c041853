import { createHash } from 'node:crypto';
import type { MediaSource } from '#features/sms-ussd/server/ports.ts';

interface MediaOptions {
  readonly version: string;
  readonly token: string;
  readonly url?: string;
  /** Hosts that may receive the token: the file's URL comes from a response. */
  readonly hosts?: readonly string[];
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;
/** WhatsApp's size limit for photos. */
const MAX_BYTES = 5 * 1024 * 1024;
const HOSTS = ['lookaside.fbsbx.com'];

interface MediaInfo {
  readonly url?: string;
  readonly mime_type?: string;
  readonly sha256?: string;
  readonly file_size?: number;
}

const invalid = { ok: false, reason: 'invalid' } as const;
const failureOf = (status: number) =>
  ({ ok: false, reason: status === 429 || status >= 500 ? 'busy' : 'expired' }) as const;

const matchesHash = (bytes: Buffer, sha256: string | null | undefined): boolean => {
  if (!sha256) return true;
  const digest = createHash('sha256').update(bytes).digest();
  return sha256.toLowerCase() === digest.toString('hex') || sha256 === digest.toString('base64');
};

/** At most the size limit of a photo, whatever the header states. */
const readUpTo = async (response: Response): Promise<Buffer | null> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += (part as Uint8Array).length;
    if (size > MAX_BYTES) return null;
    parts.push(Buffer.from(part as Uint8Array));
  }
  return Buffer.concat(parts);
};

/**
 * Downloads media from WhatsApp's Cloud API: first the URL, which is valid for five minutes, then the file
 * with the same token.
 */
export const whatsAppMedia = ({
  version,
  token,
  url = 'https://graph.facebook.com',
  hosts = HOSTS,
  timeoutMs = TIMEOUT_MS,
}: MediaOptions): MediaSource => ({
  fetch: async (id, sha256) => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    const requestInit = {
      headers: { authorization: `Bearer ${token}` },
      signal: controller.signal,
      redirect: 'error',
    } as const;
    try {
      const lookup = await fetch(`${url}/${version}/${encodeURIComponent(id)}`, requestInit);
      if (!lookup.ok) return failureOf(lookup.status);
      const mediaInfo = (await lookup.json().catch(() => ({}))) as MediaInfo;
      const address = mediaInfo.url && URL.canParse(mediaInfo.url) ? new URL(mediaInfo.url) : null;
      if (
        !address ||
        !hosts.includes(address.hostname) ||
        !/^image\/(jpeg|png)/.test(mediaInfo.mime_type ?? '') ||
        (mediaInfo.file_size ?? 0) > MAX_BYTES
      )
        return invalid;
      const file = await fetch(address, requestInit);
      if (!file.ok) return failureOf(file.status);
      const bytes = await readUpTo(file);
      return bytes && matchesHash(bytes, mediaInfo.sha256) && matchesHash(bytes, sha256)
        ? { ok: true, bytes }
        : invalid;
    } catch {
      return { ok: false, reason: 'busy' };
    } finally {
      clearTimeout(timer);
    }
  },
});
