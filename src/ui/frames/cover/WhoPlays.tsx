import type { ComponentType, ReactNode } from 'react'
import { Heading } from '../../art/index.ts'
import { TextField } from '../../input/TextField.tsx'
import { useAppWords } from '../../text/house.ts'
import { PunchedPick } from './PunchedPick.tsx'
import styles from './WhoPlays.module.css'

interface WhoPlaysProps<Way extends string> {
  /** The question who plays. */
  question: string
  /** The numbers of people and bots to choose from, each in words. */
  ways: readonly { id: Way; words: string }[]
  chosen: Way
  onChoose(way: Way): void
  /** The number of seats: two get more room between them. */
  seats: number
  /** A column per seat (`SeatColumn`), with elements between two of them. */
  children: ReactNode
}

/** The question who plays, and the controllers of the seats. */
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
  /** The control of the seat: `NameLine` or `Strengths`. */
  children: ReactNode
}

/** One seat, with the name field of its player or the strengths of its bot. */
export const SeatColumn = ({ picture, name, children }: SeatColumnProps) => (
  <div className={styles.side}>
    {picture}
    <h3 className={styles.name}>{name}</h3>
    {children}
  </div>
)

/** A button between two seats that swaps them. */
export const BetweenSeats = ({ children }: { children: ReactNode }) => (
  <span className={styles.change}>{children}</span>
)

interface NameLineProps {
  /** The label of the field, for screen readers. */
  label: string
  value: string
  /** Called with the name as it is typed; the caller can shorten it. */
  onName(name: string): void
}

/** The name field of a seat's player. */
export function NameLine({ label, value, onName }: NameLineProps) {
  const { cover } = useAppWords()
  return (
    <TextField
      className={styles.line}
      aria-label={label}
      placeholder={cover.name}
      value={value}
      onText={onName}
    />
  )
}

/** Makes the questions of a cover (`coverPage`) that asks only who plays, with the button of the first lessons below. */
export const askingWho =
  (Who: ComponentType) =>
  ({ children }: { children: ReactNode }) => (
    <>
      <Who />
      <div className={styles.lessons}>{children}</div>
    </>
  )
