import { noonOf } from '../../store/calendar-day.ts'
import type { SavedGameSummary } from '../../store/saved-games/saved-games.ts'
import { Heading } from '../../ui/art/index.ts'
import type { TaleChronicle } from '../../ui/stats/stats.ts'
import { useChronicleWords } from '../../ui/text/chronicle.ts'
import { useDayText } from '../../ui/text/dates.ts'
import { type FinishedGame, firstTries } from '../day/first-tries.ts'
import styles from './ChroniclePage.module.css'

interface DaysProps {
  lines: readonly SavedGameSummary[]
  tales: readonly { id: string; chronicle: TaleChronicle }[]
}

/** Number of days listed. */
const SHOWN = 5

/** The days with a finished tale of the day, latest first. Renders nothing if there are none. */
export function Days({ lines, tales }: DaysProps) {
  const words = useChronicleWords()
  const dayText = useDayText()
  const tries = firstTries(lines)
  if (tries.length === 0) return null
  return (
    <section>
      <Heading>{words.days}</Heading>
      <ul className={styles['days']}>
        {tries.slice(0, SHOWN).map(({ day, line }) => (
          <li key={line.id}>
            <a href={`#/${line.tale}/album/${line.id}`}>{dayText(noonOf(day) ?? line.touched)}</a>
            {tales
              .filter(({ id }) => id === line.tale)
              .map(({ id, chronicle }) => (
                <Ended key={id} {...{ line, chronicle }} />
              ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The title of the tale, and how it ended. */
function Ended({ line, chronicle }: { line: FinishedGame; chronicle: TaleChronicle }) {
  const { title } = chronicle.useWords()
  return <>{`, ${title}: ${chronicle.result?.(line) ?? ''}`}</>
}
