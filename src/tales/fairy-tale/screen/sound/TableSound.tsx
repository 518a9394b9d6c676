import { useTableSound } from './table-sound.ts'

/** Lets the table be heard. */
export function TableSound() {
  useTableSound()
  return null
}
