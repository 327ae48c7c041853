import { useEffect, useRef } from 'react';

/** Publishes the height of an element as a custom property of the root, for what lies above it. */
export const usePublishedHeight = <E extends HTMLElement>(property: '--bar' | '--action' | '--toasts') => {
  const element = useRef<E>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    if (!element.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.target.getBoundingClientRect().height ?? 0;
      style.setProperty(property, `${Math.round(height)}px`);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [property]);
  return element;
};
