import { useState } from 'react';
import { sha256 } from '#kit/pure/sha256.ts';
import { Card } from '#kit/web/ui/Card.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { FilePicker } from './FilePicker.tsx';
import { useFarmDataWords } from './words.ts';

/** Larger than any statement made here. */
const MAX_PDF_BYTES = 5_000_000;

/** Compares the hash of a whole PDF with the fingerprint. The file stays on the phone. */
export const CompareFile = ({ hash }: { readonly hash: string }) => {
  const { verify: words } = useFarmDataWords();
  const [same, setSame] = useState<boolean | null>(null);
  const compare = async (file: File): Promise<void> =>
    setSame(file.size < MAX_PDF_BYTES && (await sha256(await file.arrayBuffer())) === hash);
  return (
    <Card>
      <Stack gap="small">
        <h2>{words.file}</h2>
        <p>{words.fileText}</p>
        <FilePicker
          quiet
          label={words.choose}
          accept="application/pdf,.pdf"
          onPick={(file) => {
            void compare(file);
          }}
        />
        {same !== null && <Notice tone={same ? 'good' : 'bad'}>{same ? words.same : words.changed}</Notice>}
      </Stack>
    </Card>
  );
};
