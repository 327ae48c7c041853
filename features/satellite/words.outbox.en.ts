export const satelliteOutboxEn = {
  countedRows: {
    satellite_result: (n: number) => (n === 1 ? '1 satellite picture' : `${n} satellite pictures`),
  },
  refusals: {},
};
