import { TableSound } from '../late/leaves.tsx'
import { TablePage } from './TablePage.tsx'

/** The table with its sounds. */
export const PlayPage = () => (
  <>
    <TablePage />
    <TableSound />
  </>
)
