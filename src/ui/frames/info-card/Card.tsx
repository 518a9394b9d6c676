import type { ComponentType } from 'react'
import { RuleLink } from '../rulebook/RuleLink.tsx'
import styles from './Card.module.css'
import { KeyWords } from './KeyWords.tsx'

/** An entry of an info card: one thing, explained. */
export interface CardEntry<Picture> {
  /** Unique within the card. */
  key: string
  picture: Picture
  name: string
  /** The description, in one sentence. Words can be marked for emphasis. */
  text: string
  /** Facts about its current state, a sentence each. */
  notes: readonly string[]
  /** The reference to the rules. */
  rule: string
  /** The id of its page in the rule book, if there is one. */
  page?: string
}

/** A card with more entries has two columns, if there is room. */
const COLUMN = 4

interface CardProps<Picture> {
  entries: readonly CardEntry<Picture>[]
  /** Draws the picture of an entry. */
  Drawn: ComponentType<{ picture: Picture; large: boolean }>
  /** True if the card can be clicked and scrolled, instead of following the mouse. */
  stays: boolean
}

/** An info card: the requested thing, large, and below it the entries that belong to it. */
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
