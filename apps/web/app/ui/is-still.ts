/** Motion is unwanted. */
export const isStill = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
