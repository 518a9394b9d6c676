import { Dreaming } from '../../../../ui/frames/dream/Dreaming.tsx'
import { useGame } from '../../table.ts'
import { TaleSound } from '../late/leaves.tsx'
import { TablePage } from './TablePage.tsx'

/** The table with its sounds. */
export const PlayPage = () => (
  <>
    <Dreaming game={useGame} turnOf={({ turn }) => turn} page="table">
      <TablePage />
    </Dreaming>
    <TaleSound />
  </>
)
