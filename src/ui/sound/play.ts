import { type Loudness, useSettings } from '../../store/settings.ts'
import { browserSpeaker } from './speaker.ts'
import type { Voice } from './voice.ts'

/** Peak amplitude of a voice for each loudness setting; 1 is the speaker's maximum. */
export const LOUDNESS: Record<Loudness, number> = { soft: 0.18, middle: 0.4, loud: 0.8 }

/** Pause between two sounds of events that are not shown, in seconds. */
const GAP = 0.45

/** Plays voices one after another, unless sound is off. */
export function sound(...voices: readonly Voice[]): void {
  const { sound: on, loudness } = useSettings.getState()
  if (on === 'off') return
  const parts = voices.flatMap((voice, index) =>
    voice.map((part) => ({ ...part, at: part.at + index * GAP })),
  )
  if (parts.length > 0) browserSpeaker.play(parts, LOUDNESS[loudness])
}
