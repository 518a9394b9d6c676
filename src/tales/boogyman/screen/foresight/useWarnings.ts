import { useMemo } from 'react'
import type { State } from '../../../../engine/boogyman/index.ts'
import { humanSeats, ownSeat } from '../../own-seat.ts'
import { type Table, useControllers, usePlayback, useTable } from '../../runtime.ts'
import { useTaleSettings } from '../../settings.ts'
import { type Reader, type Warning, warningsOf } from './warnings.ts'

/** The point of view for warnings: a seat, and whether a person plays. */
export function readerNow(table: Table, { onTurn }: Pick<State, 'onTurn'>): Reader {
  const { table: led } = table.leaders.getState()
  return { seat: ownSeat(onTurn, led), isPerson: humanSeats(led).length > 0 }
}

/** The same as a hook. */
export function useReader(state: Pick<State, 'onTurn'>): Reader {
  const table = useTable()
  useControllers(({ table }) => table)
  return readerNow(table, state)
}

const NONE: readonly Warning[] = []

/** The current warnings. Empty during playback, as they are about the position after it. */
export function useWarnings(state: State): readonly Warning[] {
  const level = useTaleSettings(({ warnings }) => warnings)
  const { seat, isPerson } = useReader(state)
  const playing = usePlayback((playback) => playback.playing)
  return useMemo(
    () => (playing ? NONE : warningsOf(state, { seat, isPerson }, level)),
    [state, seat, isPerson, level, playing],
  )
}
