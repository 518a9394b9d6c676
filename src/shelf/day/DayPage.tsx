import { useState } from 'react'
import { type Day, dayOf, noonOf } from '../../store/day.ts'
import type { KeptLine } from '../../store/kept/kept-games.ts'
import { Book, Plank, Seal } from '../../ui/art/index.ts'
import { continueTale, toHouse, toShelf, toTale, usePage } from '../../ui/page/page.ts'
import { REFUGE } from '../../ui/page/useFocusKept.ts'
import { useDayText } from '../../ui/text/dates.ts'
import { useChronicleWords } from '../../ui/text/useChronicleWords.ts'
import type { TaleChronicle, TaleOfDay } from '../../ui/told/told.ts'
import styles from './DayPage.module.css'
import { type FinishedGame, firstTries } from './first-tries.ts'
import { Result } from './Result.tsx'

interface DayPageProps {
  /** The tale that has one for every day, by its name in addresses. */
  tale: string
  ofDay: TaleOfDay
  chronicle: TaleChronicle
  lines: readonly KeptLine[]
}

/** The tale of the day: who is in it, and the way to begin it, or how it went. */
export function DayPage({ tale, ofDay, chronicle, lines }: DayPageProps) {
  const words = useChronicleWords()
  const today = dayOf(new Date())
  const day = usePage((page) => page.day) ?? today
  const dayText = useDayText()
  const told = firstTries(lines).find((one) => one.day === day)?.line
  const running = lines.find(
    ({ origin, outcome }) => origin.kind === 'day' && origin.day === day && outcome === null,
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
            {day <= today && (
              <Try
                {...{ tale, day, told, running }}
                begin={ofDay.begin}
                result={told ? (chronicle.result?.(told) ?? '') : ''}
              />
            )}
            <div className={styles['ways']}>
              {day !== today && <Plank onClick={() => toHouse('day')}>{words.day.today}</Plank>}
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
  tale: string
  day: Day
  told: FinishedGame | undefined
  running: KeptLine | undefined
  begin: TaleOfDay['begin']
  result: string
}

/** One's own try at it: to be begun, going on, or told. */
function Try({ tale, day, told, running, begin, result }: TryProps) {
  const { day: words } = useChronicleWords()
  const [failed, setFailed] = useState(false)
  const start = async () => {
    try {
      await begin(day)
    } catch {
      return setFailed(true)
    }
    continueTale()
    toTale(tale)
  }
  return (
    <>
      {told && <Result day={day} result={result} />}
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
