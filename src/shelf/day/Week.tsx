import { useMemo } from 'react'
import { type Day, noonOf, weekOf } from '../../store/calendar-day.ts'
import type { SavedGameSummary } from '../../store/saved-games/saved-games.ts'
import { Heading, Icon } from '../../ui/art/index.ts'
import { useChronicleWords } from '../../ui/text/chronicle.ts'
import { useDayText, useWeekdayText } from '../../ui/text/dates.ts'
import { dayAddress } from './address-of.ts'
import type { DayTale } from './day-tales.ts'
import { firstTries } from './first-tries.ts'
import styles from './Week.module.css'

interface WeekProps {
  tale: DayTale
  shown: Day
  today: Day
  lines: readonly SavedGameSummary[]
}

/** Seven days of a tale as links, each with the result of its first try. */
export function Week({ tale: { id, chronicle }, shown, today, lines }: WeekProps) {
  const words = useChronicleWords().day
  const dayText = useDayText()
  const weekday = useWeekdayText()
  const told = useMemo(
    () => new Map(firstTries(lines).flatMap(({ day, line }) => (line.tale === id ? [[day, line]] : []))),
    [lines, id],
  )
  return (
    <nav className={styles['week']} aria-label={words.week}>
      <Heading>{words.week}</Heading>
      <ul className={styles['days']}>
        {weekOf(shown, today).map((day) => {
          const noon = noonOf(day) ?? new Date()
          const line = told.get(day)
          const result = (line && chronicle.result?.(line)) ?? words.untold
          return (
            <li key={day}>
              <a
                className={styles['day']}
                href={dayAddress(day, id)}
                aria-current={day === shown ? 'page' : undefined}
                aria-label={`${weekday(noon)} ${dayText(noon)}: ${result}`}
                title={result}
              >
                <span>{weekday(noon)}</span>
                <span className={styles['mark']} data-told={line ? '' : undefined}>
                  {line ? <Icon name="tick" size={26} /> : noon.getDate()}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
