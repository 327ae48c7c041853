export const satelliteOutboxEn = {
  countedRows: {
    satellite_result: (n: number) => (n === 1 ? '1 satellite image' : `${n} satellite images`),
  },
  refusals: {},
};
