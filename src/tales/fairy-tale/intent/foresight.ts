import type { FairyTale } from '../../../engine/fairy-tale/index.ts'
import type { Direction, Place } from '../../../engine/kernel/index.ts'
import { type SessionEvent, statesOf } from '../../../session/events.ts'
import { createPositionStore, type Positioned } from '../../../session/position-store.ts'

/** What the monsters' die may say: a side, a 5 that lets players choose, or all. */
export const ROLLS = ['north', 'east', 'south', 'west', 'choose', 'all'] as const

export type MonsterRoll = (typeof ROLLS)[number]

/** What the pointer or the focus rests on: a place, a monster by its number, a character by its seat. */
export type Hovered =
  | { kind: 'place'; id: Place }
  | { kind: 'monster'; id: number }
  | { kind: 'character'; id: number }

/** What of the future is being looked at. Never part of the game: nothing of it is stored. */
export interface ForesightStore {
  /** The six futures lie open. */
  open: boolean
  /** The future that stays shown, and the one that is only pointed at. */
  pinned: MonsterRoll | null
  pointed: MonsterRoll | null
  /** Everything is shown for as long as somebody asks. */
  peeking: boolean
  hovered: Hovered | null
  /** All ways to the oak are shown. */
  routesShown: boolean
  setOpen(open: boolean): void
  /** Keeps a future shown, or lets it go. */
  pin(roll: MonsterRoll): void
  point(roll: MonsterRoll | null): void
  peek(peeking: boolean): void
  hover(hovered: Hovered | null): void
  toggleRoutes(): void
}

/** Makes the store of open futures. */
export const createForesight = (game: Positioned<FairyTale>) =>
  createPositionStore<FairyTale, ForesightStore>(
    game,
    (set, get) => ({
      open: false,
      pinned: null,
      pointed: null,
      peeking: false,
      hovered: null,
      routesShown: false,

      setOpen: (open) => set({ open, pinned: null, pointed: null }),
      pin: (roll) => set({ pinned: get().pinned === roll ? null : roll }),
      point: (pointed) => get().pointed === pointed || set({ pointed }),
      peek: (peeking) => set({ peeking }),
      hover(hovered) {
        const now = get().hovered
        if (hovered?.kind !== now?.kind || hovered?.id !== now?.id) set({ hovered })
      },
      toggleRoutes: () => set(({ routesShown }) => ({ routesShown: !routesShown })),
    }),
    carried,
  )

/** Returns the open futures after the game went on or back: a new turn has others. */
function carried(foresight: ForesightStore, event: SessionEvent<FairyTale>): ForesightStore {
  const { before, after } = statesOf(event)
  return before?.turn === after?.turn ? foresight : { ...foresight, pinned: null, pointed: null }
}

/** The side whose future a roll is; a 5 is the best of them. */
export const wayOf = (roll: MonsterRoll, best: Direction): Direction | 'all' =>
  roll === 'choose' ? best : roll
