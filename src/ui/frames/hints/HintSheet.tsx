import type { Kind } from '../../../engine/kernel/index.ts'
import { Icon, Plank, Sheet, TokenButton } from '../../art/index.ts'
import styles from './hints.module.css'
import type { Hints } from './hints.ts'

interface HintSheetProps<K extends Kind> {
  hints: Hints<K>
  words: {
    /** Whose hint it is, by who answered. */
    title: Readonly<Record<'thinker' | 'quick', string>>
    thinking: string
    close: string
    /** It thinks long; what to do then. */
    long: string
    waitNoLonger: string
  }
}

/** The hint that was asked for; nothing where none was. */
export function HintSheet<K extends Kind>({ hints, words }: HintSheetProps<K>) {
  const { state, plan, by } = hints.useHint()
  const long = hints.counsel.useThought((thought) => thought.long) && !plan
  if (!state) return null
  const lines = plan ? hints.linesOf(state, plan) : [long ? words.long : words.thinking]
  return (
    <section className={styles['place']} aria-label={words.title[by]}>
      <Sheet seed="hint" className={styles['card']}>
        <ul className={styles['lines']}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {long && <Plank onClick={hints.counsel.waitNoLonger}>{words.waitNoLonger}</Plank>}
        <TokenButton aria-label={words.close} title={words.close} onClick={hints.close}>
          <Icon name="cross" size={22} />
        </TokenButton>
      </Sheet>
    </section>
  )
}
