import { useTableSound } from '../sound/table-sound.ts'
import { TablePage } from './TablePage.tsx'

/** The table with its sounds. */
export function PlayPage() {
  useTableSound()
  return <TablePage />
}
