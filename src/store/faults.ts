import { create } from 'zustand'

interface Faults {
  /** The last failure that no caller handles; the page shows it. */
  fault: Error | null
  /** Parts that have failed before: each is shown once. */
  reported: readonly string[]
}

/** A bot's worker has failed or may not be started: a quick bot plays instead. */
export class ThinkerFailed extends Error {}

export const useFaults = create<Faults>(() => ({ fault: null, reported: [] }))

/** Reports a failure that the rest of the program survives. */
export function reportFault(part: string, error: unknown): void {
  console.error(`Failed: ${part}.`, error)
  const { reported } = useFaults.getState()
  if (reported.includes(part)) return
  useFaults.setState({
    fault: error instanceof Error ? error : new Error(String(error)),
    reported: [...reported, part],
  })
}

/** Logs a failure to the console only, because the player loses nothing by it. */
export const noteFault = (part: string, error: unknown): void => console.error(`Failed: ${part}.`, error)

/** Returns the result of a function, or undefined if it throws. The failure is reported. */
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
