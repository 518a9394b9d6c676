import type { Day } from '../../store/calendar-day.ts'

/** The address of the tale of a day, the same for all players. */
export const dayAddress = (day: Day, tale: string): string => `#/day/${day}/${tale}`
