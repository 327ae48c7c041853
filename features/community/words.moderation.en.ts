/** Why a text is hidden or held back, keyed by the reasons of `domain/analysis/moderation`. */
export const moderationEn = {
  threat: 'This reads like a threat against people. Threats are not posted here.',
  hate: 'This speaks with hatred of a group of people. Write about the farm, not about tribe or faith.',
  sexual: 'This is not about farming and does not belong here.',
  secrets: 'Nobody may ask for a PIN, password or ID number here. Never give yours to anyone.',
  scam: 'This reads like a request to send money first, as swindlers make it. Money is not asked for here.',
  abuse: 'Some words insult others. Say it without them.',
  banned_substance:
    'This names a poison that is banned or too dangerous. Leave it out; ask what can be used instead.',
  danger:
    'If somebody is in danger or has taken poison, call 0800720021 (poison centre, free) or 999 now. A person reads this before others see it.',
  pesticide_dose:
    'How much pesticide to use stands only on the label. Leave the amount out. Otherwise a person reads this before others see it.',
  contacts: 'Do not ask others for their phone numbers in public. A person reads this before others see it.',
  phone_number:
    'Anybody could read and misuse this phone number. Leave it out. Otherwise a person reads this before others see it.',
  betting: 'This is about betting or quick money, not about farming. A person reads it before others see it.',
  links: 'We do not know this web address. Leave it out, or a person reads this before others see it.',
  moderator: 'Somebody who looks after the community took it down.',
  leaving:
    'You asked for your account to be deleted. Until that is done, or you take it back, nobody else sees it.',
  repeats: 'The same thing stands here many times. Say it once, or a person reads this before others see it.',
};
