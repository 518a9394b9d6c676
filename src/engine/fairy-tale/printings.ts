/** What is printed on tiles since a rules version. */
interface Printing<Printed> {
  since: number
  printed: Printed
}

/**
 * All printings of a deck or box, the oldest first. A stored game keeps the one of its own rules version, so that a line
 * that was released never changes: a new print is a new line, and belongs to the next rules version (decision 12).
 */
export type Printings<Printed> = readonly [Printing<Printed>, ...Printing<Printed>[]]

/** What was printed when a rules version was today's. */
export function printedBy<Printed>([oldest, ...newer]: Printings<Printed>, version: number): Printed {
  const since = newer.findLast((printing) => printing.since <= version)
  return (since ?? oldest).printed
}
