import type { Day } from '../../store/calendar-day.ts'
import { useChronicleWords } from '../../ui/text/chronicle.ts'
import { dayAddress } from './address-of.ts'
import styles from './DayPage.module.css'
import type { DayTale } from './day-tales.ts'

interface WhichTaleProps {
  day: Day
  /** Id of the current tale. */
  shown: string
  tales: readonly DayTale[]
}

/** Links to the tales with a tale of this day. Renders nothing if there is only one. */
export function WhichTale({ day, shown, tales }: WhichTaleProps) {
  const { day: words } = useChronicleWords()
  if (tales.length < 2) return null
  return (
    <nav className={styles['which']} aria-label={words.which}>
      {tales.map((tale) => (
        <a
          key={tale.id}
          href={dayAddress(day, tale.id)}
          aria-current={tale.id === shown ? 'page' : undefined}
        >
          <Title tale={tale} />
        </a>
      ))}
    </nav>
  )
}

const Title = ({ tale }: { tale: DayTale }) => <>{tale.chronicle.useWords().title}</>
