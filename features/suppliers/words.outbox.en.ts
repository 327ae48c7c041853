/** The outbox's texts for shops: loaded before their screens. */
export const suppliersOutboxEn = {
  outbox: {
    suggest: (name: string) => (name ? `Suggested shop: ${name}` : 'Suggested shop'),
    report: 'Report about a shop',
  },
  refusals: {
    'suppliers.name_missing': 'A name and a place are needed.',
    'suppliers.phone_wrong': 'This is no phone number. Write it like 0712 345 678.',
    'suppliers.too_many':
      'Several things you sent about shops still wait. Send the next one when they have been looked at.',
    'suppliers.exists': 'This suggestion was sent already.',
    'suppliers.not_found': 'This shop is not in the directory any more.',
    'suppliers.not_listed': 'This number is not in our directory, so no SMS was sent. Try calling.',
    'suppliers.sms_off': 'SMS is not set up here. Try calling.',
    'suppliers.sms_limit': 'No more SMS today. Try calling.',
    'suppliers.sms_shop_limit': 'This shop has had enough SMS for today. Try calling.',
    'suppliers.sms_unknown': 'We do not know whether the SMS left. Call to be sure.',
    'suppliers.sms_failed': 'The SMS did not go through. Try calling.',
    'suppliers.product_wrong': 'Write only what you need, without an address of the web.',
    'suppliers.place_too_exact': 'Write a village, ward or county, not an exact place.',
    'suppliers.decided': 'Somebody has already decided this.',
    'suppliers.place_missing': 'The place of the shop is missing.',
    'suppliers.reason_missing': 'Say why, so that the sender understands.',
  },
};
