import { whatsappLink } from '#features/suppliers/domain/phone.ts';

type Sharer = { share?: (what: { readonly text: string }) => Promise<void> };

/** Opens the phone's share sheet, or WhatsApp with the text (DSH-11). */
export const shareText = async (text: string): Promise<void> => {
  const { share } = navigator as Sharer;
  if (!share) {
    window.open(whatsappLink(null, text), '_blank', 'noopener');
    return;
  }
  // Closing the sheet is not an error.
  await share.call(navigator, { text }).catch((fault: Error) => {
    if (fault.name !== 'AbortError') window.open(whatsappLink(null, text), '_blank', 'noopener');
  });
};
