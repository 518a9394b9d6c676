import { useEffect, useSyncExternalStore } from 'react'
import { type Music, useSettings } from '../../store/settings.ts'
import { browserSpeaker } from '../sound/speaker.ts'
import { createMusicBox } from './music-box.ts'
import type { DangerLevel, Tune } from './tune-format.ts'

/** Maximum loudness of a note for each setting: softer than the sounds of events. */
export const MUSIC_LOUDNESS: Record<Music, number> = { off: 0, soft: 0.12, louder: 0.3 }

const musicBox = createMusicBox({
  speaker: browserSpeaker.beneath,
  every(milliseconds, call) {
    const timer = setInterval(call, milliseconds)
    return () => clearInterval(timer)
  },
  isReadAloud: () => globalThis.speechSynthesis?.speaking ?? false,
})

/** True if the music should play now: it is switched on, the sound is on, and the page is visible. */
export function useMusicWanted(): boolean {
  const chosen = useSettings(({ sound, music }) => sound === 'on' && music !== 'off')
  return useSyncExternalStore(onSeen, isSeen) && chosen
}

/** Plays a tune in the mood of a danger while the component is mounted. */
export function useMusicBox(tune: Tune, danger: DangerLevel): void {
  const loudness = useSettings(({ music }) => MUSIC_LOUDNESS[music])
  useEffect(() => musicBox.follow(danger), [danger])
  useEffect(() => {
    musicBox.play(tune, loudness)
    return musicBox.stop
  }, [tune, loudness])
}

const isSeen = (): boolean => document.visibilityState === 'visible'

function onSeen(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
