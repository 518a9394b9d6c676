import { type BuildingId, buildingOf, type InfluenceId, type Seat } from '../../../../engine/citadel/index.ts'
import { IconButton, PaperCard } from '../../../../ui/art/index.ts'
import { FOCUS_FALLBACK } from '../../../../ui/page/focus-fallback.ts'
import { BuildingCard, InfluenceCard } from '../../art/index.ts'
import { needsPlot } from '../../intent/wish.ts'
import { usePlayback } from '../../runtime.ts'
import { useCompanionWords } from '../../words/companion.ts'
import { useMessages } from '../../words/messages.ts'
import { about } from '../cards/subject.ts'
import { BeforeEnd } from '../foresight/BeforeEnd.tsx'
import { useLiveView } from '../state/table-state.ts'
import { useTurnedUp } from '../state/useTurnedUp.ts'
import { NewCards } from '../table/Deeds.tsx'
import { aimWords } from '../table/HeldWords.tsx'
import { HintButton } from '../table/parts.ts'
import { QuestionPanel } from '../table/QuestionPanel.tsx'
import { TurnedUpPaper } from '../table/TurnedUpPaper.tsx'
import { ActionOptions } from './ActionOptions.tsx'
import { CardFan, HideHand } from './CardFan.tsx'
import { Places, PlotOutcome } from './Places.tsx'
import styles from './TurnBody.module.css'
import type { Selection } from './useSelection.ts'

interface TurnBodyProps {
  seat: Seat
  selection: Selection
  onBoard(): void
}

/** The middle of the page: a question, the card that was just turned up, or the selection; below it the hand. */
export function TurnBody({ seat, selection, onBoard }: TurnBodyProps) {
  const { questions } = useLiveView()
  const card = useTurnedUp()
  const isShowing = usePlayback((store) => store.playing) && card !== null
  return (
    <>
      <div className={styles['stage']}>
        {isShowing ? (
          <div className={styles['shown']}>
            <TurnedUpPaper small />
          </div>
        ) : (
          <>
            <Ways onBoard={onBoard} />
            {questions.length > 0 ? (
              <div className={styles['shown']}>
                <PaperCard seed="asked" className={styles['asked']}>
                  <QuestionPanel />
                </PaperCard>
              </div>
            ) : (
              <Chosen selection={selection} />
            )}
          </>
        )}
      </div>
      <CardFan seat={seat} selection={selection} />
    </>
  )
}

/** The ways to the board, to a hand that is face down, and to a hint. */
function Ways({ onBoard }: Pick<TurnBodyProps, 'onBoard'>) {
  const { toBoard } = useCompanionWords()
  return (
    <div className={styles['ways']}>
      <IconButton size={46} aria-label={toBoard} title={toBoard} onClick={onBoard}>
        <TownSign />
      </IconButton>
      <HideHand />
      <HintButton size={46} />
    </div>
  )
}

/** The plan of the town: its wall, two rings and the streets. */
const TownSign = () => (
  <svg viewBox="-16 -16 32 32" width="28" height="28" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth={2.4}>
      <circle r={14} />
      <circle r={5} />
      <path d="M0-14V-5M0 5V14M-14 0H-5M5 0H14M-10-10L-3.500-3.500M10-10L3.500-3.500M-10 10L-3.500 3.500M10 10L3.500 3.500" />
    </g>
  </svg>
)

/** The selected card, large, beside it the choices of its action, and below them what the chosen one brings. */
function Chosen({ selection }: { selection: Selection }) {
  const { held } = selection
  return (
    <div className={styles['chosen']} data-beside={held && held.kind !== 'raze' ? '' : undefined}>
      {held?.kind === 'building' && <LargeBuilding card={held.card} />}
      {held?.kind === 'influence' && <LargeInfluence card={held.card} />}
      <Choices selection={selection} />
      <PlotOutcome selection={selection} />
    </div>
  )
}

/** The largest width of the selected card, in pixels. The style sheet makes it smaller if there is less room. */
const LARGE = 168

function LargeBuilding({ card }: { card: BuildingId }) {
  const { cards, common } = useMessages()
  return (
    <div className={styles['large']} {...about({ kind: 'building', building: card })}>
      <BuildingCard building={card} size={LARGE} title={cards.buildings[card]} />
      <p>{common.mayStand[buildingOf(card).category]}</p>
    </div>
  )
}

function LargeInfluence({ card }: { card: InfluenceId }) {
  const { cards } = useMessages()
  return (
    <div className={styles['large']} {...about({ kind: 'influence', influence: card })}>
      <InfluenceCard influence={card} size={LARGE} title={cards.influence[card]} />
    </div>
  )
}

function InfluenceText({ card }: { card: InfluenceId }) {
  const m = useMessages()
  const state = useLiveView()
  return (
    <>
      <p className={styles['words']}>{m.cards.influenceDoes[card]}</p>
      <p className={styles['words']}>{aimWords(m, state, card)}</p>
    </>
  )
}

/** The choices of the selected action: plots, or cards, shops, rivals and categories. */
function Choices({ selection }: { selection: Selection }) {
  const c = useCompanionWords()
  const m = useMessages()
  const { phase } = useLiveView()
  const { kind, held } = selection
  if (kind === null)
    return (
      <div className={styles['choices']}>
        <div className={styles['start']} {...FOCUS_FALLBACK}>
          {phase === 'reveal' ? c.startReveal : c.start}
        </div>
        {phase === 'reveal' ? <NewCards /> : <BeforeEnd />}
      </div>
    )
  const isAtPlots = kind === 'choose' || kind === 'claim' || kind === 'build' || kind === 'raze'
  const usesPlots = isAtPlots || (kind === 'play' && held !== null && needsPlot(held))
  return (
    <section className={styles['choices']} aria-label={c.asks[kind]}>
      <h2 className={styles['heading']} {...FOCUS_FALLBACK}>
        {c.asks[kind]}
      </h2>
      {held?.kind === 'influence' && <InfluenceText card={held.card} />}
      {kind === 'hire' && <p className={styles['words']}>{c.hireNote}</p>}
      {(kind === 'build' || kind === 'sell') && held === null ? (
        <p className={styles['words']}>{c.noBuildings}</p>
      ) : usesPlots ? (
        <Places selection={selection} />
      ) : (
        <ActionOptions selection={selection} kind={kind} />
      )}
      {kind === 'choose' && <p className={styles['words']}>{m.table.setOut.inTheOpen}</p>}
    </section>
  )
}
