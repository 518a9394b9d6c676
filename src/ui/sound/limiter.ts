/** Up to here a swing is left as it is. */
const KNEE = 0.7

/** The greatest swing that is told from a greater one. */
export const REACH = 4

const STEPS = 8192

/**
 * A swing as it leaves the speaker: what is small as it is, what is greater bent, never beyond 1. A compressor would do it more
 * finely, but browsers let the first sound through one come far too softly, and make all others louder.
 */
export function limited(swing: number): number {
  const over = Math.abs(swing) - KNEE
  if (over <= 0) return swing
  return Math.sign(swing) * (KNEE + (1 - KNEE) * Math.tanh(over / (1 - KNEE)))
}

/** The same for the browser: from the greatest swing to one side to the greatest to the other. */
export const limiterCurve = () =>
  Float32Array.from({ length: STEPS + 1 }, (_, step) => limited(((2 * step) / STEPS - 1) * REACH))
