import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(1))

const PROVED = v.strictObject({ ends: count, answers: count, deeds: count, shortest: count })

/** A rescue as its book has it. */
export interface BookRescue<State, Action> {
  /** Its number in the book, from 1. */
  readonly number: number
  readonly start: State
  /** What was proved, and is proved again by a test. */
  readonly proved: Readonly<v.InferOutput<typeof PROVED>>
  /** How hard it is: one to five. */
  readonly acorns: number
  /** One of the shortest ways, to the end. */
  readonly way: readonly Action[]
}

/** How a tale writes its rescues: its actions, what it adds to a rescue, and its positions. */
interface Written<State, Action, Own> {
  action: v.GenericSchema<unknown, Action>
  own: v.GenericSchema<unknown, Own>
  stateOf(position: string): State
}

/** Reads a book as it lies in its file. Throws where it is none. */
export function readBook<State, Action, Own>(
  written: unknown,
  { action, own, stateOf }: Written<State, Action, Own>,
): (BookRescue<State, Action> & Own)[] {
  const entry = v.object({
    position: v.array(v.string()),
    proved: PROVED,
    acorns: count,
    way: v.array(action),
  })
  return v.parse(v.array(v.unknown()), written).map((rescue, index) => {
    const { position, ...rest } = v.parse(entry, rescue)
    return { ...v.parse(own, rescue), ...rest, number: index + 1, start: stateOf(position.join('\n')) }
  })
}
