import type { GameTypes } from '../../engine/kernel/index.ts'
import type { TableSounds } from '../sound/table-sounds.ts'
import { type HeardTable, useTableSound } from '../sound/useTableSound.ts'
import type { DangerLevel, Tune } from './tune-format.ts'
import { useMusicBox, useMusicWanted } from './useMusicBox.ts'

interface TableMusic {
  tune: Tune
  /** The danger of the position, which sets the mood of the tune. */
  useDanger(): DangerLevel
}

interface TableSoundSpec<K extends GameTypes, Id extends string> extends TableMusic {
  useTable(): HeardTable<K>
  sounds: TableSounds<K, Id>
}

/** Makes the component that plays a tale's sounds, and the music box if it is switched on. */
export function tableSound<K extends GameTypes, Id extends string>({
  useTable,
  sounds,
  ...music
}: TableSoundSpec<K, Id>) {
  return {
    /** Plays the sounds of the table. Renders nothing. */
    TaleSound() {
      useTableSound(useTable(), sounds)
      return useMusicWanted() && <Music {...music} />
    },
  }
}

/** Plays the tune while mounted. Renders nothing. */
function Music({ tune, useDanger }: TableMusic) {
  useMusicBox(tune, useDanger())
  return null
}
