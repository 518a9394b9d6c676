/** How much an event adds to a count. */
type Count<Event> = (event: Event) => number

/**
 * Makes counts of the events of a game: `on('rolled')` counts the events of a type, `on('rolled', ({ die }) => die === 6)`
 * those that something is true of, and `on('rolled', ({ die }) => die)` adds a number up.
 */
export const countsOf =
  <Event extends { type: string }>() =>
  <Type extends Event['type']>(
    type: Type,
    of: (event: Extract<Event, { type: Type }>) => boolean | number = () => 1,
  ): Count<Event> =>
  (event) =>
    isOfType(event, type) ? Number(of(event)) : 0

const isOfType = <Event extends { type: string }, Type extends Event['type']>(
  event: Event,
  type: Type,
): event is Extract<Event, { type: Type }> => event.type === type

/** Counts events: `totals` change as events are added. */
export function counterOf<Event, Name extends string>(counts: Readonly<Record<Name, Count<Event>>>) {
  const names = Object.keys(counts) as Name[]
  const totals = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>
  return {
    totals,
    add(event: Event): void {
      for (const name of names) totals[name] += counts[name](event)
    },
  }
}

/**
 * Makes notes of events, for each name a list that grows as events are added. A maker is asked while the state shows the
 * event; undefined notes nothing.
 */
export const noterOf =
  <Event, State>() =>
  <Notes extends object>(
    makers: {
      readonly [Name in keyof Notes]: (event: Event, state: State) => Notes[Name] | undefined
    },
  ) => {
    type Lists = { readonly [Name in keyof Notes]: Notes[Name][] }
    const names = Object.keys(makers) as (keyof Notes)[]
    const notes = Object.fromEntries(names.map((name) => [name, []])) as unknown as Lists
    return {
      notes,
      add(event: Event, state: State): void {
        for (const name of names) {
          const note = makers[name](event, state)
          if (note !== undefined) notes[name].push(note)
        }
      },
    }
  }
