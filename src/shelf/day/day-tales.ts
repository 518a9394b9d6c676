import type { TaleChronicle, TaleOfDay } from '../../ui/stats/stats.ts'
import type { TaleLoader } from '../tales.ts'

/** A tale that offers a tale of the day. */
export interface DayTale {
  /** The name of the tale in addresses and in saved games. */
  id: string
  ofDay: TaleOfDay
  chronicle: TaleChronicle
}

/** Returns the tale of the day that a tale offers, or null. */
export async function fetchDayTale(id: string, doors: TaleLoader): Promise<DayTale | null> {
  const { book } = await doors.book()
  const [ofDay, chronicle] = await Promise.all([book.day?.(), book.chronicle?.()])
  return ofDay && chronicle ? { id, ofDay, chronicle } : null
}
