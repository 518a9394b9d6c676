import { TableSound } from '../../../../ui/music/TableSound.tsx'
import { useTable } from '../../table.ts'
import { useDanger } from './danger.ts'
import { SOUNDS } from './sounds.ts'
import { TUNE } from './tune.ts'

/** Lets this tale's table be heard. */
export const TaleSound = () => (
  <TableSound table={useTable()} sounds={SOUNDS} tune={TUNE} useDanger={useDanger} />
)
