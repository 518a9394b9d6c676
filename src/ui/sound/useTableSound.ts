import type { StoreApi } from 'zustand'
import type { GameTypes } from '../../engine/kernel/index.ts'
import type { PlaybackStore } from '../../playback/playback.ts'
import { newMoves, type SessionEvents } from '../../session/events.ts'
import { useSettings } from '../../store/settings.ts'
import { useListener } from '../page/lifetime.ts'
import { sound } from './play.ts'
import { takeInSample } from './sample.ts'
import { heardUnseen, isHeard } from './sound-importance.ts'
import type { TableSounds } from './table-sounds.ts'
import { TURNED_PAGE } from './voice.ts'

takeInSample(() => sound(TURNED_PAGE))

/** A table with sounds. */
export interface HeardTable<K extends GameTypes> {
  game: SessionEvents<K>
  playback: StoreApi<PlaybackStore<K>>
}

/** Plays the sounds of events as they are shown. For events that are not shown, plays only the great ones. */
export function useTableSound<K extends GameTypes, Id extends string>(
  { game, playback }: HeardTable<K>,
  { soundOf, weightOf, voices }: TableSounds<K, Id>,
): void {
  useListener(playback.subscribe, ({ cue }, before) => {
    if (!cue || cue.key === before.cue?.key) return
    const { speed } = useSettings.getState()
    const id = soundOf(cue.event)
    // At instant speed only replays are shown, at brisk speed.
    if (id && isHeard(weightOf(id), speed === 'instant' ? 'brisk' : speed)) sound(voices[id])
  })
  useListener(game.onEvent, (happened) => {
    if (useSettings.getState().speed !== 'instant' || happened.type !== 'moved') return
    const events = newMoves(happened).flatMap(({ frames }) => frames.map(({ event }) => event))
    sound(...heardUnseen(events.map(soundOf), weightOf).map((id) => voices[id]))
  })
}
