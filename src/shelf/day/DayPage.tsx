import { useRef, useState } from 'react'
import { type Day, dayOf, noonOf } from '../../store/calendar-day.ts'
import type { SavedGameSummary } from '../../store/saved-games/saved-games.ts'
import { Book, Button, SealButton } from '../../ui/art/index.ts'
import { FOCUS_FALLBACK } from '../../ui/page/focus-fallback.ts'
import type { LoadProblem } from '../../ui/page/load-problem.ts'
import { continueTale, goToAppPage, goToShelf, goToTale, usePage } from '../../ui/page/page.ts'
import { useChronicleWords } from '../../ui/text/chronicle.ts'
import { useDayText } from '../../ui/text/dates.ts'
import { MissingTales } from '../MissingTales.tsx'
import styles from './DayPage.module.css'
import type { DayTale } from './day-tales.ts'
import { type FinishedGame, firstTries } from './first-tries.ts'
import { Result } from './Result.tsx'
import { Week } from './Week.tsx'
import { WhichTale } from './WhichTale.tsx'

interface DayPageProps {
  /** The tale of this page, and all tales with a tale of the day. */
  tale: DayTale
  tales: readonly DayTale[]
  lines: readonly SavedGameSummary[]
  /** Why some tales did not load. The page omits them; `retry` fetches them again. */
  problem: LoadProblem | null
  retry: () => void
}

/** The tale of the day: its players, and a button to begin it, or its result. */
export function DayPage({ tale, tales, lines, problem, retry }: DayPageProps) {
  const { id, ofDay } = tale
  const words = useChronicleWords()
  const today = dayOf(new Date())
  const day = usePage((page) => page.day) ?? today
  const dayText = useDayText()
  const told = firstTries(lines).find((one) => one.day === day && one.line.tale === id)?.line
  const running = lines.find(
    (line) =>
      line.tale === id && line.origin.kind === 'day' && line.origin.day === day && line.outcome === null,
  )
  return (
    <main>
      <Book
        left={
          <div className={styles['page']}>
            <h1 className={styles['title']} {...FOCUS_FALLBACK}>
              {words.day.title}
            </h1>
            <p className={styles['date']}>{dayText(noonOf(day) ?? new Date())}</p>
            <WhichTale day={day} shown={id} tales={tales} />
            <MissingTales problem={problem} retry={retry} />
            {day > today ? (
              <p>{words.day.notYet}</p>
            ) : (
              <>
                <p>{day === today ? words.day.same : words.day.wasOf}</p>
                <ofDay.Company day={day} />
              </>
            )}
          </div>
        }
        right={
          <div className={styles['page']}>
            {day <= today && <Try {...{ tale, day, told, running }} />}
            <Week {...{ tale, today, lines }} shown={day} />
            <div className={styles['ways']}>
              {day !== today && (
                <Button onClick={() => goToAppPage(`day/${today}/${id}`)}>{words.day.today}</Button>
              )}
              <Button onClick={() => goToAppPage('chronicle')}>{words.toChronicle}</Button>
              <Button onClick={goToShelf}>{words.toShelf}</Button>
            </div>
          </div>
        }
      />
    </main>
  )
}

interface TryProps {
  tale: DayTale
  day: Day
  told: FinishedGame | undefined
  running: SavedGameSummary | undefined
}

/** The player's own game of this day: not begun, running or finished. */
function Try({ tale, day, told, running }: TryProps) {
  const { day: words } = useChronicleWords()
  const [failed, setFailed] = useState(false)
  const isBeginning = useRef(false)
  const start = async () => {
    if (isBeginning.current) return
    isBeginning.current = true
    setFailed(false)
    try {
      await tale.ofDay.begin(day)
      continueTale()
      goToTale(tale.id)
    } catch {
      setFailed(true)
    } finally {
      isBeginning.current = false
    }
  }
  const { WhoPlays } = tale.ofDay
  return (
    <>
      {told && <Result {...{ tale, day, told }} />}
      {running ? <p>{words.running}</p> : WhoPlays && <WhoPlays />}
      {told ? (
        <div className={styles['ways']}>
          <p className={styles['quiet']}>{words.onlyFirst}</p>
          <Button onClick={() => void start()}>{words.again}</Button>
        </div>
      ) : (
        !running && (
          <SealButton
            className={styles['seal']}
            size={150}
            aria-label={words.begin}
            onClick={() => void start()}
          >
            <span className={styles['flourish']}>{words.beginFlourish}</span>
            <span>{words.beginMain}</span>
          </SealButton>
        )
      )}
      {failed && <p role="alert">{words.missing}</p>}
    </>
  )
}
