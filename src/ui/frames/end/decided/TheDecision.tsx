import type { ComponentType, ReactNode } from 'react'
import type { GameTypes, Session } from '../../../../engine/kernel/index.ts'
import { Heading } from '../../../art/index.ts'
import { useAlbumWords } from '../../../text/album.ts'
import type { TaleKit } from '../../tale-kit.ts'
import styles from './decided.module.css'
import { WaysToMoment } from './WaysToMoment.tsx'

/** The most costly decision of a game, according to its review. */
interface CostlyMoves<K extends GameTypes> {
  readonly turn: number
  /** The number of moves before it. */
  readonly move: number
  readonly played: readonly K['Action'][]
  readonly better: readonly K['Action'][]
}

/** How a tale shows a decision. */
interface DecisionSlots<K extends GameTypes, Found extends CostlyMoves<K>> {
  /** A small board after a plan. The caption below says which plan it is. */
  Board: ComponentType<{ before: K['State']; plan: readonly K['Action'][] }>
  /** Describes the better moves. */
  Advice: ComponentType<{ decision: Found; before: K['State'] }>
}

/** The parts of the review page that differ between tales. */
interface DecidedSlots<K extends GameTypes, Found extends CostlyMoves<K>, Review, Facts>
  extends DecisionSlots<K, Found> {
  /** The state of the game turn by turn, and the share of luck in it. */
  Story: ComponentType<{ review: Review; session: Session<K>; told: Facts }>
  /** Hook: the text if no decision cost much. */
  useNone(review: NoInfer<Review>, session: Session<K>): string
}

interface DecidedProps<K extends GameTypes, Review, Facts> {
  review: Review
  /** True if the review has ended. */
  isOver: boolean
  session: Session<K>
  told: Facts
}

/** Makes the review page of a tale: the course of the game, and the decision that cost most. */
export function decidedBy<
  K extends GameTypes,
  Found extends CostlyMoves<K>,
  Review extends { decision: Found | null },
  Facts,
>(kit: TaleKit<K, unknown>, slots: DecidedSlots<K, Found, Review, Facts>) {
  const { Story, useNone, Board, Advice } = slots
  return {
    Decided({ review, isOver, session, told }: DecidedProps<K, Review, Facts>): ReactNode {
      const { review: words } = useAlbumWords()
      const none = useNone(review, session)
      const { decision } = review
      return (
        <>
          <Story review={review} session={session} told={told} />
          <section aria-labelledby="costly-decision">
            <Heading>
              <span id="costly-decision">{words.decision}</span>
            </Heading>
            {decision ? (
              <Compared {...{ kit, session, decision, Board, Advice }} />
            ) : (
              <p className={styles['thinking']}>{isOver ? none : words.looking}</p>
            )}
          </section>
        </>
      )
    },
  }
}

interface ComparedProps<K extends GameTypes, Found extends CostlyMoves<K>> extends DecisionSlots<K, Found> {
  kit: TaleKit<K, unknown>
  session: Session<K>
  decision: Found
}

/** The moves that were played beside the better ones, and the difference in value. */
function Compared<K extends GameTypes, Found extends CostlyMoves<K>>(props: ComparedProps<K, Found>) {
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

/** The message while a review runs, or if it failed. */
export function StillReading({ failed }: { failed: boolean }) {
  const { review } = useAlbumWords()
  return <p className={styles['thinking']}>{failed ? review.failed : review.thinking}</p>
}
