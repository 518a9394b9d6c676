import { create } from 'zustand'
import type { Boogyman, Tile } from '../../../../engine/boogyman/index.ts'
import { oncePer } from '../../../../engine/kernel/index.ts'
import { tableHook } from '../../../../playback/shown-table.ts'
import { createPositionStore } from '../../../../session/position-store.ts'
import { type Table, useTable } from '../../table.ts'

interface Pointing {
  /** The tile of the board that is pointed at. */
  tile: Tile | null
  /** By a finger, which hides what lies below it. */
  byFinger: boolean
  /** The finger rests there only to see what would come of it: when it is lifted, nothing is done. */
  isLooking: boolean
}

const NOTHING: Pointing = { tile: null, byFinger: false, isLooking: false }

/** What is pointed at on the board: the list of warnings shows it too. A tile stays pointed at when the game goes on. */
export const usePointing = create<Pointing>(() => NOTHING)

export const pointAtTile = (tile: Tile | null, byFinger = false): void =>
  usePointing.setState({ tile, byFinger, isLooking: false })
export const lookAtTile = (tile: Tile): void =>
  usePointing.setState({ tile, byFinger: true, isLooking: true })

/** The warning that is pointed at in the list, by its key: the board shows it too. It is about one position. */
const warningAt = oncePer((table: Table) =>
  createPositionStore<Boogyman, { warning: string | null }>(table.game, () => ({ warning: null })),
)

export const usePointedWarning = tableHook(useTable, warningAt)

export const pointAtWarning = (table: Table, warning: string | null): void =>
  warningAt(table).setState({ warning })
