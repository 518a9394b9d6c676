import { useTableSound } from '../sound/table-sound.ts'
import { TablePage } from '../table/TablePage.tsx'
import { LookingBack } from './LookingBack.tsx'

/** The table with its sounds, and over a game that is over the way back to its last page. */
export function PlayPage() {
  useTableSound()
  return (
    <>
      <TablePage />
      <LookingBack />
    </>
  )
}
