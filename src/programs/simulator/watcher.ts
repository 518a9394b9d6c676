import type { Kind } from '../../engine/kernel/index.ts'

/** The types of a game whose events have a type each. */
export type Watched = Kind & { Event: { type: string } }

/** How much an event adds to a count. It is asked while the state shows the event. */
type Count<K extends Watched> = (event: K['Event'], state: K['State']) => number

/**
 * Makes counts of the events of a game: `on('rolled')` counts the events of a type, `on('rolled', ({ die }) => die === 6)`
 * those that something is true of, and `on('rolled', ({ die }) => die)` adds a number up.
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

/** Makers of notes by name. Undefined notes nothing. */
type Makers<Make> = Readonly<Record<string, Make>>

/** A record, or an empty one if its names are open: nothing was given. */
type Named<T> = string extends keyof T ? Record<never, never> : T

/** The lists of notes by the names of their makers. */
type NotesBy<M> = {
  [Name in keyof Named<M>]: Named<M>[Name] extends (...of: never) => infer Note
    ? Exclude<Note, undefined>[]
    : never
}

/** What was seen in a game: the total of each count, and the list of each note. */
type Seen<C, E, B, A> = { [Name in keyof Named<C>]: number } & NotesBy<E> & NotesBy<B> & NotesBy<A>

/** Watches one game: the calls belong to `playToEnd`, and `seen` grows meanwhile. */
interface Watch<K extends Watched, S> {
  before(state: K['State'], action: K['Action']): void
  emit(event: K['Event'], state: K['State']): void
  after(state: K['State']): void
  readonly seen: S
}

/** Begins to watch a game. */
export type Watcher<K extends Watched, S> = () => Watch<K, S>

/** What a watcher sees in a game. */
export type SeenBy<W extends Watcher<never, unknown>> = ReturnType<W>['seen']

/**
 * Says what is watched in a game: `counts` and notes of its `events`, and notes made `before` and `after` each action, where
 * `made` is how many notes of a name there are already. The names of all must differ.
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
