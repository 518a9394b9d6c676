import type { Boogyman, Tile } from '../../../../engine/boogyman/index.ts'
import { memoizeByObject } from '../../../../engine/kernel/index.ts'
import { tableHook } from '../../../../playback/shown-table.ts'
import { createPositionStore } from '../../../../session/position-store.ts'
import { type Table, useTable } from '../../runtime.ts'

/** The tile or warning that a player points at. */
interface Pointing {
  /** The tile pointed at on the board; the list of warnings marks it too. */
  tile: Tile | null
  /** True if a finger points, which covers the area below it. */
  byFinger: boolean
  /** True if the finger rests only to preview the action; lifting it does nothing. */
  isLooking: boolean
  /** Key of the warning pointed at in the list; the board marks it too. */
  warning: string | null
}

/** A pointed tile is kept when the game goes on. A warning is about one position only. */
const pointingAt = memoizeByObject((table: Table) =>
  createPositionStore<Boogyman, Pointing>(
    table.game,
    () => ({ tile: null, byFinger: false, isLooking: false, warning: null }),
    (pointing) => (pointing.warning === null ? pointing : { ...pointing, warning: null }),
  ),
)

export const usePointing = tableHook(useTable, pointingAt)

export const pointAtTile = (table: Table, tile: Tile | null, byFinger = false): void =>
  pointingAt(table).setState({ tile, byFinger, isLooking: false })

export const lookAtTile = (table: Table, tile: Tile): void =>
  pointingAt(table).setState({ tile, byFinger: true, isLooking: true })

export const pointAtWarning = (table: Table, warning: string | null): void =>
  pointingAt(table).setState({ warning })
