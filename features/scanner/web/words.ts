import { useWords } from '#kit/web/words.tsx';
import { scannerEn } from '../words.en.ts';
import { scannerSw } from '../words.sw.ts';

export const useScannerWords = () => useWords({ en: scannerEn, sw: scannerSw });
export type ScannerWords = ReturnType<typeof useScannerWords>;
