import type { Kind, Session } from '../../../../engine/kernel/index.ts'
import { Plank } from '../../../art/index.ts'
import { useAlbumWords } from '../../../text/album.ts'
import { toAlbum } from '../../album/ways.ts'
import { tryingFrom } from '../../dream/dream.ts'
import type { TaleKit } from '../../tale-kit.ts'
import styles from './decided.module.css'

interface WaysToMomentProps<K extends Kind> {
  kit: TaleKit<K, unknown>
  session: Session<K>
  /** After so many actions. */
  move: number
}

/** To the very moment: another tale from there on, or the album of this one; nothing where the game is kept nowhere. */
export function WaysToMoment<K extends Kind>({ kit, session, move }: WaysToMomentProps<K>) {
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
        <Plank tone="blue" onClick={() => trying.go(move)}>
          {tryIt}
        </Plank>
      )}
      <Plank onClick={() => toAlbum(id, move)}>{review.album}</Plank>
    </div>
  )
}
