/** Amplitudes up to here are unchanged. */
const KNEE = 0.7

/** Maximum input amplitude of the curve. Larger ones are clipped to it. */
export const MAX_AMPLITUDE = 4

const STEPS = 8192

/**
 * Soft-limits an amplitude: unchanged up to the knee, then bent, and always below 1. A compressor would be finer. But in browsers it makes
 * the first sound much too soft, and all others louder.
 */
export function limited(swing: number): number {
  const over = Math.abs(swing) - KNEE
  if (over <= 0) return swing
  return Math.sign(swing) * (KNEE + (1 - KNEE) * Math.tanh(over / (1 - KNEE)))
}

/** The same curve for a WaveShaperNode, from `-MAX_AMPLITUDE` to `MAX_AMPLITUDE`. */
export const limiterCurve = () =>
  Float32Array.from({ length: STEPS + 1 }, (_, step) => limited(((2 * step) / STEPS - 1) * MAX_AMPLITUDE))
