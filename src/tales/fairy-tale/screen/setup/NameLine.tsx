import type { CharacterId } from '../../../../engine/fairy-tale/index.ts'
import { leaderOf } from '../../../../store/leaders.ts'
import { TextField } from '../../../../ui/input/TextField.tsx'
import { useLiveLeaders } from '../../leaders.ts'
import { useCoverWords } from '../../words/cover.ts'
import { useDraft } from './draft.ts'
import styles from './NameLine.module.css'

/** Under a chosen hero: the line for the name of whoever leads it, or which computer player does. */
export function NameLine({ character, index }: { character: CharacterId; index: number }) {
  const { bots, common, setup } = useCoverWords()
  const leader = useLiveLeaders(({ cover }) => leaderOf(cover, character))
  const player = useDraft(({ company }) => company[index]?.player ?? '')
  if (leader !== 'person') return <span className={styles.computer}>{bots.plain[leader]}</span>
  return (
    <TextField
      className={styles.name}
      aria-label={setup.nameOf(common.inSentence[character])}
      placeholder={setup.namePlaceholder}
      value={player}
      list="players"
      onText={(name) => useDraft.getState().rename(index, name)}
    />
  )
}
