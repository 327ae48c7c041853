/** The channel of a link. `other`: none or an unknown one. */
export const platforms = ['whatsapp', 'sms', 'facebook', 'copy', 'qr', 'share', 'other'] as const;
export type Platform = (typeof platforms)[number];
export const variants = ['en', 'sw'] as const;
export type Variant = (typeof variants)[number];

export const platformOf = (text: string | null | undefined): Platform =>
  platforms.find((one) => one === text?.trim().toLowerCase()) ?? 'other';
export const variantOf = (text: string | null | undefined): Variant => (text === 'sw' ? 'sw' : 'en');

/** The link with its channel, so that clicks are counted there. */
export const linkFor = (link: string, platform: Platform, variant: Variant): string =>
  `${link}&via=${platform}&m=${variant}`;
