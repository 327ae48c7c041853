import { spawn } from 'node:child_process';

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/**
 * Runs a program to its end and returns its exit code and piped output. Forwards a signal to the program
 * first, then exits.
 */
export const runChild = ({ command, args, shell = false }, options) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, shell });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    let received = '';
    const forward = (signal) => {
      received = signal;
      child.kill(signal);
    };
    for (const signal of Object.keys(SIGNALS)) process.on(signal, forward);
    const finish = () => {
      for (const signal of Object.keys(SIGNALS)) process.off(signal, forward);
    };
    child.once('error', (error) => {
      finish();
      reject(error);
    });
    child.once('close', (code) => {
      finish();
      if (received) process.exit(SIGNALS[received]);
      resolve({ code: code ?? 1, output });
    });
  });
