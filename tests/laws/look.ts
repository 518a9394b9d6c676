import fc from 'fast-check'

/** The result of a number of checks; `broken` is null if all kept the laws. */
export type Report = { done: number; broken: string | null }

/** Checks `numRuns` games or inputs and reports the first that breaks a law. */
export type Look = (parameters: { seed: number; numRuns: number }) => Promise<Report>

/** Returns a check of a law that reports the first failing case with what reproduces it and the reason. */
export const lookFor =
  <Games>(law: fc.IRawProperty<Games, boolean>): Look =>
  async (parameters) => {
    const details = await fc.check(law, { ...parameters, includeErrorInReport: true })
    return { done: details.numRuns, broken: (details.failed && fc.defaultReportMessage(details)) || null }
  }

interface Clocks {
  /** Milliseconds on the wall. */
  wall(): number
  /** Processor time of this program, in milliseconds. */
  processor(): number
}

const CLOCKS: Clocks = {
  wall: () => performance.now(),
  processor: () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
}

/** Returns the milliseconds that `read` took, without the time that the machine spent on other programs. */
export async function timeTaken(read: () => unknown, { wall, processor }: Clocks = CLOCKS): Promise<number> {
  const begun = { wall: wall(), processor: processor() }
  await read()
  return Math.min(wall() - begun.wall, processor() - begun.processor)
}
