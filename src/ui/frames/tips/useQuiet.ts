import type { StoreApi, UseBoundStore } from 'zustand'
import type { Kind } from '../../../engine/kernel/index.ts'
import type { PlaybackStore } from '../../../playback/playback.ts'
import type { GameHook } from '../../../session/game-store.ts'
import { usePage } from '../../page/page.ts'

type Hook<Store> = UseBoundStore<StoreApi<Store>>

interface AtTable<K extends Kind> {
  useGame: GameHook<K>
  usePlayback: Hook<PlaybackStore<K>>
  notices: { useNotice: Hook<{ notice: unknown }> }
  hints: { useHint: Hook<{ state: unknown }> }
  back: { useAskedBack: Hook<{ asking: boolean }> }
  /** Whether no person may carry the turn on now. */
  useHandsOff(): boolean
}

/** Whether a person may act at the table and nothing is told, asked or shown there: then a tip may be. */
export function useQuiet<K extends Kind>(table: AtTable<K>): boolean {
  const watched = table.useGame(({ watching }) => watching)
  const playing = table.usePlayback((playback) => playback.playing)
  const dialog = usePage((page) => page.dialog !== null)
  const noticed = table.notices.useNotice(({ notice }) => notice !== null)
  const hinted = table.hints.useHint(({ state }) => state !== null)
  const agreeing = table.back.useAskedBack(({ asking }) => asking)
  const handsOff = table.useHandsOff()
  return !(watched || playing || dialog || noticed || hinted || agreeing || handsOff)
}
