import { classes } from '#kit/web/ui/classes.ts';
import { DownloadIcon } from '#kit/web/ui/icons.tsx';
import list from '#kit/web/ui/List.module.css';

interface Props {
  readonly href: string;
  readonly name: string;
  readonly title: string;
  readonly detail: string;
}

/** Uses the browser's own download: it shows progress, and the file need not fit in memory. */
export const DownloadItem = ({ href, name, title, detail }: Props) => (
  <li className={list.item}>
    <a href={href} download={name} className={classes(list.line, list.tap)}>
      <span className={classes(list.square, list.sky)}>
        <DownloadIcon />
      </span>
      <span className={list.body}>
        <span className={list.text}>
          <span className={list.title}>{title}</span>
          <small>{detail}</small>
        </span>
      </span>
    </a>
  </li>
);
