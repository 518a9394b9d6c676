/** Whether the player asked the system for less motion. */
export const wantsLessMotion = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

/** Starts fast, comes to rest softly. */
export const easeOut = (part: number): number => 1 - (1 - part) ** 3
