import type { Kind, Session } from '../../../../engine/kernel/index.ts'
import type { GameHook } from '../../../../session/game-store.ts'
import { Plank } from '../../../art/index.ts'
import { useAlbumWords } from '../../../text/useAlbumWords.ts'
import { toAlbum } from '../../album/ways.ts'
import { tryingFrom } from '../../dream/dream.ts'
import styles from './decided.module.css'

interface WaysToMomentProps<K extends Kind> {
  game: GameHook<K>
  isOver(state: K['State']): boolean
  session: Session<K>
  /** After so many actions. */
  move: number
  /** Hands over who leads its seats. */
  take(leaders: unknown): void
}

/** To the very moment: another tale from there on, or the album of this one; nothing where the game is kept nowhere. */
export function WaysToMoment<K extends Kind>({ game, isOver, session, move, take }: WaysToMomentProps<K>) {
  const { tryIt, review } = useAlbumWords()
  const id = game((store) => store.kept?.id ?? null)
  if (id === null) return null
  const trying = tryingFrom(game, isOver, { session, id, opensAt: move }, take)
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
