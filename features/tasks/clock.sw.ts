/**
 * The Kiswahili clock counts from dawn and from dusk: half past six in the morning is saa 12:30 asubuhi. The
 * phone's own time is shown beside it.
 */
export const saa = (time: string): string => {
  const [hour = '', minute = ''] = time.split(':');
  const h = Number(hour);
  const part = h < 4 ? 'usiku' : h < 12 ? 'asubuhi' : h < 16 ? 'mchana' : h < 19 ? 'jioni' : 'usiku';
  return `saa ${((h + 5) % 12) + 1}:${minute} ${part} (${time})`;
};
