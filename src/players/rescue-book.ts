import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(1))

const PROVED = v.strictObject({ ends: count, answers: count, deeds: count, shortest: count })

/** A rescue of a book. */
export interface BookRescue<State, Action> {
  /** Its number in the book, from 1. */
  readonly number: number
  readonly start: State
  /** The result of the proof, which a test repeats. */
  readonly proved: Readonly<v.InferOutput<typeof PROVED>>
  /** How hard it is, from 1 to 5. */
  readonly acorns: number
  /** One of the shortest answers, to the end of the turn. */
  readonly way: readonly Action[]
}

/** The tale's forms of actions, positions and its own fields of a rescue. */
interface Written<State, Action, Own> {
  action: v.GenericSchema<unknown, Action>
  own: v.GenericSchema<unknown, Own>
  stateOf(position: string): State
}

/** Reads a book from the parsed file. Throws if the data is invalid. */
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
