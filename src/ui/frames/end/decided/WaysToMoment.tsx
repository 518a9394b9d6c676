import type { GameTypes, Session } from '../../../../engine/kernel/index.ts'
import { Button } from '../../../art/index.ts'
import { useAlbumWords } from '../../../text/album.ts'
import { toAlbum } from '../../album/ways.ts'
import { tryingFrom } from '../../dream/dream.ts'
import type { TaleKit } from '../../tale-kit.ts'
import styles from './decided.module.css'

interface WaysToMomentProps<K extends GameTypes> {
  kit: TaleKit<K, unknown>
  session: Session<K>
  /** The number of moves before the moment. */
  move: number
}

/** Buttons to a moment: a dream from there, or the album of this game. Empty if the game is not saved. */
export function WaysToMoment<K extends GameTypes>({ kit, session, move }: WaysToMomentProps<K>) {
  const { game, leaders } = kit.useTable()
  const { tryIt, review } = useAlbumWords()
  const id = game((store) => store.kept?.id ?? null)
  if (id === null) return null
  const trying = tryingFrom(
    game,
    (state) => kit.rules.outcome(state) !== null,
    { session, id, opensAt: move },
    leaders.getState().take,
  )
  return (
    <div className={styles['ways']}>
      {trying && (
        <Button tone="blue" onClick={() => trying.go(move)}>
          {tryIt}
        </Button>
      )}
      <Button onClick={() => toAlbum(id, move)}>{review.album}</Button>
    </div>
  )
}
