import type { TaleChronicle, TaleOfDay } from '../../ui/told/told.ts'
import type { Doors } from '../tales.ts'

/** A tale that has one for every day. */
export interface DayTale {
  /** Its name in addresses, under which its games are kept too. */
  id: string
  ofDay: TaleOfDay
  chronicle: TaleChronicle
}

/** Fetches what a tale has for every day; null where it has nothing. */
export async function fetchDayTale(id: string, doors: Doors): Promise<DayTale | null> {
  const { book } = await doors.book()
  const [ofDay, chronicle] = await Promise.all([book.day?.(), book.chronicle?.()])
  return ofDay && chronicle ? { id, ofDay, chronicle } : null
}
