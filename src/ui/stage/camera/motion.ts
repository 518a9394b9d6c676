/** Starts fast, comes to rest softly. */
export const easeOut = (part: number): number => 1 - (1 - part) ** 3
