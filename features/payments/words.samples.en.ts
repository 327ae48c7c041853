/** Samples of what Pro shows, marked as such on the page of Pro. The figures are of no real farm or market. */
export const samplesEn = {
  mark: 'Sample',
  note: 'Not real figures. Yours come from your fields and markets.',
  market_insights: {
    message: 'Up KES 400 since October',
    text: 'Maize, 90 kg bag. After transport, you keep KES 3,990 at Ugunja and KES 3,840 at Siaya.',
  },
  yield_predictor: {
    figure: '14 bags',
    message: 'Between 11 and 17 bags of maize',
    text: 'There has been enough rain so far. At KES 4,200 per bag, 14 bags are worth about KES 58,800.',
  },
  satellite: {
    figure: '1 weak spot',
    message: 'The lower corner is less green',
    text: 'It changed in the last 10 days. Check the leaves there first.',
  },
  document_chat: {
    figure: 'Page 12',
    message: 'When do I top-dress my maize?',
    text: '“When it is knee-high, while the soil is moist.” From the document you added.',
  },
  pro_resources: {
    figure: '30 crops',
    message: 'The ultimate organic farming guide',
    text: 'Picture lessons and home remedies with amounts, to read and download.',
  },
  referral_insights: {
    figure: '3 of 8',
    message: 'Three neighbours joined with your link',
    text: 'Most opened it from WhatsApp. You are fourth on the leaderboard.',
  },
  daily_alerts: {
    figure: '06:00',
    message: 'Frost is likely on Thursday night',
    text: 'Found while you were asleep, and sent to your phone. Cover seedlings in the evening.',
  },
  mission_control: {
    message: 'Farmers who use Mavuno',
    text: 'Plus their farms and leaf checks, and service status.',
  },
  chat_attachments: {
    figure: '1 photo',
    message: 'What is eating my kale?',
    text: '“These holes look like diamondback moth damage. Check under the leaves for small green caterpillars.”',
  },
};
