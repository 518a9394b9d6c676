/** The mean of paired differences between two candidates, and its standard error, in the unit of the samples. */
export interface PairedDifference {
  gain: number
  error: number
}

/** Returns the mean of differences and its error. `doubt`: the least variance, even if the first few are equal. */
export function spreadOf(gains: readonly number[], doubt = 0): PairedDifference {
  const gain = average(gains)
  const variance = gains.reduce((sum, each) => sum + (each - gain) ** 2, 0) / (gains.length - 1)
  return { gain, error: Math.sqrt((variance + doubt) / gains.length) }
}

export const average = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / values.length
