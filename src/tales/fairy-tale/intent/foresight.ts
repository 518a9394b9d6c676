import type { FairyTale } from '../../../engine/fairy-tale/index.ts'
import type { Direction, Place } from '../../../engine/kernel/index.ts'
import { type SessionEvent, statesOf } from '../../../session/events.ts'
import { createPositionStore, type Positioned } from '../../../session/position-store.ts'

/** The results of the monsters' die: a side, a 5 that lets players choose, or all. */
export const ROLLS = ['north', 'east', 'south', 'west', 'choose', 'all'] as const

export type MonsterRoll = (typeof ROLLS)[number]

/** The target of the pointer or the focus: a place, a monster by its number, or a character by its seat. */
export type Hovered =
  | { kind: 'place'; id: Place }
  | { kind: 'monster'; id: number }
  | { kind: 'character'; id: number }

/** The futures that are shown. A matter of the screen alone: never stored. */
export interface ForesightStore {
  /** True if the panel of the six futures is open. */
  open: boolean
  /** The future that stays shown, and the one under the pointer. */
  pinned: MonsterRoll | null
  pointed: MonsterRoll | null
  /** True while everything is shown on demand. */
  peeking: boolean
  hovered: Hovered | null
  /** While a side is asked for: the side under the pointer. Its future is shown. */
  considered: Direction | null
  /** True if all routes to the Oak are shown. */
  routesShown: boolean
  setOpen(open: boolean): void
  /** Pins a future, or unpins it. */
  pin(roll: MonsterRoll): void
  point(roll: MonsterRoll | null): void
  peek(peeking: boolean): void
  hover(hovered: Hovered | null): void
  consider(side: Direction | null): void
  toggleRoutes(): void
}

/** Creates the store of the shown futures. */
export const createForesight = (game: Positioned<FairyTale>) =>
  createPositionStore<FairyTale, ForesightStore>(
    game,
    (set, get) => ({
      open: false,
      pinned: null,
      pointed: null,
      peeking: false,
      hovered: null,
      considered: null,
      routesShown: false,

      setOpen: (open) => set({ open, pinned: null, pointed: null }),
      pin: (roll) => set({ pinned: get().pinned === roll ? null : roll }),
      point: (pointed) => get().pointed === pointed || set({ pointed }),
      peek: (peeking) => set({ peeking }),
      hover(hovered) {
        const now = get().hovered
        if (hovered?.kind !== now?.kind || hovered?.id !== now?.id) set({ hovered })
      },
      consider: (considered) => set({ considered }),
      toggleRoutes: () => set(({ routesShown }) => ({ routesShown: !routesShown })),
    }),
    carried,
  )

/** Returns the shown futures after the game went on or back: a new turn has others. */
function carried(foresight: ForesightStore, event: SessionEvent<FairyTale>): ForesightStore {
  const { before, after } = statesOf(event)
  const kept = { ...foresight, considered: null }
  return before?.turn === after?.turn ? kept : { ...kept, pinned: null, pointed: null }
}

/** The movement of a roll; a 5 is the best side. */
export const wayOf = (roll: MonsterRoll, best: Direction): Direction | 'all' =>
  roll === 'choose' ? best : roll
