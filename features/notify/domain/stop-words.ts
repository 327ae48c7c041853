/** Complete messages that mean "stop", in English and Kiswahili. Networks require that STOP always works. */
const STOPS = new Set([
  'stop',
  'stop all',
  'stopall',
  'end',
  'cancel',
  'quit',
  'unsubscribe',
  'optout',
  'opt out',
  'remove me',
  'no more',
  'revoke',
  'stop sms',
  'stop messages',
  'acha',
  'simama',
  'komesha',
  'sitisha',
  'ondoa',
  'niondoe',
  'nitoe',
  'jiondoe',
  'usinitumie',
  'sitaki',
  'sitaki tena',
  'acha kutuma',
  'acha kunitumia',
  'acheni',
  'basi sitaki',
  'acha sms',
  'acha ujumbe',
  'acha meseji',
  'simamisha',
  'sitisha ujumbe',
  'sitaki sms',
  'sitaki ujumbe',
  'sitaki meseji',
  'usitume',
  'usitume tena',
  'usinitumie tena',
  'usinitumie sms',
  'usinitumie ujumbe',
]);
const STARTS = new Set([
  'start',
  'unstop',
  'resume',
  'anza',
  'endelea',
  'rudisha',
  'nirudishe',
  'nitumie tena',
]);

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(tafadhali|please) | (tafadhali|please)$/g, '');

/** Only a message with nothing else: "acha nipande mahindi" is a question about planting. */
export const isStop = (text: string): boolean => STOPS.has(plain(text));
export const isStart = (text: string): boolean => STARTS.has(plain(text));
