/** The print of tiles from one rules version on. */
interface Printing<Printed> {
  since: number
  printed: Printed
}

/**
 * All printings of a deck or box, the oldest first. A stored game uses the printing of its own rules version. A released line must never
 * change: add a new line for the next rules version instead (decision 12).
 */
export type Printings<Printed> = readonly [Printing<Printed>, ...Printing<Printed>[]]

/** Returns the print that was current at a rules version. */
export function printedBy<Printed>([oldest, ...newer]: Printings<Printed>, version: number): Printed {
  const since = newer.findLast((printing) => printing.since <= version)
  return (since ?? oldest).printed
}
