import type { ReactNode } from 'react';
import type { TrapDiagram } from '../../domain/diagram.ts';
import { useChatWords } from '../words.ts';
import styles from '../chat.module.css';

type Draw = (height: number, drawn: ReactNode) => ReactNode;
interface Props {
  readonly diagram: TrapDiagram;
  readonly draw: Draw;
}

const GROUND_Y = 216;
/** Pixels per centimetre, so that the board is drawn to scale. */
const PX_PER_CM = 4;

const plant = (x: number): ReactNode => (
  <g key={x}>
    <path className={styles.stem} data-part="stem" d={`M${x} ${GROUND_Y} V${GROUND_Y - 60}`} />
    {[-20, -38, -56].map((y) => (
      <path
        key={y}
        className={styles.first}
        data-part="first"
        d={`M${x} ${GROUND_Y + y} q-20 -14 -26 4 q14 8 26 -4 M${x} ${GROUND_Y + y} q20 -14 26 4 q-14 8 -26 -4`}
      />
    ))}
  </g>
);
const groundLine = (
  <line className={styles.dim} data-part="dim" x1={8} x2={312} y1={GROUND_Y} y2={GROUND_Y} />
);

/** Draws a yellow board on a stake, just above the plants. */
const Board = ({
  diagram: {
    board: [wide, high],
  },
  draw,
}: Props) => {
  const { trap } = useChatWords().diagram;
  const [w, h] = [wide * PX_PER_CM, high * PX_PER_CM];
  const [left, top] = [160 - w / 2, 26];
  return draw(
    GROUND_Y + 12,
    <>
      {groundLine}
      {[60, 116, 204, 260].map(plant)}
      <path className={styles.stem} data-part="stem" d={`M160 ${GROUND_Y} V${top + h}`} />
      <rect className={styles.second} data-part="second" x={left} y={top} width={w} height={h} />
      <path
        className={styles.dim}
        data-part="dim"
        d={`M${left} 16 V22 M${left} 19 H${left + w} M${left + w} 16 V22 M${left + w + 6} ${top} H${left + w + 12} M${left + w + 9} ${top} V${top + h} M${left + w + 6} ${top + h} H${left + w + 12}`}
      />
      <text x={160} y={12} textAnchor="middle">
        {trap.cm(String(wide))}
      </text>
      <text x={left + w + 16} y={top + h / 2}>
        {trap.cm(String(high))}
      </text>
    </>,
  );
};

/** Draws a flat basin on the ground, with the lure on a wire a hand's width above the water. */
const Basin = ({ diagram: { litres }, draw }: Props) => {
  const { trap } = useChatWords().diagram;
  return draw(
    GROUND_Y + 12,
    <>
      {groundLine}
      {[44, 276].map(plant)}
      <path
        className={styles.water}
        data-part="water"
        d={`M104 ${GROUND_Y - 30} H216 L206 ${GROUND_Y} H114 Z`}
      />
      <path
        className={styles.dim}
        data-part="dim"
        d={`M98 ${GROUND_Y - 42} L112 ${GROUND_Y} M222 ${GROUND_Y - 42} L208 ${GROUND_Y} M112 ${GROUND_Y - 42} V66 H208 V${GROUND_Y - 42} M160 66 V112 M172 120 V${GROUND_Y - 32} M168 120 H176 M168 ${GROUND_Y - 32} H176`}
      />
      <rect className={styles.second} data-part="second" x={152} y={108} width={16} height={12} />
      <text x={160} y={56} textAnchor="middle">
        {trap.lure}
      </text>
      <text x={180} y={156}>
        {trap.hand}
      </text>
      <text x={160} y={GROUND_Y - 10} textAnchor="middle">
        {trap.water(String(litres))}
      </text>
    </>,
  );
};

const range = ([low, high]: readonly [number, number]): string => `${low}–${high}`;

/** A trap from the book, with its steps as text below. */
export const TrapDiagramView = ({ diagram, draw }: Props) => {
  const { trap } = useChatWords().diagram;
  const steps =
    diagram.trap === 'board'
      ? trap.boardSteps(String(diagram.board[0]), String(diagram.board[1]))
      : trap.basinSteps(String(diagram.litres), range(diagram.watch), range(diagram.catchMany));
  return (
    <>
      {diagram.trap === 'board' ? (
        <Board diagram={diagram} draw={draw} />
      ) : (
        <Basin diagram={diagram} draw={draw} />
      )}
      <ul>
        {steps.split('\n').map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <small>{trap.source}</small>
    </>
  );
};
