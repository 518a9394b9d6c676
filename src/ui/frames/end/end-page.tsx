import { type ComponentType, type ReactNode, useMemo } from 'react'
import { useStore } from 'zustand'
import {
  type AgreedUndo,
  type Game,
  type GameTypes,
  lastView,
  type PlayerView,
  type Session,
} from '../../../engine/kernel/index.ts'
import { ErrorBoundary } from '../../page/ErrorBoundary.tsx'
import type { Part } from '../../parts/part.ts'
import type { TaleChronicle } from '../../stats/stats.ts'
import { useFrameWords } from '../../text/frames.ts'
import { Dreaming } from '../dream/Dreaming.tsx'
import type { TaleKit } from '../tale-kit.ts'
import { leaderNames } from './again.ts'
import { Contents, useContent } from './decided/Contents.tsx'
import { StillReading } from './decided/TheDecision.tsx'
import { REVIEW_FORM, type ReviewRunner, useReview } from './decided/useReview.ts'
import { LastPage, type TaleText } from './LastPage.tsx'
import type { EarnedSealsProps } from './seals/EarnedSeals.tsx'
import { Sealed, sealsPart } from './seals/Sealed.tsx'

/** A finished game. */
interface Ended<K extends GameTypes, Outcome, Facts> {
  session: Session<K>
  outcome: Outcome
  /** The facts that the tale counts for the chronicle. */
  told: Facts
}

/** The words and pictures of a tale's last page. */
interface Ending {
  plate: ReactNode
  title: string
  /** Who has won. */
  subtitle: string
  /** The setup of the game, at the foot of the left page. */
  played: ReactNode
  /** The story, first tab of the right page. */
  story: ReactNode
  /** The buttons to other pages. */
  ways: ReactNode
}

/** The parts of the last page that differ between tales. */
export interface EndSlots<K extends GameTypes, Words, Outcome, Facts, Review> {
  /** Loads the tale's part of the chronicle, for the seals. */
  chronicle(): Promise<TaleChronicle>
  /** Returns the number of the turn as players count it. Default: that of the kit. */
  turnOf?(state: K['State']): number
  /** Returns the outcome of a game; null while it runs. */
  outcomeOf(view: PlayerView<K['State']>): Outcome | null
  chronicleOf(session: Session<K>): Facts
  textOf(ended: Ended<K, Outcome, Facts>, words: NoInfer<Words>): TaleText
  /** The names of the bots, if the page names the controllers of seats. */
  botNames?(words: NoInfer<Words>): Readonly<Record<string, string>>
  /** `leaders`: the names of the controllers by seat; '' if unknown. */
  pageOf(ended: Ended<K, Outcome, Facts> & { leaders: readonly string[] }, words: NoInfer<Words>): Ending
  /** The review on the right page. A tale without reviews omits it: its right page has only the story. */
  decided?: DecidedSlots<K, Facts, Review>
}

interface DecidedSlots<K extends GameTypes, Facts, Review>
  extends Pick<ReviewRunner<K, NoInfer<Review>>, 'worker' | 'found'> {
  /** Shows an unfinished or finished review. `isOver`: no more will be found, even if it is unfinished. */
  Decided: ComponentType<{ review: Review; isOver: boolean; session: Session<K>; told: Facts }>
}

/** Makes the last page of a tale: the ending, the story or the review, and links to other pages. */
export function endPage<K extends GameTypes, Words, Outcome, Facts, Review extends { done: boolean }>(
  kit: TaleKit<K, Words>,
  slots: EndSlots<K, Words, Outcome, Facts, Review>,
) {
  const { rules } = kit
  const seals = sealsPart(slots.chronicle)
  const RightPage = slots.decided ? rightPage<K, Facts, Review>(rules, slots.decided) : StoryAlone
  return {
    /** The last page of the game at the table; empty while the game runs. */
    EndPage(): ReactNode {
      const { game } = kit.useTable()
      const session = game((store) => store.session)
      const outcome = session && slots.outcomeOf(lastView(rules, session))
      if (!session || outcome === null) return null
      return (
        <Dreaming game={game} turnOf={slots.turnOf ?? kit.turnOf} page="end">
          <TheEnd {...{ kit, slots, seals, RightPage, session, outcome }} />
        </Dreaming>
      )
    },
  }
}

interface RightPageProps<K extends GameTypes, Facts> {
  session: Session<K>
  told: Facts
  /** The story of the game. */
  story: ReactNode
}

/** Makes the right page, where the reader chooses between the story and the review. */
const rightPage = <K extends GameTypes, Facts, Review extends { done: boolean }>(
  game: Game<K>,
  { Decided, ...review }: DecidedSlots<K, Facts, Review>,
): ComponentType<RightPageProps<K, Facts>> => {
  const runner: ReviewRunner<K, Review> = { ...review, game, form: REVIEW_FORM, known: new WeakMap() }
  return ({ session, told, story }) => {
    const [shown, setShown] = useContent(session)
    const { review, failed } = useReview(runner, session)
    return (
      <>
        <Contents shown={shown} onChoose={setShown} />
        {shown === 'story' && story}
        {shown === 'decided' && (
          // An error in the review must not remove the rest of the page.
          <ErrorBoundary resetKeys={[session, review]} fallback={() => <StillReading failed />}>
            {review ? (
              <Decided review={review} isOver={failed || review.done} session={session} told={told} />
            ) : (
              <StillReading failed={failed} />
            )}
          </ErrorBoundary>
        )}
      </>
    )
  }
}

const StoryAlone = ({ story }: { story: ReactNode }) => story

interface TheEndProps<K extends GameTypes, Words, Outcome, Facts, Review> {
  kit: TaleKit<K, Words>
  slots: EndSlots<K, Words, Outcome, Facts, Review>
  seals: Part<EarnedSealsProps>
  RightPage: ComponentType<RightPageProps<K, Facts>>
  session: Session<K>
  outcome: Outcome
}

function TheEnd<K extends GameTypes, Words, Outcome, Facts, Review extends { done: boolean }>(
  props: TheEndProps<K, Words, Outcome, Facts, Review>,
) {
  const { kit, slots, seals, RightPage, session, outcome } = props
  const { chronicleOf, textOf, botNames } = slots
  const { game, leaders } = kit.useTable()
  const words = kit.useWords()
  const table = useStore(leaders, (store) => store.table)
  const told = useMemo(() => chronicleOf(session), [chronicleOf, session])
  const text = useMemo(
    () => textOf({ session, outcome, told }, words),
    [textOf, session, outcome, told, words],
  )
  const names = botNames ? leaderNames(table, kit.rules.seats(session.config), botNames(words)) : []
  const { played, story, ways, ...left } = slots.pageOf({ session, outcome, told, leaders: names }, words)
  return (
    <LastPage
      {...left}
      text={text}
      foot={
        <>
          <Sealed game={game} tale={kit.rules.id} seals={seals} />
          {played}
          <TakenBackNote takenBack={session.takenBack} />
        </>
      }
    >
      <RightPage {...{ session, told, story }} />
      {ways}
    </LastPage>
  )
}

/** A note on the last page: how often the players agreed to undo. Empty without any agreed undo. */
function TakenBackNote({ takenBack = [] }: { takenBack?: readonly AgreedUndo[] | undefined }) {
  const words = useFrameWords()
  return takenBack.length > 0 && <p>{words.takingBack.told(takenBack.length)}</p>
}
