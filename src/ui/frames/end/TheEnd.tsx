import type { ReactNode } from 'react'
import type { Kind, Session } from '../../../engine/kernel/index.ts'
import type { GameHook } from '../../../session/game-store.ts'
import { ErrorBoundary } from '../../page/ErrorBoundary.tsx'
import type { Part } from '../../parts/part.ts'
import { TakenBackNote } from '../taking-back/TakenBackNote.tsx'
import { Contents, useContent } from './decided/Contents.tsx'
import { StillReading } from './decided/TheDecision.tsx'
import { type ReviewRunner, useReviewed } from './decided/useReviewed.ts'
import { LastPage, type TaleText } from './LastPage.tsx'
import type { EarnedSealsProps } from './seals/EarnedSeals.tsx'
import { Sealed } from './seals/Sealed.tsx'

interface TheEndProps<K extends Kind, Review extends { done: boolean }> {
  game: GameHook<K>
  session: Session<K>
  /** The tale, by the name under which its games are kept, and the seals of its last page. */
  tale: string
  seals: Part<EarnedSealsProps>
  plate: ReactNode
  title: string
  /** Who has won. */
  subtitle: string
  text: TaleText
  /** With what it was played, at the foot of the left page. */
  played: ReactNode
  /** How it went: what the right page tells first. */
  story: ReactNode
  reviewing: ReviewRunner<K, Review>
  /** What decided it, as far as that is known; `isOver`: nothing more will be found. */
  decided(review: Review, isOver: boolean): ReactNode
  /** Where to go. */
  ways: ReactNode
}

/** Drawn inside of a boundary: a review that cannot be drawn leaves the rest of the page. */
const Drawn = ({ by }: { by: () => ReactNode }) => by()

/** The last page of a game that is over: how it ended, how it went or what decided it, and where to go. */
export function TheEnd<K extends Kind, Review extends { done: boolean }>({
  game,
  session,
  tale,
  seals,
  played,
  story,
  reviewing,
  decided,
  ways,
  ...left
}: TheEndProps<K, Review>) {
  const [shown, setShown] = useContent(session)
  const { review, failed } = useReviewed(reviewing, session)
  return (
    <LastPage
      {...left}
      foot={
        <>
          <Sealed game={game} tale={tale} seals={seals} />
          {played}
          <TakenBackNote takenBack={session.takenBack} />
        </>
      }
    >
      <Contents shown={shown} onChoose={setShown} />
      {shown === 'story' && story}
      {shown === 'decided' && (
        <ErrorBoundary resetKeys={[session, review]} fallback={() => <StillReading failed />}>
          {review ? (
            <Drawn by={() => decided(review, failed || review.done)} />
          ) : (
            <StillReading failed={failed} />
          )}
        </ErrorBoundary>
      )}
      {ways}
    </LastPage>
  )
}
