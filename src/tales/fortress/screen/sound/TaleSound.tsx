import { TableSound } from '../../../../ui/music/TableSound.tsx'
import type { Tune } from '../../../../ui/music/tune.ts'
import { useTable } from '../../table.ts'
import { useDanger } from './danger.ts'
import { SOUNDS } from './sounds.ts'

/** What the music box plays for this tale: a slow march, three steps and a rest, as those who wait before a wall walk. */
const TUNE: Tune = {
  keynote: 130.81,
  beats: 4,
  tempo: 96,
  bars: [
    [0, '0 . 0 2 4 . . .'],
    [3, '5 . 4 . 3 . . .'],
    [0, '4 . 4 5 7 . . .'],
    [4, '6 . 5 . 4 . . .'],
    [5, '5 . 5 4 2 . . .'],
    [3, '3 . 4 . 5 . 3 .'],
    [4, '4 . 3 . 1 . . .'],
    [0, '0 . . . . . . .'],
  ],
}

/** Lets this tale's table be heard. */
export const TaleSound = () => (
  <TableSound table={useTable()} sounds={SOUNDS} tune={TUNE} useDanger={useDanger} />
)
