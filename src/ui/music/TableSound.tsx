import type { ComponentType } from 'react'
import type { Kind } from '../../engine/kernel/index.ts'
import { type HeardTable, type TableSounds, useTableSound } from '../sound/useTableSound.ts'
import { useMusicWanted } from './useMusicBox.ts'

interface TableSoundProps<K extends Kind, Id extends string> {
  table: HeardTable<K>
  sounds: TableSounds<K, Id>
  /** Draws nothing, and lets the tale's tune be heard while it is there. */
  Music: ComponentType
}

/** Lets a table be heard: what happens, and a music box beneath it where that is wanted. */
export function TableSound<K extends Kind, Id extends string>({
  table,
  sounds,
  Music,
}: TableSoundProps<K, Id>) {
  useTableSound(table, sounds)
  return useMusicWanted() && <Music />
}
