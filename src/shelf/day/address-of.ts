import type { Day } from '../../store/day.ts'

/** Where everybody finds a tale’s tale of a day, as the last part of an address. */
export const addressOf = (day: Day, tale: string): string => `#/day/${day}/${tale}`
