import styles from './Card.module.css'
import { CardPicture } from './CardPicture.tsx'
import type { Entry } from './card.ts'
import { KeyWords } from './KeyWords.tsx'

/** Above so many entries a card has two columns, where there is room. */
const COLUMN = 4

/** A card of punchboard: what was asked about, large, and below it what is on it or belongs to it. */
export const Card = ({ entries }: { entries: readonly Entry[] }) => (
  <div className={styles['card']} data-many={entries.length > COLUMN}>
    {entries.map(({ key, picture, name, text, notes, rule }, index) => (
      <div key={key} className={styles['entry']} data-first={index === 0}>
        <span className={styles['picture']}>
          <CardPicture picture={picture} large={index === 0} />
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
          <p className={styles['rule']}>{rule}</p>
        </div>
      </div>
    ))}
  </div>
)
