import { useMemo } from 'react'
import type { State, Tile } from '../../../../engine/boogyman/index.ts'
import { useTaleSettings } from '../../settings.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { useReader } from './useWarnings.ts'
import { tilePrey, tileThreat } from './warning-words.ts'

type Telling = typeof tileThreat

const useTold = (real: State, tell: Telling): ((tile: Tile) => string) => {
  const m: Messages = useMessages()
  const level = useTaleSettings(({ warnings }) => warnings)
  const { seat, isPerson } = useReader(real)
  return useMemo(
    () => (tile) => tell(m, real, { seat, isPerson }, level, tile),
    [m, real, seat, isPerson, level, tell],
  )
}

/** What is told of a tile within its name. */
export const useThreatOn = (real: State) => useTold(real, tileThreat)

/** What is told of those on a tile when one of them is chosen. */
export const usePreyOn = (real: State) => useTold(real, tilePrey)
