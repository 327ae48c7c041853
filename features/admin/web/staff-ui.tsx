import type { ReactNode } from 'react';
import { cleanLine, cleanText } from '#kit/pure/clean-text.ts';
import type { CallResult } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { type OnlineCall, useOnlineCall } from '#kit/web/online-call.ts';
import { useSession } from '#kit/web/session.tsx';
import { Age } from '#kit/web/ui/Age.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { classes } from '#kit/web/ui/classes.ts';
import { ColourScene } from '#kit/web/ui/ColourScene.tsx';
import { SpaceBetween, MutedText } from '#kit/web/ui/layout.tsx';
import { ListItem } from '#kit/web/ui/List.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { State } from '#kit/web/ui/State.tsx';
import { useWords } from '#kit/web/words.tsx';
import type { Mission, RequestStats } from '../contract.ts';
import { adminEn } from '../words.en.ts';
import { adminSw } from '../words.sw.ts';
import styles from './staff.module.css';

export const useAdminWords = () => useWords({ en: adminEn, sw: adminSw });

/** A name that a user typed: one line, without direction marks or stacked accents. */
export const PersonName = ({ children }: { readonly children: string }) => <bdi>{cleanLine(children)}</bdi>;

/** A longer text that a user typed. */
export const UserText = ({ children }: { readonly children: string }) => <bdi>{cleanText(children)}</bdi>;

/** What needs attention: the ground of a scene and the shape of a state. */
export const grounds = { good: 'leaf', strained: 'maize', bad: 'clay' } as const;
export const tones = { good: 'good', strained: 'watch', bad: 'bad' } as const;

interface SceneProps {
  readonly head: ReactNode;
  readonly figure?: string | undefined;
  /** Empty while it is not known. */
  readonly text: string;
  readonly detail?: string | undefined;
}

/** The one sentence of a staff screen, with its figure. */
export const SayingScene = ({ head, figure, text, detail }: SceneProps) => (
  <ColourScene head={head}>
    <div className={styles.say}>
      {text && (
        <p>
          {figure !== undefined && <b>{figure} </b>}
          {text}
        </p>
      )}
      {detail && <small>{detail}</small>}
    </div>
  </ColourScene>
);

/** Everything below a scene; the second column from 900 pixels. */
export const Below = ({
  children,
  isAside = false,
}: {
  readonly children: ReactNode;
  readonly isAside?: boolean;
}) => <div className={classes(styles.below, isAside && styles.aside)}>{children}</div>;

/** Why a case waits, in a colour of its own. */
export const Why = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.why}>{children}</div>
);

export const Count = ({ children }: { readonly children: ReactNode }) => (
  <strong className={styles.count}>{children}</strong>
);

/** Errors, response times and refused requests, as rows of a list. `limited` is for staff only. */
export const RequestRows = ({
  of: m,
  judged,
}: {
  readonly of: RequestStats & { readonly limited?: number };
  readonly judged?: Mission['judged'];
}) => {
  const { answers, health } = useAdminWords();
  const format = useFormat();
  const ms = (value: number): string => answers.ms(format.number(value, value < 10 ? 1 : 0));
  const share = (count: number): string => answers.of(format.number(count), format.number(m.requests));
  const isUnknown = judged?.reasons.includes('few_requests');
  const level = judged?.reasons.includes('faults') ? judged.health : 'good';
  return (
    <>
      <ListItem
        title={answers.faults}
        subtitle={share(m.faults)}
        trailing={judged && !isUnknown && <State tone={tones[level]}>{health[level]}</State>}
      />
      <ListItem
        title={answers.title}
        subtitle={
          m.median_ms === null || m.p95_ms === null
            ? answers.none
            : answers.within(ms(m.median_ms), ms(m.p95_ms))
        }
      />
      {m.limited !== undefined && <ListItem title={answers.limited} subtitle={share(m.limited)} />}
    </>
  );
};

/** The age of server figures, and a button to measure again. */
export const MeasuredAt = <T extends { readonly at: string }>({ of }: { readonly of: OnlineCall<T> }) => {
  const words = useAdminWords();
  return (
    <SpaceBetween gap="small">
      <Age at={of.value?.at ?? null} />
      <Button tone="quiet" busy={of.isLoading} onClick={of.reload}>
        {words.refresh}
      </Button>
    </SpaceBetween>
  );
};

/** Shown until server figures are there. */
export const Pending = <T,>({ of }: { readonly of: OnlineCall<T> }) => {
  const words = useAdminWords();
  return of.refusal ? (
    <ErrorCard
      what={words.failed}
      requestId={of.refusal.requestId}
      action={
        <Button tone="quiet" busy={of.isLoading} onClick={of.reload}>
          {words.retry}
        </Button>
      }
    />
  ) : (
    <Skeleton shapes={['card', 'card']} />
  );
};

/** A staff page; the server checks the role again. */
export const StaffOnly = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const words = useAdminWords();
  const { session } = useSession();
  return session?.role === 'admin' ? (
    children
  ) : (
    <Screen title={title} back="/more">
      <MutedText>{words.adminOnly}</MutedText>
    </Screen>
  );
};

/** Null requests nothing. */
export const useFigures = <T,>(name: string | null, ask: () => Promise<CallResult<T>>): OnlineCall<T> => {
  const { session } = useSession();
  return useOnlineCall<T>(name && `${name} ${session?.userId ?? ''}`, ask);
};
