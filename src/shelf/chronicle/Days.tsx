import { noonOf } from '../../store/day.ts'
import type { KeptLine } from '../../store/kept/kept-games.ts'
import { Heading } from '../../ui/art/index.ts'
import { useChronicleWords } from '../../ui/text/chronicle.ts'
import { useDayText } from '../../ui/text/dates.ts'
import type { TaleChronicle } from '../../ui/told/told.ts'
import { type FinishedGame, firstTries } from '../day/first-tries.ts'
import styles from './ChroniclePage.module.css'

interface DaysProps {
  lines: readonly KeptLine[]
  tales: readonly { id: string; chronicle: TaleChronicle }[]
}

/** As many days as are told of. */
const SHOWN = 5

/** The days whose tale was told, the latest first; nothing before the first. */
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

/** Which tale it was, and how it ended. */
function Ended({ line, chronicle }: { line: FinishedGame; chronicle: TaleChronicle }) {
  const { title } = chronicle.useWords()
  return <>{`, ${title}: ${chronicle.result?.(line) ?? ''}`}</>
}
