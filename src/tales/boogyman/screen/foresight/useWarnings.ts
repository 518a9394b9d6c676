import { useMemo } from 'react'
import type { State } from '../../../../engine/boogyman/index.ts'
import { useTaleSettings } from '../../settings.ts'
import { usePlayback } from '../../table.ts'
import { useReader } from './reader.ts'
import { type Warning, warningsOf } from './warnings.ts'

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
