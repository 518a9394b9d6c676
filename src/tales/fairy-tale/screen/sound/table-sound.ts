import { useEffect } from 'react'
import { movesSince } from '../../../../engine/kernel/index.ts'
import { type Loudness, useSettings } from '../../../../store/settings.ts'
import { useGame, usePlayback } from '../../table.ts'
import { isHeard, type SoundId, soundOf, soundsUnseen } from './sounds.ts'
import { browserSpeaker } from '../../../../ui/sound/speaker.ts'
import { VOICES } from './voices.ts'

/** How strong the loudest part of a voice can be, by what is chosen; 1 is all that a speaker can do. */
export const LOUDNESS: Record<Loudness, number> = { soft: 0.18, middle: 0.4, loud: 0.8 }

/** Between two sounds of events that are not shown, in seconds. */
const GAP = 0.45

/** Plays sounds one after another, unless the sound is off. */
export function sound(...sounds: readonly SoundId[]): void {
  const { sound: on, loudness } = useSettings.getState()
  if (on === 'off') return
  const parts = sounds.flatMap((id, index) =>
    VOICES[id].map((part) => ({ ...part, at: part.at + index * GAP })),
  )
  if (parts.length > 0) browserSpeaker.play(parts, LOUDNESS[loudness])
}

/** Lets be heard what is shown, while it is shown; of what is not shown, only what matters. */
export function useTableSound(): void {
  useEffect(
    () =>
      usePlayback.subscribe(({ cue }, before) => {
        if (!cue || cue.key === before.cue?.key) return
        const { speed } = useSettings.getState()
        const id = soundOf(cue.event)
        // At once nothing is shown, but what was asked for once more: that comes briskly.
        if (id && isHeard(id, speed === 'instant' ? 'brisk' : speed)) sound(id)
      }),
    [],
  )
  useEffect(
    () =>
      useGame.subscribe(({ session }, { session: earlier }) => {
        if (useSettings.getState().speed !== 'instant' || !session || !earlier) return
        const moves = movesSince(earlier, session)
        sound(...soundsUnseen(moves.flatMap(({ frames }) => frames.map(({ event }) => event))))
      }),
    [],
  )
}
