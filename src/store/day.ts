const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** A day as it stands on the calendar of whoever plays: "2026-11-22". */
export type Day = string

/** The day on the calendar of this machine: at one table all have the same, and it changes while people sleep. */
export const dayOf = (moment: Date): Day =>
  [
    moment.getFullYear().toString().padStart(4, '0'),
    (moment.getMonth() + 1).toString().padStart(2, '0'),
    moment.getDate().toString().padStart(2, '0'),
  ].join('-')

/** The noon of a day that somebody wrote, by this machine's clock; null where there is no such day. */
export function noonOf(day: string): Date | null {
  const [, year, month, date] = DAY.exec(day) ?? []
  const noon = new Date(Number(year), Number(month) - 1, Number(date), 12)
  return year !== undefined && dayOf(noon) === day ? noon : null
}
