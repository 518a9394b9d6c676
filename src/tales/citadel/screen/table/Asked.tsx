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
import { Plank } from '../../../../ui/art/index.ts'
import { REFUGE } from '../../../../ui/page/useFocusKept.ts'
import { BuildingCard, InfluenceCard } from '../../art/index.ts'
import { useTable } from '../../table.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { ShowPlank } from '../hand/HandDown.tsx'
import { act } from '../now/act.ts'
import { useRealSeen, useView } from '../now/at-table.ts'
import { orderName } from '../now/names.ts'
import styles from './Slip.module.css'

/** What is asked before the game goes on, and its answers; those that a hand would betray only where it lies open. */
export function Asked() {
  const m = useMessages()
  const state = useRealSeen()
  const { by } = useView()
  const [question] = state.questions
  if (!question) return null
  if (question.type === 'withdraw') return <Withdraw question={question} />
  if (by === null) return <HiddenAnswer />
  return (
    <>
      <h2 className={styles['title']} {...REFUGE}>
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

/** The hand is hidden: it must be shown to answer. */
function HiddenAnswer() {
  const { asks } = useMessages().table
  return (
    <div className={styles['row']}>
      <h2 className={styles['title']} {...REFUGE}>
        {asks.hidden}
      </h2>
      <ShowPlank />
    </div>
  )
}

/** Which Knight goes: asked in the open of whomever it concerns, by name. */
function Withdraw({ question }: { question: Extract<Question, { type: 'withdraw' }> }) {
  const table = useTable()
  const m = useMessages()
  const { asks, planks } = m.table
  return (
    <div className={styles['row']} role="alert">
      <h2 className={styles['title']} {...REFUGE}>
        {asks.withdraw[question.because](orderName(m, question.seat))}
      </h2>
      <div className={styles['planks']}>
        {question.plots.map((plot: Plot) => (
          <Plank key={plot} onClick={() => act(table, { type: 'withdraw', plot: plotName(plot) })}>
            {planks.withdraw(plotName(plot))}
          </Plank>
        ))}
      </div>
    </div>
  )
}

const influenceOf = (state: View, seat: Seat): InfluenceId[] => {
  const { influence } = seatOf(state, seat)
  return INFLUENCE_IDS.filter((card) => influence.includes(card))
}

/** The Building cards that may be answered with now. */
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
