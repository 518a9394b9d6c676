import { type ReactNode, useId } from 'react'
import { OWN_RESCUE, rescueProgressOf, type Tried } from '../../../store/rescue-progress.ts'
import { Spread } from '../../art/index.ts'
import { useRescueWords } from '../../text/rescues.ts'
import { FiveAcorns } from './FiveAcorns.tsx'
import { LinkButton } from './LinkButton.tsx'
import styles from './RescueBook.module.css'
import { Strokes } from './Strokes.tsx'

/** A rescue in the book. */
export interface RescueEntry {
  readonly number: number
  readonly name: string
  readonly goal: string
  readonly acorns: number
  /** A small picture of its board. */
  readonly picture: ReactNode
}

interface RescueBookProps {
  entries: readonly RescueEntry[]
  of: Readonly<Record<string, Tried>>
  /** Returns the address of a rescue. `tale`: the address of the tale. */
  addressOf(number: number): string
  tale: string
  /** The requested rescue that is not in the book, for a message: a number, or the player's own. Null if there is none. */
  strange: string | null
}

/** The list of a tale's rescues, each with its board, its acorns, number of tries and result. */
export function RescueBook({ entries, of, addressOf, tale, strange }: RescueBookProps) {
  const rescues = useRescueWords()
  const middle = Math.ceil(entries.length / 2)
  const done = entries.filter(({ number }) => rescueProgressOf({ of }, number).done === 'rescued')
  const next = entries.find(({ number }) => rescueProgressOf({ of }, number).done === null)
  const page = (some: readonly RescueEntry[]) => (
    <ol className={styles['cards']} data-large={entries.length > 12 ? undefined : ''}>
      {some.map((entry) => (
        <Card
          key={entry.number}
          entry={entry}
          tried={rescueProgressOf({ of }, entry.number)}
          address={addressOf(entry.number)}
          now={entry === next}
        />
      ))}
    </ol>
  )
  return (
    <main aria-label={rescues.title}>
      <Spread className={styles['book']}>
        <section className={styles['left']}>
          <header>
            <h1 className={styles['title']}>{rescues.title}</h1>
            <p className={styles['subtitle']}>{rescues.subtitle(entries.length)}</p>
            {strange !== null && (
              <p className={styles['strange']} role="status">
                {strange === OWN_RESCUE ? rescues.noOwn : rescues.strange(strange)}
              </p>
            )}
          </header>
          {page(entries.slice(0, middle))}
          <p className={styles['explained']}>{rescues.explained}</p>
        </section>
        <section className={styles['right']}>
          <p className={styles['count']}>{rescues.rescued(done.length, entries.length)}</p>
          {page(entries.slice(middle))}
          <nav className={styles['ways']} aria-label={rescues.title}>
            <LinkButton to={tale}>{rescues.toTale}</LinkButton>
            {next && (
              <LinkButton to={addressOf(next.number)} first>
                {rescues.goOn(next.number)}
              </LinkButton>
            )}
          </nav>
        </section>
      </Spread>
    </main>
  )
}

interface CardProps {
  entry: RescueEntry
  tried: Tried
  address: string
  /** True if this is the open rescue. */
  now: boolean
}

function Card({ entry: { number, name, goal, acorns, picture }, tried, address, now }: CardProps) {
  const rescues = useRescueWords()
  const { tries, done } = tried
  const about = useId()
  const told = [
    rescues.hardSpoken(acorns),
    tries > 0 && rescues.triesSpoken(tries),
    done && rescues.done[done],
  ]
  return (
    <li>
      <a
        className={styles['card']}
        href={address}
        aria-label={rescues.card(number, name, goal)}
        aria-describedby={about}
        aria-current={now ? 'step' : undefined}
        data-done={done ?? undefined}
      >
        <span className={styles['board']}>{picture}</span>
        <span className={styles['flag']} aria-hidden="true">
          {number}
        </span>
        {done && <DoneMark own={done === 'rescued'} />}
        <span className={styles['marks']}>
          <FiveAcorns acorns={acorns} height={20} />
          <Strokes tries={tries} height={16} />
        </span>
        <span className={styles['name']}>{name}</span>
      </a>
      <span id={about} hidden>
        {told.filter(Boolean).join(' ')}
      </span>
    </li>
  )
}

/** A disc with a tick if the player solved it, or with an eye if the solution was shown. */
const DoneMark = ({ own }: { own: boolean }) => (
  <svg className={styles['mark']} viewBox="-16 -16 32 32" aria-hidden="true">
    <circle r={13.5} fill="var(--page)" stroke="var(--ink)" strokeWidth={2.4} />
    {own ? (
      <path
        d="M-6 0L-1.5 5 7-5.5"
        fill="none"
        stroke="var(--ok)"
        strokeWidth={4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ) : (
      <circle r={4} fill="none" stroke="var(--ink-2)" strokeWidth={2.6} />
    )}
  </svg>
)
