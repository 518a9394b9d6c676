import type { ComponentType } from 'react'
import type { Kind } from '../../engine/kernel/index.ts'
import { type TableSounds, useTableSound } from '../sound/useTableSound.ts'
import { useMusicWanted } from './useMusicBox.ts'

interface TableSoundProps<K extends Kind, Id extends string> {
  sounds: TableSounds<K, Id>
  /** Draws nothing, and lets the tale's tune be heard while it is there. */
  Music: ComponentType
}

/** Lets a table be heard: what happens, and a music box beneath it where that is wanted. */
export function TableSound<K extends Kind, Id extends string>({ sounds, Music }: TableSoundProps<K, Id>) {
  useTableSound(sounds)
  return useMusicWanted() && <Music />
}
