import { Icon, Plank, Sheet, TokenButton } from '../../../../ui/art/index.ts'
import { counsel } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import { hintLines } from './hint-words.ts'
import styles from './hints.module.css'
import { closeHint, useHint } from './hints.ts'

/** The hint that was asked for; nothing where none was. */
export function HintSheet() {
  const m = useMessages()
  const { state, plan, by } = useHint()
  const long = counsel.useThought((thought) => thought.long) && !plan
  if (!state) return null
  const lines = plan ? hintLines(m, state, plan) : [long ? m.bots.long : m.hints.thinking]
  return (
    <section
      className={styles['place']}
      aria-label={m.hints.title[by === 'guardian' ? 'guardian' : 'apprentice']}
    >
      <Sheet seed="hint" className={styles['card']}>
        <ul className={styles['lines']}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {long && <Plank onClick={counsel.waitNoLonger}>{m.bots.waitNoLonger}</Plank>}
        <TokenButton aria-label={m.hints.close} title={m.hints.close} onClick={closeHint}>
          <Icon name="cross" size={22} />
        </TokenButton>
      </Sheet>
    </section>
  )
}
