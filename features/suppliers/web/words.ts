import { useWords } from '#kit/web/words.tsx';
import { suppliersEn } from '../words.en.ts';
import { suppliersSw } from '../words.sw.ts';

export const useSupplierWords = () => useWords({ en: suppliersEn, sw: suppliersSw });
export type SupplierWords = ReturnType<typeof useSupplierWords>;
