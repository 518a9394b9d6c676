import {
  BUILDING_IDS,
  type BuildingId,
  buildingOf,
  citadel,
  INFLUENCE_IDS,
  type InfluenceId,
  type Plot,
  plotName,
  type Question,
  type Seat,
  seatOf,
  type View,
} from '../../../../engine/citadel/index.ts'
import { Button } from '../../../../ui/art/index.ts'
import { targetRef } from '../../../../ui/input/targets.ts'
import { FOCUS_FALLBACK } from '../../../../ui/page/focus-fallback.ts'
import { BuildingCard, InfluenceCard } from '../../art/index.ts'
import { useTable } from '../../runtime.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { ShowPlank } from '../hand/HandDown.tsx'
import { act } from '../state/act.ts'
import { orderName } from '../state/order-names.ts'
import { useLiveView, useView } from '../state/table-state.ts'
import styles from './TurnNote.module.css'

/** The open question with its answers. Answers that reveal a hand are shown only while that hand is open. */
export function QuestionPanel() {
  const m = useMessages()
  const state = useLiveView()
  const { by } = useView()
  const [question] = state.questions
  if (!question) return null
  if (question.type === 'withdraw') return <Withdraw question={question} />
  if (by === null) return <HiddenAnswer />
  return (
    <>
      <h2 className={styles['title']} {...FOCUS_FALLBACK}>
        {askedWords(m, question)}
      </h2>
      {question.type === 'discard' ? (
        <Choices>
          {influenceOf(state, question.seat).map((card) => (
            <InfluenceChoice key={card} card={card} />
          ))}
        </Choices>
      ) : (
        <Choices>
          {cardsOn(state).map((card) => (
            <BuildingChoice key={card} card={card} type={question.type} />
          ))}
        </Choices>
      )}
    </>
  )
}

const Choices = ({ children }: { children: React.ReactNode }) => (
  <ul className={styles['choices']}>{children}</ul>
)

function askedWords(m: Messages, question: Exclude<Question, { type: 'withdraw' }>): string {
  const { asks } = m.table
  if (question.type === 'discard') return asks.discard
  if (question.type === 'take') return asks.take(orderName(m, question.from))
  const took = question.took ? m.cards.the(question.took) : m.cards.building
  return asks.give(orderName(m, question.to), took)
}

/** Asks to show the hidden hand, which the answer needs. */
function HiddenAnswer() {
  const { asks } = useMessages().table
  return (
    <div className={styles['row']}>
      <h2 className={styles['title']} {...FOCUS_FALLBACK}>
        {asks.hidden}
      </h2>
      <ShowPlank />
    </div>
  )
}

/** The choice of a Knight to withdraw, asked in the open and by name. */
function Withdraw({ question }: { question: Extract<Question, { type: 'withdraw' }> }) {
  const table = useTable()
  const m = useMessages()
  const { asks, planks } = m.table
  return (
    <div className={styles['row']} role="alert">
      <h2 className={styles['title']} {...FOCUS_FALLBACK}>
        {asks.withdraw[question.because](orderName(m, question.seat))}
      </h2>
      <div className={styles['planks']}>
        {question.plots.map((plot: Plot) => (
          <Button key={plot} onClick={() => act(table, { type: 'withdraw', plot: plotName(plot) })}>
            {planks.withdraw(plotName(plot))}
          </Button>
        ))}
      </div>
    </div>
  )
}

const influenceOf = (state: View, seat: Seat): InfluenceId[] => {
  const { influence } = seatOf(state, seat)
  return INFLUENCE_IDS.filter((card) => influence.includes(card))
}

/** Returns the Building cards that can be answers now. */
const cardsOn = (state: View): BuildingId[] => {
  const offered = citadel.list(state).flatMap((action) => ('card' in action ? [action.card] : []))
  return BUILDING_IDS.filter((id) => offered.includes(id))
}

function InfluenceChoice({ card }: { card: InfluenceId }) {
  const table = useTable()
  const { cards, table: words } = useMessages()
  return (
    <li>
      <button
        ref={targetRef(`answer:${card}`)}
        type="button"
        className={styles['choice']}
        aria-label={`${words.asks.answers.discard(cards.influence[card])}. ${cards.influenceDoes[card]}`}
        onClick={() => act(table, { type: 'discard', card })}
      >
        <InfluenceCard influence={card} size={92} title={cards.influence[card]} />
      </button>
    </li>
  )
}

function BuildingChoice({ card, type }: { card: BuildingId; type: 'take' | 'give' }) {
  const table = useTable()
  const { cards, common, table: words } = useMessages()
  const { category, value } = buildingOf(card)
  return (
    <li>
      <button
        ref={targetRef(`answer:${card}`)}
        type="button"
        className={styles['choice']}
        aria-label={words.asks.answers[type](
          words.hand.card(cards.buildings[card], value, common.categories[category]),
        )}
        onClick={() => act(table, { type, card })}
      >
        <BuildingCard building={card} size={92} title={cards.buildings[card]} />
      </button>
    </li>
  )
}
