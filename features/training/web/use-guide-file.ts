import { useState } from 'react';
import { call } from '#kit/web/call.ts';
import { logError } from '#kit/web/log.ts';
import { saveFile } from '#kit/web/save-file.ts';
import { useStore, useStoreUser } from '#kit/web/store/hooks.ts';
import { type GuideView, signLink } from '../contract.ts';
import { GUIDE_BUCKET } from '../domain/resource.ts';
import { fileKey, saveDocument, readSaved } from './saved-documents.ts';

const PDF = 'application/pdf';

/** Reads a file in parts, for a true progress bar; null when it is incomplete. */
const fetchBytes = async (
  url: string,
  size: number,
  onBytes: (n: number) => void,
): Promise<ArrayBuffer | null> => {
  const answer = await fetch(url).catch(() => null);
  const reader = answer?.ok ? answer.body?.getReader() : undefined;
  if (!reader) return null;
  const fileBytes = new Uint8Array(size);
  let at = 0;
  for (;;) {
    const part = await reader.read().catch(() => null);
    if (!part || at + (part.value?.length ?? 0) > size) return null;
    if (part.done) return at === size ? fileBytes.buffer : null;
    fileBytes.set(part.value, at);
    at += part.value.length;
    onBytes(at);
  }
};

/** The PDF of a guide: from this phone if downloaded before, else through a short-lived link (DOC-04). */
export const useGuideFile = ({ id, language, fileSize, lastUpdated, downloadFilename }: GuideView) => {
  const store = useStore();
  const userId = useStoreUser();
  const [bytes, setBytes] = useState<number | null>(null);
  const download = async (): Promise<boolean> => {
    if (userId === null || bytes !== null) return false;
    const key = fileKey(id, language);
    const saved = await readSaved<ArrayBuffer>(store, userId, key).catch(() => null);
    if (saved && saved.byteLength === fileSize) {
      saveFile(downloadFilename, saved, PDF);
      return true;
    }
    setBytes(0);
    const link = await call(signLink, { body: { bucket: GUIDE_BUCKET, path: id, language } });
    const file = link.ok ? await fetchBytes(link.value.url, fileSize, setBytes) : null;
    setBytes(null);
    if (!file) return false;
    await saveDocument(store, userId, key, file, {
      bytes: fileSize,
      at: Date.now(),
      version: lastUpdated,
    }).catch(logError('training.use_guide_file'));
    saveFile(downloadFilename, file, PDF);
    return true;
  };
  return { bytes, download };
};
