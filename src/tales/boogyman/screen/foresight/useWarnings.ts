import { useMemo } from 'react'
import type { State } from '../../../../engine/boogyman/index.ts'
import { ownSeat, personsOf } from '../../seating.ts'
import { useTaleSettings } from '../../settings.ts'
import { type Table, useLeaders, usePlayback, useTable } from '../../table.ts'
import { type Reader, type Warning, warningsOf } from './warnings.ts'

/** From whose side of the table it is told now. */
export function readerNow(table: Table, { onTurn }: Pick<State, 'onTurn'>): Reader {
  const { table: led } = table.leaders.getState()
  return { seat: ownSeat(onTurn, led), isPerson: personsOf(led).length > 0 }
}

/** The same, for the screen. */
export function useReader(state: Pick<State, 'onTurn'>): Reader {
  const table = useTable()
  useLeaders(({ table }) => table)
  return readerNow(table, state)
}

const NONE: readonly Warning[] = []

/** All that is told now; nothing while events are shown: what they lead to is not so yet. */
export function useWarnings(state: State): readonly Warning[] {
  const level = useTaleSettings(({ warnings }) => warnings)
  const { seat, isPerson } = useReader(state)
  const playing = usePlayback((playback) => playback.playing)
  return useMemo(
    () => (playing ? NONE : warningsOf(state, { seat, isPerson }, level)),
    [state, seat, isPerson, level, playing],
  )
}
