import type { TaleChronicle, TaleOfDay } from '../../ui/told/told.ts'
import type { Doors } from '../tales.ts'

/** A tale that has one for every day. */
export interface DayTale {
  /** Its name in addresses, under which its games are kept too. */
  id: string
  ofDay: TaleOfDay
  chronicle: TaleChronicle
}

/** Fetches the tales that have one for every day, in the order of the shelf. */
export async function fetchDayTales(tales: Readonly<Record<string, Doors>>): Promise<DayTale[]> {
  const fetched = await Promise.all(
    Object.entries(tales).map(async ([id, doors]): Promise<DayTale[]> => {
      const { book } = await doors.book()
      const [ofDay, chronicle] = await Promise.all([book.day?.(), book.chronicle?.()])
      return ofDay && chronicle ? [{ id, ofDay, chronicle }] : []
    }),
  )
  return fetched.flat()
}
