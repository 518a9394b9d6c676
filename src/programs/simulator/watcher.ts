import type { GameTypes } from '../../engine/kernel/index.ts'

/** The types of a game with typed events. */
export type Watched = GameTypes & { Event: { type: string } }

/** Returns the amount that an event adds to a count. Called with the state right after the event. */
type Count<K extends Watched> = (event: K['Event'], state: K['State']) => number

/**
 * Makes counts of the events of a game: `on('rolled')` counts the events of a type, `on('rolled', ({ die }) => die === 6)`
 * the matching ones, and `on('rolled', ({ die }) => die)` sums a number.
 */
export const countsOf =
  <K extends Watched>() =>
  <Type extends K['Event']['type']>(
    type: Type,
    of: (event: Extract<K['Event'], { type: Type }>, state: K['State']) => boolean | number = () => 1,
  ): Count<K> =>
  (event, state) =>
    isOfType<K, Type>(event, type) ? Number(of(event, state)) : 0

const isOfType = <K extends Watched, Type extends K['Event']['type']>(
  event: K['Event'],
  type: Type,
): event is Extract<K['Event'], { type: Type }> => event.type === type

/** Functions that return notes, by name. Undefined adds no note. */
type Makers<Make> = Readonly<Record<string, Make>>

/** Maps a record with open names (the argument was left out) to an empty record. */
type Named<T> = string extends keyof T ? Record<never, never> : T

/** The lists of notes, by name. */
type NotesBy<M> = {
  [Name in keyof Named<M>]: Named<M>[Name] extends (...of: never) => infer Note
    ? Exclude<Note, undefined>[]
    : never
}

/** The result of watching a game: the total of each count and the list of each note. */
type Seen<C, E, B, A> = { [Name in keyof Named<C>]: number } & NotesBy<E> & NotesBy<B> & NotesBy<A>

/** Watches one game. `playToEnd` makes the calls; `seen` grows with them. */
interface Watch<K extends Watched, S> {
  before(state: K['State'], action: K['Action']): void
  emit(event: K['Event'], state: K['State']): void
  after(state: K['State']): void
  readonly seen: S
}

/** Starts to watch a new game. */
export type Watcher<K extends Watched, S> = () => Watch<K, S>

/** The result of a watcher. */
export type SeenBy<W extends Watcher<never, unknown>> = ReturnType<W>['seen']

/**
 * Makes a watcher: `counts` and notes of `events`, and notes made `before` and `after` each action. `made`: the number of earlier notes
 * with that name. All names must differ.
 */
export const watcherOf =
  <K extends Watched>() =>
  <
    C extends Readonly<Record<string, Count<K>>>,
    E extends Makers<(event: K['Event'], state: K['State']) => unknown>,
    B extends Makers<(state: K['State'], action: K['Action']) => unknown>,
    A extends Makers<(state: K['State'], made: number) => unknown>,
  >(watched: {
    counts?: C
    events?: E
    before?: B
    after?: A
  }): Watcher<K, Seen<C, E, B, A>> =>
  () => {
    const counts = Object.entries<Count<K>>(watched.counts ?? {})
    const events = Object.entries(watched.events ?? {})
    const before = Object.entries(watched.before ?? {})
    const after = Object.entries(watched.after ?? {})
    const totals = Object.fromEntries(counts.map(([name]) => [name, 0]))
    const lists = Object.fromEntries(
      [...events, ...before, ...after].map(([name]) => [name, [] as unknown[]]),
    )
    const add = (name: string, note: unknown) => {
      if (note !== undefined) lists[name]?.push(note)
    }
    return {
      before(state, action) {
        for (const [name, make] of before) add(name, make(state, action))
      },
      emit(event, state) {
        for (const [name, count] of counts) totals[name] = (totals[name] ?? 0) + count(event, state)
        for (const [name, make] of events) add(name, make(event, state))
      },
      after(state) {
        for (const [name, make] of after) add(name, make(state, lists[name]?.length ?? 0))
      },
      get seen() {
        return { ...totals, ...lists } as Seen<C, E, B, A>
      },
    }
  }
