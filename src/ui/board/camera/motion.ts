/** Whether the player asked the system for less motion. */
export const wantsLessMotion = (): boolean =>
  'matchMedia' in window && window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Starts fast, comes to rest softly. */
export const easeOut = (part: number): number => 1 - (1 - part) ** 3
