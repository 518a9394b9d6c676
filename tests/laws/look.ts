import fc from 'fast-check'

/** What was found when so many games or inputs were looked at: null when all of them kept the laws. */
export type Report = { done: number; broken: string | null }

/** Looks at so many games or inputs, and says which of them broke a law. */
export type Look = (parameters: { seed: number; numRuns: number }) => Promise<Report>

/** The first that breaks a law is told with what reproduces it, and why it does. */
export const lookFor =
  <Games>(law: fc.IRawProperty<Games, boolean>): Look =>
  async (parameters) => {
    const details = await fc.check(law, { ...parameters, includeErrorInReport: true })
    return { done: details.numRuns, broken: (details.failed && fc.defaultReportMessage(details)) || null }
  }

interface Clocks {
  /** Milliseconds on the wall. */
  wall(): number
  /** Milliseconds for which processors were at work for this program. */
  processor(): number
}

const CLOCKS: Clocks = {
  wall: () => performance.now(),
  processor: () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
}

/** How long this took, without the time in which the machine was at work for others. */
export async function timeTaken(read: () => unknown, { wall, processor }: Clocks = CLOCKS): Promise<number> {
  const begun = { wall: wall(), processor: processor() }
  await read()
  return Math.min(wall() - begun.wall, processor() - begun.processor)
}
