/** The mean of differences between two candidates, luck for luck, and its standard error: both in what they are measured in. */
export interface Spread {
  gain: number
  error: number
}

/** What differences say together; `doubt`: how much they stray at least, as a variance, even if few so far agree. */
export function spreadOf(gains: readonly number[], doubt = 0): Spread {
  const gain = average(gains)
  const variance = gains.reduce((sum, each) => sum + (each - gain) ** 2, 0) / (gains.length - 1)
  return { gain, error: Math.sqrt((variance + doubt) / gains.length) }
}

export const average = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / values.length
