import { Plank, Seal } from '../../../../ui/art/index.ts'
import styles from '../../../../ui/frames/end/Ways.module.css'
import { continueTale, lookAtTable, toCover } from '../../../../ui/page/page.ts'
import type { Session } from '../../game.ts'
import { useLeaders } from '../../leaders.ts'
import { useGame } from '../../table.ts'
import { useAllWords } from '../../words/useAllWords.ts'
import { useDraft } from '../setup/draft.ts'

/** Where to go from the last page. */
export function Ways({ session: { config, seed } }: { session: Session }) {
  const { end } = useAllWords()
  const another = () => {
    const { people, again } = useLeaders.getState()
    useDraft.getState().again(config, people)
    again()
    toCover()
  }
  const same = () => {
    useGame.getState().start(config, seed)
    continueTale()
  }
  return (
    <div className={styles.ways}>
      <div className={styles.planks}>
        <Plank onClick={lookAtTable}>{end.look}</Plank>
        <Plank onClick={same}>{end.same}</Plank>
      </div>
      <Seal size={132} aria-label={end.again} onClick={another}>
        <span className={styles.flourish}>{end.againFlourish}</span>
        <span>{end.againMain}</span>
      </Seal>
    </div>
  )
}
