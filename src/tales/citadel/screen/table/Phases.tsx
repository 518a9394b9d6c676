import {
  allotmentOf,
  buildingOf,
  buildsLeft,
  groundOf,
  MOST_CLAIMS,
  plotsOf,
  type View,
} from '../../../../engine/citadel/index.ts'
import { Icon } from '../../../../ui/art/index.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { useDisplayedView } from '../state/table-state.ts'
import { useTurnedUp } from '../state/useTurnedUp.ts'
import styles from './Phases.module.css'

/** The three phases of a turn, with the remaining actions of the current one. */
export function Phases() {
  const m = useMessages()
  const { phases } = m.table
  const seen = useDisplayedView()
  if (seen.phase === 'choose') return <Choosing state={seen} />
  const { phase } = seen
  return (
    <ol className={styles['phases']} aria-label={phases.name}>
      <li className={styles['phase']} aria-current={phase === 'reveal' ? 'step' : undefined}>
        <Mark number={1} done={phase !== 'reveal'} />
        <b>{phases.income}</b>
        <IncomeNote isOver={phase !== 'reveal'} />
      </li>
      <li className={styles['phase']} aria-current={phase === 'act' ? 'step' : undefined}>
        <Mark number={2} done={phase === 'over'} />
        <b>{phases.act}</b>
        <Left state={seen} />
      </li>
      <li className={styles['phase']}>
        <Mark number={3} done={phase === 'over'} />
        <b>{phases.points}</b>
        <span className={styles['note']}>{phases.redBox}</span>
      </li>
    </ol>
  )
}

const Mark = ({ number, done }: { number: number; done: boolean }) => (
  <span className={styles['mark']} aria-hidden="true">
    {done ? <Icon name="tick" size={16} /> : number}
  </span>
)

/** The result of this turn's card for the Order on turn. */
function IncomeNote({ isOver }: { isOver: boolean }) {
  const m = useMessages()
  const { phases } = m.table
  const seen = useDisplayedView()
  const card = useTurnedUp()
  if (!isOver) return <span className={styles['note']}>{phases.toReveal}</span>
  if (card?.kind !== 'building' || card.seat !== seen.onTurn)
    return <span className={styles['note']}>{seen.ending === 'pile' ? phases.noCard : ''}</span>
  const category = m.common.categories[buildingOf(card.card).category]
  const count = card.paid.get(seen.onTurn)?.count ?? 0
  return (
    <span className={styles['note']}>
      {count > 0 ? phases.paid(category, count) : phases.paidNothing(category)}
    </span>
  )
}

/** Remaining buildings and claims of this turn, as dots and in words. */
function Left({ state }: { state: View }) {
  const { phases } = useMessages().table
  const { spent, phase } = state
  const builds = phase === 'act' ? buildsLeft(state) : 2
  const claims = phase === 'act' ? MOST_CLAIMS - spent.claims : MOST_CLAIMS
  return (
    <span className={styles['left']}>
      <span className="unseen">{phases.left(builds, claims)}</span>
      <Pips left={builds} all={builds + spent.builds} word={phases.build} />
      <Pips left={claims} all={MOST_CLAIMS} word={phases.claim} />
      {spent.donations > 0 && <em className={styles['note']}>{phases.free}</em>}
      {spent.dispensations > 0 && <em className={styles['note']}>{phases.anywhere}</em>}
    </span>
  )
}

function Pips({ left, all, word }: { left: number; all: number; word: string }) {
  return (
    <span className={styles['pips']} aria-hidden="true">
      {[...Array(Math.max(all, 0)).keys()].map((pip) => (
        <i key={pip} data-spent={pip >= left ? '' : undefined} />
      ))}{' '}
      {word}
    </span>
  )
}

/** The first plots that the choosing Order already has. */
function Choosing({ state }: { state: View }) {
  const m: Messages = useMessages()
  const { phases, setOut } = m.table
  const { most, dots } = allotmentOf(state)
  const own = plotsOf(state, state.onTurn)
  const taken = own.reduce((sum, plot) => sum + groundOf(plot).dots, 0)
  return (
    <ol className={styles['phases']} aria-label={phases.name}>
      <li className={styles['phase']} aria-current="step">
        <b>{setOut.heading}</b>
        <span className={styles['note']}>
          {phases.chosen(own.length)}, {phases.dots(taken, dots)}
        </span>
        <p className={styles['words']}>{setOut.note(most, dots)}</p>
      </li>
    </ol>
  )
}
