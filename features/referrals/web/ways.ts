import type { Platform } from '../domain/channels.ts';

/** Addresses that open an app with the message in it, ready to be sent by the farmer's own hand. */
export const ways: Readonly<Partial<Record<Platform, (text: string, link: string) => string>>> = {
  whatsapp: (text) => `https://wa.me/?text=${encodeURIComponent(text)}`,
  // Read by Android and by iPhones.
  sms: (text) => `sms:?&body=${encodeURIComponent(text)}`,
  facebook: (_, link) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`,
};
