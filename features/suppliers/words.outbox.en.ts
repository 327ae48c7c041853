/** The outbox's texts for shops: loaded before their screens. */
export const suppliersOutboxEn = {
  outbox: {
    suggest: (name: string) => (name ? `Suggest a shop: ${name}` : 'Suggest a shop'),
    report: 'Report a shop',
  },
  refusals: {
    'suppliers.name_missing': 'Enter the shop’s name and location.',
    'suppliers.phone_wrong': 'Enter a phone number, such as 0712 345 678.',
    'suppliers.too_many': 'We’re still checking what you sent. Send this one later.',
    'suppliers.exists': 'You’ve already sent this suggestion.',
    'suppliers.not_found': 'This shop isn’t in the directory any more.',
    'suppliers.not_listed': 'This number isn’t in our directory, so we sent no SMS. Call the shop instead.',
    'suppliers.sms_off': 'SMS isn’t available yet. Call the shop instead.',
    'suppliers.sms_limit': 'You’ve reached today’s limit of SMS. Call the shop instead.',
    'suppliers.sms_shop_limit': 'This shop can’t get more SMS today. Call it instead.',
    'suppliers.sms_unknown': 'We can’t tell if the SMS was sent. Call the shop to be sure.',
    'suppliers.sms_failed': 'The SMS wasn’t sent. Call the shop instead.',
    'suppliers.product_wrong': 'Enter only what you need, without a web address.',
    'suppliers.place_too_exact': 'Enter a village, ward or county, not an exact location.',
    'suppliers.decided': 'Another administrator has already decided this.',
    'suppliers.place_missing': 'The shop’s location is missing.',
    'suppliers.reason_missing': 'Enter the reason, so the sender understands.',
  },
};
