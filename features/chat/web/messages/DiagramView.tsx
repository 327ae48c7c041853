import { type ReactNode, useRef } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { IconButton } from '#kit/web/ui/Button.tsx';
import { DownloadIcon } from '#kit/web/ui/icons.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { cropByKey } from '#knowledge/crops.ts';
import type { CalendarDiagram, Diagram, SpacingDiagram } from '../../domain/diagram.ts';
import { useChatWords } from '../words.ts';
import { downloadDiagram } from './image-file.ts';
import { TrapDiagramView } from './TrapDiagramView.tsx';
import styles from '../chat.module.css';

const WIDTH = 320;
const range = ([low, high]: readonly [number, number]): string =>
  low === high ? String(low) : `${low}–${high}`;
const mid = ([low, high]: readonly [number, number]): number => (low + high) / 2;

/** Draws four rows to scale, limited by whichever dimension is tighter. Each plant is a dot. */
const useDrawnRows = ({ rows, plants, other }: SpacingDiagram) => {
  const words = useChatWords();
  const [row, plant] = [mid(rows), mid(plants)];
  const scale = Math.min(70 / row, 240 / (plant * 4));
  const [dx, dy] = [Math.max(plant * scale, 6), Math.max(row * scale, 18)];
  const across = Math.min(40, Math.floor(250 / dx));
  const y = (i: number): number => 34 + i * dy;
  const dots = (at: number, step: number, part: 'first' | 'second'): ReactNode =>
    Array.from({ length: Math.min(60, Math.floor((across * dx) / step) + 1) }, (_, i) => (
      <circle
        key={`${part}${at}${i}`}
        className={styles[part]}
        data-part={part}
        cx={24 + i * step}
        cy={at}
        r={part === 'first' ? 4 : 2.5}
      />
    ));
  const height = y(3) + 34;
  return {
    height,
    drawn: (
      <>
        {[0, 1, 2, 3].map((i) => (
          <line
            key={i}
            className={styles.soil}
            data-part="soil"
            x1={16}
            x2={24 + across * dx + 8}
            y1={y(i)}
            y2={y(i)}
          />
        ))}
        {[0, 1, 2, 3].map((i) => dots(y(i), dx, 'first'))}
        {other && [0, 1, 2].map((i) => dots(y(i) + dy / 2, Math.max(mid(other.plants) * scale, 6), 'second'))}
        <path className={styles.dim} data-part="dim" d={`M24 18 V24 M24 21 H${24 + dx} M${24 + dx} 18 V24`} />
        <text x={24 + dx + 6} y={20}>
          {words.diagram.plants(range(plants))}
        </text>
        <path
          className={styles.dim}
          data-part="dim"
          d={`M8 ${y(0)} H14 M11 ${y(0)} V${y(1)} M8 ${y(1)} H14`}
        />
        <text x={16} y={height - 10}>
          {words.diagram.rows(range(rows))}
        </text>
      </>
    ),
  };
};

const Spacing = ({
  diagram,
  draw,
}: {
  readonly diagram: SpacingDiagram;
  readonly draw: (height: number, drawn: ReactNode) => ReactNode;
}) => {
  const words = useChatWords();
  const { language } = useLanguage();
  const { number } = useFormat();
  const { height, drawn } = useDrawnRows(diagram);
  const { other, seed, plantsOnAcre } = diagram;
  return (
    <>
      {draw(height, drawn)}
      <ul>
        <li>{words.diagram.rows(range(diagram.rows))}</li>
        <li>{words.diagram.plants(range(diagram.plants))}</li>
        <li>{words.diagram.acre(number(plantsOnAcre))}</li>
        {seed && <li>{words.diagram.seed(seed[language])}</li>}
        {other && (
          <li>{`${cropByKey(other.crop)?.name[language] ?? ''}: ${words.diagram.plants(range(other.plants))}`}</li>
        )}
      </ul>
      <small>{words.diagram.source}</small>
    </>
  );
};

const CalendarBars = ({
  diagram: { lines },
  draw,
}: {
  readonly diagram: CalendarDiagram;
  readonly draw: (height: number, drawn: ReactNode) => ReactNode;
}) => {
  const words = useChatWords();
  const { language } = useLanguage();
  const most = Math.max(...lines.map(({ high }) => high));
  const x = (days: number): number => 8 + (days / most) * (WIDTH - 16);
  return (
    <>
      {draw(
        lines.length * 44 + 8,
        lines.map(({ name, low, high }, i) => (
          <g key={i}>
            <text x={8} y={i * 44 + 18}>
              {words.diagram.days(String(low), String(high))}
            </text>
            <rect
              className={styles.bar}
              data-part="bar"
              x={8}
              y={i * 44 + 24}
              width={x(low) - 8}
              height={10}
              opacity={0.35}
            />
            <rect
              className={styles.bar}
              data-part="bar"
              x={x(low)}
              y={i * 44 + 24}
              width={Math.max(4, x(high) - x(low))}
              height={10}
            >
              <title>{name?.[language] ?? ''}</title>
            </rect>
          </g>
        )),
      )}
      <ul>
        {lines.map(({ name, low, high }, i) => (
          <li key={i}>
            {[name?.[language], words.diagram.days(String(low), String(high))].filter(Boolean).join(': ')}
          </li>
        ))}
      </ul>
      <small>{words.diagram.calendarSource}</small>
    </>
  );
};

/** A drawing from the book's figures, which are also in the text beside it. */
export const DiagramView = ({ diagram, title }: { readonly diagram: Diagram; readonly title: string }) => {
  const words = useChatWords();
  const diagramSvg = useRef<SVGSVGElement>(null);
  const draw = (height: number, drawn: ReactNode): ReactNode => (
    <svg
      ref={diagramSvg}
      className={styles.plan}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={title}
    >
      {drawn}
    </svg>
  );
  return (
    <div>
      {diagram.kind === 'trap' ? (
        <TrapDiagramView diagram={diagram} draw={draw} />
      ) : diagram.kind === 'calendar' ? (
        <CalendarBars diagram={diagram} draw={draw} />
      ) : (
        <Spacing diagram={diagram} draw={draw} />
      )}
      <IconButton
        icon={DownloadIcon}
        label={words.download}
        onClick={() => {
          if (diagramSvg.current) downloadDiagram(diagramSvg.current, title);
        }}
      />
    </div>
  );
};
