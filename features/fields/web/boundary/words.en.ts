export const boundaryEn = {
  title: 'Boundary',
  titleOf: (name: string) => `Boundary of ${name}`,
  ask: 'How do you want to show the shape of this field?',
  ways: {
    walk: 'Walk',
    walkText: 'Go round the field with the phone in your hand',
    corners: 'Corners',
    cornersText: 'Stand at each corner and tap',
    draw: 'Draw on the map',
    drawText: 'Tap its corners on a map, from anywhere',
    sides: 'I know the sides',
    sidesText: 'Measured with a rope or by paces',
  },
  drawWaits: 'The map comes to this phone with the first network. The other three ways need none.',
  cancel: 'Cancel',
  otherWay: 'Choose another way',
  noLoss: 'Nothing you measured is lost.',

  acres: (n: string) => (n === '1' ? '1 acre' : `${n} acres`),
  squareMetres: (n: string) => `${n} m²`,
  plusMinus: (n: string) => `± ${n}`,
  inOther: (hectares: string, squareMetres: string) => `${hectares} ha · ${squareMetres} m²`,
  metres: (n: string) => `${n} m`,
  round: (metres: string) => `${metres} m round it`,
  outlineOf: 'The shape so far',
  finishedOutline: 'The finished shape',

  resume: {
    walk: (ago: string) => `You were walking this boundary (${ago})`,
    corners: (ago: string) => `You were marking corners (${ago})`,
    draw: (ago: string) => `You were drawing this boundary (${ago})`,
    sides: (ago: string) => `You were writing down the sides (${ago})`,
    text: 'Everything up to then is kept on this phone.',
    goOn: 'Go on',
    anew: 'Start anew',
    anewTitle: 'Start anew?',
    anewText: 'What you measured of this boundary so far is thrown away. The field keeps the shape it has.',
  },
  storage: {
    full: 'This phone is full: new points are not kept if the app closes. Everything so far is still here. Finish now, or free some space and go on.',
    unavailable: 'This browser keeps nothing on the phone. Do not close this page before you have finished.',
  },

  place: {
    'place.denied':
      'The phone does not let Mavuno know where you are. Open the phone’s settings, allow location for this app, then try again.',
    'place.slow': 'The phone is still looking for where it is. Stand in the open, away from trees and walls.',
    'place.unavailable':
      'The phone cannot say where it is. Switch location on in its settings and stand in the open.',
    again: 'Try again',
    other: 'Without location you can draw the field, or write down its sides.',
    looking: 'Finding where you are…',
    accuracy: (m: string) => `Place known within ${m} m`,
  },

  walk: {
    start: 'Start walking here',
    how: 'Go to a corner of the field. Hold the phone in your hand with the screen on, start, and walk along the edge until you are back.',
    waiting: (m: string, gate: string) =>
      `Place known within ${m} m. Wait until it is ${gate} m or less; stand in the open. Where that never comes, choose another way.`,
    ready: (m: string) => `Place known within ${m} m. Good enough to start.`,
    notTaken: {
      weak: (m: string, gate: string) =>
        `This point was not taken: the phone knows the place only within ${m} m, and ${gate} m is needed. Stand in the open for a moment.`,
      warming: () => 'Stand still for a moment. The phone is finding your exact place.',
      jump: (_: string, _gate: string, off: string) =>
        `This point was not taken: the phone jumped ${off} m, faster than anybody walks. Stand still for a moment; it comes back.`,
      far: (_: string, _gate: string, off: string) =>
        `You are ${off} m from the last point. Go back to it and walk on, or join the two with a straight line.`,
      still: () => 'Walk on along the edge.',
    },
    join: 'Join with a straight line',
    walked: (m: string) => `walked ${m} m`,
    points: (n: number) => (n === 1 ? '1 point kept' : `${n} points kept`),
    pointsTaken: (n: number) => (n === 1 ? '1 point so far' : `${n} points so far`),
    going: 'Walking. Each point is kept at once.',
    goingUnsaved: 'Walking.',
    paused:
      'Paused. Points are not taken. Go on from the place where you stopped, or from anywhere: a straight line is drawn between.',
    skipping: 'Go round to where this side ends, by any way. No points are taken until you tap.',
    pause: 'Pause',
    goOn: 'Go on',
    cannot: 'I cannot walk this side',
    sideEnds: 'The side ends here',
    undo: 'Undo last point',
    finish: 'Finish here',
    finishNow: 'Finish now',
    straight: 'If you finish here, a straight line is drawn back to the start.',
    back: 'You are back where you began. Finish, or walk on.',
  },

  corners: {
    how: 'Go to the first corner of the field, stand still and tap. Then go to the next, all the way round.',
    take: (n: number) => `I am standing at corner ${n}`,
    taking: (n: number, of: number) => `Stand still: ${n} of ${of} readings`,
    taken: (n: number, m: string) => `Corner ${n} kept, within ${m} m`,
    weak: (m: string) =>
      `The phone knows this place only within ${m} m. Stand in the open and tap again, or keep it as it is.`,
    keepWeak: 'Keep it as it is',
    same: 'You are still at the last corner. Go to the next one, then tap.',
    crossing: (side: number, other: number) =>
      `As it stands, sides ${side} and ${other} cross, so no size can be told. Go on to the next corner, or undo the last one.`,
    undo: 'Undo last corner',
    finish: 'These are all corners',
  },

  map: {
    label: 'Map. Tap to put a corner; drag a corner to move it.',
    how: 'Tap the corners one after the other, all the way round. Drag one to move it.',
    corner: (n: number) => `Corner ${n}`,
    midpoint: (n: number) => `Between corner ${n} and the next`,
    zoomIn: 'Closer',
    zoomOut: 'Farther',
    square: (m: string) => `A square of the grid is ${m} m wide.`,
    putHere: 'Corner at the cross',
    myPlace: 'Show where I am',
    undo: 'Take back',
    remove: (n: number) => `Remove corner ${n}`,
    anew: 'Remove all corners',
    typed: 'Corners by numbers',
    typedHint: 'One corner a line: latitude, longitude. Such as -0.30310, 36.08000',
    typedUse: 'Use these numbers',
    typedWrong: (line: number) =>
      `Line ${line} is not a latitude and a longitude. Write it like -0.30310, 36.08000`,
    finish: 'This is the field',
    loading: 'Getting the map…',
    failed: 'The map could not be fetched. Look at the network and try again, or choose another way.',
  },

  sides: {
    how: 'Measure along the ground from corner to corner, in order round the field.',
    shape: 'How many sides?',
    shapes: { rectangle: 'Four, with square corners', quad: 'Four, any corners', triangle: 'Three' },
    measured: 'Measured with',
    units: { rope: 'Rope or tape, in metres', paces: 'Paces' },
    side: (n: number) => `Side ${n}`,
    length: 'Long side',
    width: 'Short side',
    diagonal: 'Across, from corner 1 to corner 3',
    diagonalHint: 'If you can measure it. Four sides alone do not fix a shape.',
    inMetres: 'in metres',
    inPaces: 'number of paces',
    pace: 'Length of one of your paces, in metres',
    paceHint: 'Walk ten paces along a rope, measure, divide by ten. 0.75 is only a guess.',
    paceGuess: 'Counted with a pace of 0.75 m, which is a guess.',
    between: (least: string, most: string) =>
      `With these four sides the field has between ${least} and ${most} acres. Measure across to know.`,
    faults: {
      'sides.missing': 'Write every length as a number above 0, such as 42.5',
      'sides.unclear':
        'A comma before three digits can be read in two ways. Write 1500 for one thousand five hundred, 1.5 for one and a half.',
      'sides.long': 'A side must be shorter than 20,000 metres. Look at the length and its unit again.',
      'sides.impossible':
        'These lengths do not meet at the corners. Measure again; one of them is too long for the others.',
    },
    where:
      'Lengths do not tell where north is, so the shape may lie turned on a map. Its size is as good as the lengths.',
    finish: 'This is the field',
  },

  review: {
    title: 'Is this your field?',
    save: 'Save this shape',
    back: 'Change it',
    saved: 'Boundary saved',
    savedOffline: 'Boundary saved on this phone. It is sent when there is a network.',
    failed: 'The boundary was not saved',
    sizeChanges: (was: string) => `Until now the field was ${was}. Saving gives it the size of this shape.`,
  },
  unnamed: 'Unnamed field',
  notFound: 'This field is not on this phone. It may have been deleted.',
};
