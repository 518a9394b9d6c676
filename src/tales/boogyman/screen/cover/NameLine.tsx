import { LONGEST_NAME, SEATS, type Seat } from '../../../../engine/boogyman/index.ts'
import { useCoverWords } from '../../words/useCoverWords.ts'
import { useDraft } from './draft.ts'
import styles from './WhoPlays.module.css'

/** The line for the name of whoever leads a folk. */
export function NameLine({ seat }: { seat: Seat }) {
  const { common, cover } = useCoverWords()
  const player = useDraft(({ config }) => config.players[seat])
  return (
    <input
      className={styles['line']}
      aria-label={cover.nameOf(common.inSentence[SEATS[seat]])}
      placeholder={cover.namePlaceholder}
      value={player}
      maxLength={LONGEST_NAME}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => useDraft.getState().rename(seat, target.value)}
    />
  )
}
