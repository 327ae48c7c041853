export const priceAlertsEn = {
  title: 'Price alerts', lead: 'You are told once when a market price crosses your line, and again only after it went back.', add: 'Set alert', none: 'No alert yet. Choose a crop and a price; we tell you when a market gets there.',
  how: 'How we tell you stands in the settings, under market alerts.', settings: 'Settings',
  failed: 'This could not be kept.', keptHere: 'Kept on this phone. It goes out with the next network.', done: 'The alert is set.', removed: 'The alert is gone.', remove: 'Take away', removeTitle: 'Take this alert away?', unsent: 'Waits on this phone until there is a network.',
  direction: 'Tell me when the price is', directions: { above: 'at least', below: 'at most' },
  line: { above: (price: string) => `At least ${price}`, below: (price: string) => `At most ${price}` },
  crop: 'Crop', chooseCrop: 'Choose a crop', unit: 'Price for one', each: 'How many kilos does one hold?', price: (unit: string) => `Price in KES (${unit})`, perKg: (money: string) => `That is ${money} a kilo.`,
  where: 'Where', anywhere: 'Any market in Kenya', market: 'Market (if only one)', anyMarket: 'Any of them', marketHint: 'The name as market lists write it. Leave it empty for any.', noMarkets: 'No market here reported a price for this crop in 60 days. Your alert starts when one does.',
  told: (price: string, market: string, day: string) => `Told: ${price} a kilo at ${market}, ${day}.`, waits: 'Not reached yet.', again: 'Told again after the price was on the other side.',
  units: { kg: 'Kilo', bag_90kg: 'Bag of 90 kg', bag_50kg: 'Bag of 50 kg', debe: 'Debe', gorogoro: 'Gorogoro', crate: 'Crate', bunch: 'Bunch' },
};
