/** Addresses of sample people; no such domain can exist. */
export const SAMPLE_DOMAIN = 'sample.mavuno.example';

/** Those whom a visitor of a development server may try the app as. */
export const sampleGuides = ['otieno', 'wanjiku', 'karimi'] as const;
export type SampleGuide = (typeof sampleGuides)[number];

export const sampleEmail = (key: string): string => `${key}@${SAMPLE_DOMAIN}`;
