import type { ComponentType } from 'react'
import { RuleLink } from '../rulebook/RuleLink.tsx'
import styles from './Card.module.css'
import { KeyWords } from './KeyWords.tsx'

/** One thing, explained: a card has one or several. */
export interface CardEntry<Picture> {
  /** Tells the entries of one card apart. */
  key: string
  picture: Picture
  name: string
  /** What it is and does, in one sentence; words may be marked to stand out. */
  text: string
  /** How it stands with it just now, a sentence each. */
  notes: readonly string[]
  /** Where the rules say so. */
  rule: string
  /** The page of the rule book that tells more, if there is one. */
  page?: string
}

/** Above so many entries a card has two columns, where there is room. */
const COLUMN = 4

interface CardProps<Picture> {
  entries: readonly CardEntry<Picture>[]
  /** Draws the picture of an entry. */
  Drawn: ComponentType<{ picture: Picture; large: boolean }>
  /** It stays, so that what is on it can be pressed. */
  stays: boolean
}

/** A card of punchboard: what was asked about, large, and below it what is on it or belongs to it. */
export const Card = <Picture,>({ entries, Drawn, stays }: CardProps<Picture>) => (
  <div className={styles['card']} data-many={entries.length > COLUMN}>
    {entries.map(({ key, picture, name, text, notes, rule, page }, index) => (
      <div key={key} className={styles['entry']} data-first={index === 0}>
        <span className={styles['picture']}>
          <Drawn picture={picture} large={index === 0} />
        </span>
        <div>
          <p className={styles['name']}>{name}</p>
          <p className={styles['text']}>
            <KeyWords text={text} />
          </p>
          {notes.map((note) => (
            <p key={note} className={styles['note']}>
              {note}
            </p>
          ))}
          <p className={styles['rule']}>{page && stays ? <RuleLink page={page}>{rule}</RuleLink> : rule}</p>
        </div>
      </div>
    ))}
  </div>
)
