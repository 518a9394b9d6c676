import { TableSound } from '../../../../ui/music/TableSound.tsx'
import { useMusicBox } from '../../../../ui/music/useMusicBox.ts'
import { useTable } from '../../table.ts'
import { useDanger } from './danger.ts'
import { soundOf, WEIGHTS } from './sounds.ts'
import { TUNE } from './tune.ts'
import { VOICES } from './voices.ts'

const SOUNDS = { soundOf, weights: WEIGHTS, voices: VOICES }

/** Lets this tale's table be heard. */
export const TaleSound = () => <TableSound table={useTable()} sounds={SOUNDS} Music={Music} />

function Music() {
  useMusicBox(TUNE, useDanger())
  return null
}
