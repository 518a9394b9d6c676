import { type CharacterId, LONGEST_NAME } from '../../../../engine/fairy-tale/index.ts'
import { leaderOf } from '../../../../store/leaders.ts'
import { useLeaders } from '../../leaders.ts'
import { useCoverWords } from '../../words/useCoverWords.ts'
import { useDraft } from './draft.ts'
import styles from './NameLine.module.css'

/** Under a chosen hero: the line for the name of whoever leads it, or which computer player does. */
export function NameLine({ character, index }: { character: CharacterId; index: number }) {
  const { bots, common, setup } = useCoverWords()
  const leader = useLeaders(({ cover }) => leaderOf(cover, character))
  const player = useDraft(({ company }) => company[index]?.player ?? '')
  if (leader !== 'person') return <span className={styles.computer}>{bots.plain[leader]}</span>
  return (
    <input
      className={styles.name}
      aria-label={setup.nameOf(common.inSentence[character])}
      placeholder={setup.namePlaceholder}
      value={player}
      maxLength={LONGEST_NAME}
      list="players"
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => useDraft.getState().rename(index, target.value)}
    />
  )
}
