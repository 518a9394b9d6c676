import type { Kind } from '../../engine/kernel/index.ts'
import type { TableSounds } from '../sound/table-sounds.ts'
import { type HeardTable, useTableSound } from '../sound/useTableSound.ts'
import type { DangerLevel, Tune } from './tune.ts'
import { useMusicBox, useMusicWanted } from './useMusicBox.ts'

interface TableMusic {
  tune: Tune
  /** How dangerous the position is: the mood of the tune. */
  useDanger(): DangerLevel
}

interface TableSoundSpec<K extends Kind, Id extends string> extends TableMusic {
  useTable(): HeardTable<K>
  sounds: TableSounds<K, Id>
}

/** Makes what lets the tables of a tale be heard: what happens, and a music box beneath it where that is wanted. */
export function tableSound<K extends Kind, Id extends string>({
  useTable,
  sounds,
  ...music
}: TableSoundSpec<K, Id>) {
  return {
    /** Plays what is heard of the table. Draws nothing. */
    TaleSound() {
      useTableSound(useTable(), sounds)
      return useMusicWanted() && <Music {...music} />
    },
  }
}

/** Plays the tune while it is on the page. Draws nothing. */
function Music({ tune, useDanger }: TableMusic) {
  useMusicBox(tune, useDanger())
  return null
}
