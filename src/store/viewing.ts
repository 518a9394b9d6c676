import { create } from 'zustand'
import { type Game, type Kind, type Session, stateOf, type Viewer } from '../engine/kernel/index.ts'
import { ledBySame, type People } from './persons.ts'

/** For whom the screen is drawn, and whom it waits for under a cover. */
export interface View {
  /** The seat whose view is shown; null: only what lies open to all. */
  by: Viewer
  /** The seat that must say that it looks now, and nobody else; until then nothing of the table is drawn. */
  waitsFor: number | null
}

/** What decides who looks. */
export interface Whereabouts<K extends Kind> {
  game: Game<K>
  session: Session<K>
  /** Whether a person leads a role. */
  isPerson(role: string): boolean
  people: People
  /** Events are being shown: they belong to whoever looks already. */
  playing: boolean
}

/**
 * Who looks at a game now, where `sworn` is the seat that said last that nobody else looks. A game that hides nothing is
 * for everybody's eyes. In one with hidden hands the table is covered as soon as another person must decide, before
 * anything of theirs is drawn, and until they say that they are ready; computer players need no cover, and whoever
 * leads several seats hands nothing over.
 */
export function viewOf<K extends Kind>(
  { game, session, isPerson, people, playing }: Whereabouts<K>,
  sworn: Viewer,
): View {
  const open = { by: null, waitsFor: null }
  if (!game.seen) return open
  const seats = game.seats(session.config)
  const isTheirs = (one: number, other: number) => ledBySame(seats, one, other, people)
  const decider = game.decider(stateOf(session))
  if (playing && sworn !== null) return { by: sworn, waitsFor: null }
  if (decider === null || decider === 'together') return open
  if (!isPerson(seats[decider]?.role ?? '')) return { by: sworn, waitsFor: null }
  const persons = [...seats.keys()].filter((seat) => isPerson(seats[seat]?.role ?? ''))
  const isAlone = persons.every((seat) => isTheirs(seat, decider))
  if (isAlone || (sworn !== null && isTheirs(sworn, decider))) return { by: decider, waitsFor: null }
  return { by: null, waitsFor: decider }
}

/** Who said last that nobody else looks. Kept by the page alone: after a reload the table is covered again. */
export interface Viewing {
  sworn: Viewer
  /** A seat says that it looks now, and nobody else. */
  ready(seat: number): void
  /** Nobody looks any more: the game was left, or another begins. */
  forget(): void
}

/** Makes the store of who looks. */
export const createViewing = () =>
  create<Viewing>()((set) => ({
    sworn: null,
    ready: (sworn) => set({ sworn }),
    forget: () => set({ sworn: null }),
  }))
