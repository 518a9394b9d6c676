import type { Boogyman, Tile } from '../../../../engine/boogyman/index.ts'
import { oncePer } from '../../../../engine/kernel/index.ts'
import { tableHook } from '../../../../playback/shown-table.ts'
import { createPositionStore } from '../../../../session/position-store.ts'
import { type Table, useTable } from '../../table.ts'

/** What the players of a table point at. */
interface Pointing {
  /** The tile that is pointed at on the board: the list of warnings shows it too. */
  tile: Tile | null
  /** By a finger, which hides what lies below it. */
  byFinger: boolean
  /** The finger rests there only to see what would come of it: when it is lifted, nothing is done. */
  isLooking: boolean
  /** The key of the warning that is pointed at in the list: the board shows it too. */
  warning: string | null
}

/** A tile stays pointed at when the game goes on. A warning is about one position. */
const pointingAt = oncePer((table: Table) =>
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
