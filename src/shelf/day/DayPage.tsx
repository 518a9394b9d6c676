import { useRef, useState } from 'react'
import { type Day, dayOf, noonOf } from '../../store/day.ts'
import type { KeptLine } from '../../store/kept/kept-games.ts'
import { Book, Plank, Seal } from '../../ui/art/index.ts'
import type { LoadProblem } from '../../ui/page/load-problem.ts'
import { continueTale, toHouse, toShelf, toTale, usePage } from '../../ui/page/page.ts'
import { REFUGE } from '../../ui/page/useFocusKept.ts'
import { useChronicleWords } from '../../ui/text/chronicle.ts'
import { useDayText } from '../../ui/text/dates.ts'
import { MissingTales } from '../MissingTales.tsx'
import styles from './DayPage.module.css'
import type { DayTale } from './day-tales.ts'
import { type FinishedGame, firstTries } from './first-tries.ts'
import { Result } from './Result.tsx'
import { WhichTale } from './WhichTale.tsx'

interface DayPageProps {
  /** The tale whose day it is, and all that have one. */
  tale: DayTale
  tales: readonly DayTale[]
  lines: readonly KeptLine[]
  /** Why some tales did not load, of which nothing is shown; `retry` fetches them again. */
  problem: LoadProblem | null
  retry: () => void
}

/** The tale of the day: who is in it, and the way to begin it, or how it went. */
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
            <h1 className={styles['title']} {...REFUGE}>
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
            <div className={styles['ways']}>
              {day !== today && (
                <Plank onClick={() => toHouse(`day/${today}/${id}`)}>{words.day.today}</Plank>
              )}
              <Plank onClick={() => toHouse('chronicle')}>{words.toChronicle}</Plank>
              <Plank onClick={toShelf}>{words.toShelf}</Plank>
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
  running: KeptLine | undefined
}

/** One's own try at it: to be begun, going on, or told. */
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
      toTale(tale.id)
    } catch {
      setFailed(true)
    } finally {
      isBeginning.current = false
    }
  }
  return (
    <>
      {told && <Result {...{ tale, day, told }} />}
      {running && <p>{words.running}</p>}
      {told ? (
        <div className={styles['ways']}>
          <p className={styles['quiet']}>{words.onlyFirst}</p>
          <Plank onClick={() => void start()}>{words.again}</Plank>
        </div>
      ) : (
        !running && (
          <Seal className={styles['seal']} size={150} aria-label={words.begin} onClick={() => void start()}>
            <span className={styles['flourish']}>{words.beginFlourish}</span>
            <span>{words.beginMain}</span>
          </Seal>
        )
      )}
      {failed && <p role="alert">{words.missing}</p>}
    </>
  )
}
