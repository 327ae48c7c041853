/** Why a text is hidden or held back, keyed by the reasons of `domain/analysis/moderation`. */
export const moderationEn = {
  threat: 'This looks like a threat. We don’t allow threats here.',
  hate: 'This attacks a group of people. Write about farming, not tribe or religion.',
  sexual: 'This isn’t about farming and doesn’t belong here.',
  secrets: 'You can’t ask for a PIN, password or ID number here. Never give yours to anyone.',
  scam: 'This looks like a scam. You can’t ask for money here.',
  abuse: 'Some words insult others. Say it without them.',
  banned_substance:
    'This names a pesticide that is banned or too dangerous. Remove it, and ask what to use instead.',
  danger:
    'If someone is in danger or has taken poison, call 0800720021 (poison centre, free) or 999 now. A moderator checks your post first.',
  pesticide_dose:
    'Remove the pesticide amount: only the label can give it. Otherwise a moderator checks your post first.',
  contacts: 'Don’t ask others for their phone numbers in public. A moderator checks your post first.',
  phone_number:
    'Anyone could read and misuse this phone number. Remove it. Otherwise a moderator checks your post first.',
  betting: 'This is about betting or quick money, not farming. A moderator checks your post first.',
  links: 'We don’t know this web address. Remove it, or a moderator checks your post first.',
  moderator: 'A moderator removed it.',
  leaving: 'You asked us to delete your account, so others can’t see this now.',
  repeats: 'You repeated the same thing. Say it once, or a moderator checks your post first.',
};
