import { createContext, type ReactNode } from 'react';

const Context = createContext<ReactNode>(null);

/** The head of the field's screen, for the part that draws the scene around it. */
export const SceneHead = Context.Provider;
export const SceneHeadContext = Context;
