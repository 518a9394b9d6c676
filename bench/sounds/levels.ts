/** Measurements of samples; levels in decibels relative to full scale. */
export interface Levels {
  peak: number
  /** RMS level of the loudest eighth of a second. */
  loud: number
  /** From the first audible sample to the last, in milliseconds. */
  lasts: number
  /** Silence before it, in milliseconds. */
  waits: number
  /** Number of samples beyond full scale. */
  clipped: number
  /** The greatest amplitude in the last millisecond: unless it is nearly zero, the sound ends with a click. */
  end: number
}

/** The amplitude that counts as silent: 60 decibels below full scale. */
const HEARD = 0.001
const EIGHTH = 0.125

const decibels = (swing: number): number => Math.round(200 * Math.log10(Math.max(swing, 1e-6))) / 10

/** Measures rendered samples; the last part ends after `ends` seconds. */
export function levelsOf(samples: Float32Array, rate: number, ends: number): Levels {
  const first = samples.findIndex((sample) => Math.abs(sample) > HEARD)
  const last = samples.findLastIndex((sample) => Math.abs(sample) > HEARD)
  const milliseconds = (count: number) => Math.round((count / rate) * 1000)
  const end = Math.round(ends * rate)
  return {
    peak: decibels(greatest(samples)),
    loud: decibels(loudest(samples, Math.round(EIGHTH * rate))),
    lasts: milliseconds(Math.max(0, last - first)),
    waits: milliseconds(Math.max(0, first)),
    clipped: samples.filter((sample) => Math.abs(sample) > 1).length,
    end: decibels(greatest(samples.subarray(end - Math.round(rate / 1000), end))),
  }
}

const greatest = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

/** Returns the root mean square of the loudest `width` consecutive samples. */
function loudest(samples: Float32Array, width: number): number {
  let sum = 0
  let most = 0
  samples.forEach((sample, index) => {
    sum += sample ** 2 - (samples[index - width] ?? 0) ** 2
    most = Math.max(most, sum)
  })
  return Math.sqrt(most / width)
}
