import type { ComponentType } from 'react'
import type { Kind, Session } from '../../../../engine/kernel/index.ts'
import { Heading } from '../../../art/index.ts'
import { useAlbumWords } from '../../../text/album.ts'
import type { TaleKit } from '../../tale-kit.ts'
import styles from './decided.module.css'
import { WaysToMoment } from './WaysToMoment.tsx'

/** A decision that cost most, as the review of any game finds it. */
interface CostlyMoves<K extends Kind> {
  readonly turn: number
  /** The number of moves before it. */
  readonly move: number
  readonly played: readonly K['Action'][]
  readonly better: readonly K['Action'][]
}

interface ComparedProps<K extends Kind, Found extends CostlyMoves<K>> {
  kit: TaleKit<K, unknown>
  session: Session<K>
  decision: Found
  /** A small board after a plan. The caption below says which plan it is. */
  Board: ComponentType<{ before: K['State']; plan: readonly K['Action'][] }>
  /** What would have been better, in words. */
  Advice: ComponentType<{ decision: Found; before: K['State'] }>
}

interface TheDecisionProps<K extends Kind, Found extends CostlyMoves<K>>
  extends Omit<ComparedProps<K, Found>, 'decision'> {
  /** Null where none has been found. */
  decision: Found | null
  /** Nothing more will be found. */
  over: boolean
  /** What is said where there was none. */
  none: string
}

/** The decision that cost most; a kind word where there was none. */
export function TheDecision<K extends Kind, Found extends CostlyMoves<K>>(props: TheDecisionProps<K, Found>) {
  const { decision, over, none, ...compared } = props
  const { review } = useAlbumWords()
  return (
    <section aria-labelledby="costly-decision">
      <Heading>
        <span id="costly-decision">{review.decision}</span>
      </Heading>
      {decision ? (
        <Compared {...compared} decision={decision} />
      ) : (
        <p className={styles['thinking']}>{over ? none : review.looking}</p>
      )}
    </section>
  )
}

/** What was done and what would have been better, side by side, and what it would have brought. */
function Compared<K extends Kind, Found extends CostlyMoves<K>>(props: ComparedProps<K, Found>) {
  const { kit, session, decision, Board, Advice } = props
  const { turn, move, played, better } = decision
  const { review } = useAlbumWords()
  const before = session.moves[move]?.before ?? session.first
  return (
    <>
      <div className={styles['both']}>
        <figure>
          <Board before={before} plan={played} />
          <figcaption>{review.played(turn)}</figcaption>
        </figure>
        <figure>
          <Board before={before} plan={better} />
          <figcaption>{review.better}</figcaption>
        </figure>
      </div>
      <p className={styles['advice']}>
        <Advice decision={decision} before={before} />
      </p>
      <WaysToMoment kit={kit} session={session} move={move} />
    </>
  )
}

/** While a tale is read once more, or where that cannot be. */
export function StillReading({ failed }: { failed: boolean }) {
  const { review } = useAlbumWords()
  return <p className={styles['thinking']}>{failed ? review.failed : review.thinking}</p>
}
