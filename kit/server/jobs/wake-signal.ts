export interface WakeSignal {
  notify(): void;
  /** Resolves after `notify()`, including one from before the call, or after `ms`. */
  wait(ms: number): Promise<void>;
}

export const createWakeSignal = (): WakeSignal => {
  let isNotified = false;
  let wake: (() => void) | null = null;
  return {
    notify: () => {
      isNotified = true;
      wake?.();
    },
    wait: async (ms) => {
      if (!isNotified) {
        await new Promise<void>((done) => {
          const timer = setTimeout(done, ms);
          wake = () => {
            clearTimeout(timer);
            done();
          };
        });
      }
      isNotified = false;
      wake = null;
    },
  };
};
