import { useMemo } from 'react'
import type { State, Tile } from '../../../../engine/boogyman/index.ts'
import { useTaleSettings } from '../../settings.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { useReader } from './useWarnings.ts'
import { tilePrey, tileThreat } from './warning-words.ts'

type Telling = typeof tileThreat

const useGameOverShown = (real: State, tell: Telling): ((tile: Tile) => string) => {
  const m: Messages = useMessages()
  const level = useTaleSettings(({ warnings }) => warnings)
  const { seat, isPerson } = useReader(real)
  return useMemo(
    () => (tile) => tell(m, real, { seat, isPerson }, level, tile),
    [m, real, seat, isPerson, level, tell],
  )
}

/** The threat to a tile, for its label. */
export const useThreatOn = (real: State) => useGameOverShown(real, tileThreat)

/** The threat to the pieces of a tile, for a selected piece. */
export const usePreyOn = (real: State) => useGameOverShown(real, tilePrey)
