import { useState } from 'react';
import { Link } from 'wouter';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Tabs } from '#kit/web/ui/Tabs.tsx';
import { CreateForm } from './CreateForm.tsx';
import { usePeopleWords } from './entrance.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { recoveryToken } from './recovery.ts';
import { RequestForm } from './RequestForm.tsx';
import { ResetDone, type Done } from './ResetDone.tsx';
import styles from './ResetScreen.module.css';

type Want = 'account' | 'password';

const wanted = (): Want => ((history.state as { want?: Want } | null)?.want === 'account' ? 'account' : 'password');

/** Where "Create one" and "Forgot password?" lead, and the link of the reset mail. */
export const ResetScreen = () => {
  const words = usePeopleWords();
  const [token] = useState(() => recoveryToken(location));
  const [want, setWant] = useState(wanted);
  const [done, setDone] = useState<Done | null>(null);
  const content = done ? <ResetDone done={done} />
    : token ? <NewPasswordForm token={token} onDone={() => setDone({ what: 'updated' })} />
    : (
      <Tabs<Want>
        label={words.reset.choose}
        tabs={[{ id: 'account', label: words.reset.createTab }, { id: 'password', label: words.reset.resetTab }]}
        current={want} onChange={setWant}
      >
        {want === 'account' ? <CreateForm /> : <RequestForm onDone={(email) => setDone({ what: 'sent', email })} />}
      </Tabs>
    );
  return (
    <main className={styles.reset}>
      <Screen title={token ? words.reset.newTitle : words.reset.title} back="/auth">
        {content}
        {!done && <p><Link href="/auth" className={styles.back}>{words.reset.back}</Link></p>}
      </Screen>
    </main>
  );
};
