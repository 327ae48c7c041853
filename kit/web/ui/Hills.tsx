import styles from './Hills.module.css';

/** Two hills with terraces across a picture 360 wide: the far one from y = 126, the near one from y = 159. */
export const Hills = () => (
  <>
    <path d="M0 162C44 136 98 132 152 146s126 14 208-20v90H0z" className={styles.far} />
    <path d="M0 174c62-24 122-20 182-5s124 9 178-15v70H0z" className={styles.near} />
    <path
      d="M14 180c50-17 104-15 160-2M40 188c40-9 80-9 122-2M210 180c54 6 100-2 150-22M236 188c44 4 84-4 124-18"
      className={styles.terraces}
    />
  </>
);
