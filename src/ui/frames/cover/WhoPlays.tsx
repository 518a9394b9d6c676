import type { ReactNode } from 'react'
import { Heading } from '../../art/index.ts'
import { TextField } from '../../input/TextField.tsx'
import { PunchedPick } from './PunchedPick.tsx'
import styles from './WhoPlays.module.css'

interface WhoPlaysProps<Way extends string> {
  /** The one question that a cover asks. */
  question: string
  /** How many people play, and how many computer players, each in words. */
  ways: readonly { id: Way; words: string }[]
  chosen: Way
  onChoose(way: Way): void
  /** How many seats there are: two stand beside each other, with room between them. */
  seats: number
  /** A column for each seat (`SeatColumn`), with what stands between two of them. */
  children: ReactNode
}

/** Who plays, and who leads which seat. */
export function WhoPlays<Way extends string>({
  question,
  ways,
  chosen,
  onChoose,
  seats,
  children,
}: WhoPlaysProps<Way>) {
  return (
    <section className={styles.who} aria-labelledby="who-plays">
      <Heading className={styles.heading}>
        <span id="who-plays">{question}</span>
      </Heading>
      <div className={styles.ways} data-ways={ways.length} role="radiogroup" aria-labelledby="who-plays">
        {ways.map(({ id, words }) => (
          <PunchedPick key={id} name="way" checked={id === chosen} onChange={() => onChoose(id)}>
            {words}
          </PunchedPick>
        ))}
      </div>
      <div className={styles.sides} data-seats={seats} data-many={seats > 2 || undefined}>
        {children}
      </div>
    </section>
  )
}

interface SeatColumnProps {
  picture: ReactNode
  name: string
  /** Who leads it: `NameLine`, or `Strengths`. */
  children: ReactNode
}

/** One seat, with the line for the name of whoever leads it, or how strong its computer player is. */
export const SeatColumn = ({ picture, name, children }: SeatColumnProps) => (
  <div className={styles.side}>
    {picture}
    <h3 className={styles.name}>{name}</h3>
    {children}
  </div>
)

/** Between two seats: what changes them. */
export const BetweenSeats = ({ children }: { children: ReactNode }) => (
  <span className={styles.change}>{children}</span>
)

interface NameLineProps {
  /** Whose name it is, for screen readers. */
  label: string
  placeholder: string
  value: string
  /** Told of the name as it is written; it may shorten it. */
  onName(name: string): void
}

/** The line for the name of whoever leads a seat. */
export const NameLine = ({ label, placeholder, value, onName }: NameLineProps) => (
  <TextField
    className={styles.line}
    aria-label={label}
    placeholder={placeholder}
    value={value}
    onText={onName}
  />
)
