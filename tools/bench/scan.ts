export const measureScan = async (): Promise<{ 'scan.answer_ms': number }> => { throw new Error('the scanner screen is not there yet'); };
