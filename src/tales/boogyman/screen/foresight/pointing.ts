import { create } from 'zustand'
import type { Tile } from '../../../../engine/boogyman/index.ts'
import type { Table } from '../../table.ts'

interface Pointing {
  /** The warning of the list that is pointed at, by its key. */
  warning: string | null
  /** The tile of the board that is pointed at. */
  tile: Tile | null
  /** By a finger, which hides what lies below it. */
  byFinger: boolean
  /** The finger rests there only to see what would come of it: when it is lifted, nothing is done. */
  isLooking: boolean
}

const NOTHING: Pointing = { warning: null, tile: null, byFinger: false, isLooking: false }

/** What is pointed at, in the list of warnings or on the board: each shows it in the other. */
export const usePointing = create<Pointing>(() => NOTHING)

export const pointAtWarning = (warning: string | null): void => usePointing.setState({ warning })
export const pointAtTile = (tile: Tile | null, byFinger = false): void =>
  usePointing.setState({ tile, byFinger, isLooking: false })
export const lookAtTile = (tile: Tile): void =>
  usePointing.setState({ tile, byFinger: true, isLooking: true })

/** A warning is about one position: when the game goes on it is pointed at no more. A tile stays where it is. */
export function followPointing(table: Table): void {
  table.game.onEvent(() => pointAtWarning(null))
}
