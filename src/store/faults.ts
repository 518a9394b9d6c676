import { create } from 'zustand'

interface Faults {
  /** The last failure that nobody waits for an answer to; the page tells of it. */
  fault: Error | null
  /** Parts that have failed before: whoever plays on is told of each once. */
  reported: readonly string[]
}

/** A computer player that thinks for long has failed, or may not be started: a quick one plays in its place. */
export class ThinkerFailed extends Error {}

export const useFaults = create<Faults>(() => ({ fault: null, reported: [] }))

/** Reports that a part of the program has failed without which the rest goes on. */
export function reportFault(part: string, error: unknown): void {
  console.error(`Failed: ${part}.`, error)
  const { reported } = useFaults.getState()
  if (reported.includes(part)) return
  useFaults.setState({
    fault: error instanceof Error ? error : new Error(String(error)),
    reported: [...reported, part],
  })
}

/** Notes a failure of which nobody playing needs to know, as nothing is lost by it. */
export const noteFault = (part: string, error: unknown): void => console.error(`Failed: ${part}.`, error)

/** Returns what a part answers, or undefined if it fails, which is reported. */
export function guarded<Answer>(
  part: string,
  how: () => Answer,
  report: (part: string, error: unknown) => void = reportFault,
): Answer | undefined {
  try {
    return how()
  } catch (error) {
    report(part, error)
    return undefined
  }
}
