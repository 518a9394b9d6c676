import { Dreaming } from '../../../../ui/frames/dream/Dreaming.tsx'
import { useTable } from '../../table.ts'
import { TaleSound } from '../late/leaves.tsx'
import { TablePage } from './TablePage.tsx'

/** The table with its sounds. */
export const PlayPage = () => {
  const table = useTable()
  return (
    <>
      <Dreaming game={table.game} turnOf={({ turn }) => turn} page="table">
        <TablePage />
      </Dreaming>
      <TaleSound />
    </>
  )
}
