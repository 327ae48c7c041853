import type { Platform } from '../domain/channels.ts';

/** URLs that open an app with the message prefilled. The farmer sends it. */
export const shareUrls: Readonly<Partial<Record<Platform, (text: string, link: string) => string>>> = {
  whatsapp: (text) => `https://wa.me/?text=${encodeURIComponent(text)}`,
  // This form works on Android and iOS.
  sms: (text) => `sms:?&body=${encodeURIComponent(text)}`,
  facebook: (_, link) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`,
};
