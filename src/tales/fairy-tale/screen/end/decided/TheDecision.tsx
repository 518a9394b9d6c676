import { stateOf } from '../../../../../engine/kernel/index.ts'
import { Heading, Plank } from '../../../../../ui/art/index.ts'
import { toAlbum } from '../../../../../ui/frames/album/ways.ts'
import { tryingFrom } from '../../../../../ui/frames/dream/dream.ts'
import { Emphasised } from '../../../../../ui/page/Emphasised.tsx'
import { useAlbumWords } from '../../../../../ui/text/useAlbumWords.ts'
import { type Session, useGame } from '../../../game.ts'
import { useLeaders } from '../../../leaders.ts'
import type { CostlyDecision, Review } from '../../../review/review.ts'
import { useAllWords } from '../../../words/useAllWords.ts'
import { planWords } from '../../hints/hint-words.ts'
import { boardAfter } from './board-after.ts'
import styles from './decided.module.css'
import { PlannedBoard } from './PlannedBoard.tsx'

interface TheDecisionProps {
  review: Review
  session: Session
  /** Nothing more will be found. */
  over: boolean
}

/** The decision that cost most, with both boards; a kind word where there was none. */
export function TheDecision({ review: { decision, die, luck }, session, over }: TheDecisionProps) {
  const { review } = useAllWords()
  // Dice that were kind are not blamed.
  const blamed = stateOf(session).outcome === 'lost' && die !== null && luck.chance <= luck.giveOrTake
  return (
    <section aria-labelledby="costly-decision">
      <Heading>
        <span id="costly-decision">{review.decision}</span>
      </Heading>
      {decision ? (
        <Compared decision={decision} session={session} />
      ) : (
        <p className={styles['thinking']}>
          {!over ? review.looking : blamed ? review.wisely : review.nothingBetter}
        </p>
      )}
    </section>
  )
}

/** What was done and what would have been better, side by side, and what it would have brought. */
function Compared({ decision, session }: { decision: CostlyDecision; session: Session }) {
  const words = useAllWords()
  const { review, foresight, common, hint } = words
  const { turn, move, played, better, oddsPlayed, oddsBetter } = decision
  const before = session.moves[move]?.before ?? session.first
  const { percent } = foresight.odds
  const id = useGame((game) => game.kept?.id ?? null)
  const told = hint.exact(common.list(planWords(words, before, boardAfter(before, better).plan)))
  return (
    <>
      <div className={styles['both']}>
        <figure>
          <PlannedBoard before={before} {...boardAfter(before, played)} />
          <figcaption>{review.played(turn)}</figcaption>
        </figure>
        <figure>
          <PlannedBoard before={before} {...boardAfter(before, better)} />
          <figcaption>{review.better}</figcaption>
        </figure>
      </div>
      <p className={styles['advice']}>
        <Emphasised text={review.advice(told.replace(/\.$/, ''), percent(oddsPlayed), percent(oddsBetter))} />
      </p>
      {id !== null && <WaysToMoment session={session} id={id} move={move} />}
    </>
  )
}

/** To the very moment: another tale from there on, or the album of this one. */
function WaysToMoment({ session, id, move }: { session: Session; id: string; move: number }) {
  const { review } = useAllWords()
  const { tryIt } = useAlbumWords()
  const trying = tryingFrom(
    useGame,
    ({ outcome }) => outcome !== null,
    { session, id, opensAt: move },
    useLeaders.getState().take,
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
