import { oncePer } from '../../../../engine/kernel/index.ts'
import { TableSound } from '../../../../ui/music/TableSound.tsx'
import { useMusicBox } from '../../../../ui/music/useMusicBox.ts'
import { type Table, useTable } from '../../table.ts'
import { useDanger } from './danger.ts'
import { soundOf, WEIGHTS } from './sounds.ts'
import { TUNE } from './tune.ts'
import { VOICES } from './voices.ts'

const soundsOf = oncePer((table: Table) => ({
  game: table.game,
  playback: table.playback,
  soundOf,
  weights: WEIGHTS,
  voices: VOICES,
}))

/** Lets this tale's table be heard. */
export const TaleSound = () => <TableSound sounds={soundsOf(useTable())} Music={Music} />

function Music() {
  useMusicBox(TUNE, useDanger())
  return null
}
