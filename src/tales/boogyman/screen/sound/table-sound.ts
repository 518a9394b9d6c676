import { useEffect } from 'react'
import { movesSince } from '../../../../engine/kernel/index.ts'
import { useSettings } from '../../../../store/settings.ts'
import { sound } from '../../../../ui/sound/play.ts'
import { useGame, usePlayback } from '../../table.ts'
import { isHeard, soundOf, soundsUnseen } from './sounds.ts'
import { VOICES } from './voices.ts'

/** Lets be heard what is shown, while it is shown; of what is not shown, only what matters. */
export function useTableSound(): void {
  useEffect(
    () =>
      usePlayback.subscribe(({ cue }, before) => {
        if (!cue || cue.key === before.cue?.key) return
        const { speed } = useSettings.getState()
        const id = soundOf(cue.event)
        // At once nothing is shown, but what was asked for once more: that comes briskly.
        if (id && isHeard(id, speed === 'instant' ? 'brisk' : speed)) sound(VOICES[id])
      }),
    [],
  )
  useEffect(
    () =>
      useGame.subscribe(({ session }, { session: earlier }) => {
        if (useSettings.getState().speed !== 'instant' || !session || !earlier) return
        const moves = movesSince(earlier, session)
        const unseen = soundsUnseen(moves.flatMap(({ frames }) => frames.map(({ event }) => event)))
        sound(...unseen.map((id) => VOICES[id]))
      }),
    [],
  )
}
