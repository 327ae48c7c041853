export interface Bell {
  ring(): void;
  /** Ends when rung (also if that was before), or after `ms`. */
  wait(ms: number): Promise<void>;
}

export const createBell = (): Bell => {
  let rung = false;
  let wake: (() => void) | null = null;
  return {
    ring: () => {
      rung = true;
      wake?.();
    },
    wait: async (ms) => {
      if (!rung) {
        await new Promise<void>((done) => {
          const timer = setTimeout(done, ms);
          wake = () => {
            clearTimeout(timer);
            done();
          };
        });
      }
      rung = false;
      wake = null;
    },
  };
};
