export const sunlightEn = {
  offer: 'Bright sun? Black on white is easier to read.',
  act: 'Use sunlight colours',
};
