const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** A date on the player's calendar: "2026-11-22". */
export type Day = string

/** Returns the local date of this machine, so that everyone at one table has the same. The date changes at midnight. */
export const dayOf = (moment: Date): Day =>
  [
    moment.getFullYear().toString().padStart(4, '0'),
    (moment.getMonth() + 1).toString().padStart(2, '0'),
    moment.getDate().toString().padStart(2, '0'),
  ].join('-')

/** Returns noon of a written day in local time; null if there is no such day. */
export function noonOf(day: string): Date | null {
  const [, year, month, date] = DAY.exec(day) ?? []
  const noon = new Date(Number(year), Number(month) - 1, Number(date), 12)
  return year !== undefined && dayOf(noon) === day ? noon : null
}

const WEEK = 7

/**
 * Returns seven consecutive days that never go beyond today. If the shown day is one of the last seven, the week ends today; otherwise the
 * shown day is in the middle.
 */
export function weekOf(shown: Day, today: Day): Day[] {
  const last = shown > daysAfter(today, -WEEK) ? today : daysAfter(shown, 3)
  return Array.from({ length: WEEK }, (_, index) => daysAfter(last, index + 1 - WEEK))
}

/** Returns the day that is `days` later. Counts calendar days, because a day can have 23 or 25 hours. */
function daysAfter(day: Day, days: number): Day {
  const noon = noonOf(day)
  if (!noon) throw new Error(`Invalid date "${day}". Expected YYYY-MM-DD.`)
  return dayOf(new Date(noon.getFullYear(), noon.getMonth(), noon.getDate() + days, 12))
}
