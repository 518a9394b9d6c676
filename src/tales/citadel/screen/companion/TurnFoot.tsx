import type { ReactNode } from 'react'
import { citadel, type View } from '../../../../engine/citadel/index.ts'
import { Button, Icon } from '../../../../ui/art/index.ts'
import { targetRef } from '../../../../ui/input/targets.ts'
import { useKeyHint } from '../../../../ui/keys/key-hint.ts'
import { NEXT } from '../../../../ui/page/focus-fallback.ts'
import { Brick, CardBack, CategorySign, Shield } from '../../art/index.ts'
import { turnEnd } from '../../foresight/index.ts'
import { useTable } from '../../runtime.ts'
import { useCompanionWords } from '../../words/companion.ts'
import { useMessages } from '../../words/messages.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { act } from '../state/act.ts'
import { requestEndTurn } from '../state/end-turn.ts'
import { orderOf } from '../state/order-names.ts'
import { useLiveView } from '../state/table-state.ts'
import { UndoButton } from '../table/parts.ts'
import { budgetOf, mainButtonWords, plannedAction, TURN_ACTIONS, type TurnAction } from './options.ts'
import styles from './TurnFoot.module.css'
import type { Selection } from './useSelection.ts'

/** The foot of the page: the actions of the turn with their remaining count or price, and the button of the chosen one. */
export function TurnFoot({ selection }: { selection: Selection }) {
  const state = useLiveView()
  return (
    <>
      {state.phase === 'act' && state.questions.length === 0 && (
        <Actions state={state} selection={selection} />
      )}
      <div className={styles['row']}>
        <UndoButton size={46} keepsPlace={false} />
        {state.questions.length === 0 && (
          <>
            <MainButton state={state} selection={selection} />
            <OtherButton state={state} selection={selection} />
          </>
        )}
      </div>
    </>
  )
}

interface FootProps {
  state: View
  selection: Selection
}

function Actions({ state, selection }: FootProps) {
  const { actions } = useCompanionWords()
  return (
    <ul className={styles['actions']} aria-label={actions.name}>
      {TURN_ACTIONS.map((action) => (
        <li key={action}>
          <ActionButton action={action} state={state} selection={selection} />
        </li>
      ))}
    </ul>
  )
}

function ActionButton({ action, state, selection }: FootProps & { action: TurnAction }) {
  const { actions } = useCompanionWords()
  const budget = budgetOf(state, action, selection.held)
  const isSpent = budget?.means === 'left' && budget.count === 0
  return (
    <button
      ref={action === 'hire' || action === 'buy' ? undefined : targetRef(`act:${action}`)}
      type="button"
      className={styles['action']}
      aria-pressed={selection.kind === action}
      data-spent={isSpent ? '' : undefined}
      onClick={() => selection.chooseAction(action)}
    >
      <span className={styles['sign']}>
        <span className={styles['token']}>{signOf(action, state)}</span>
        {budget && <b>{budget.count}</b>}
        {budget && budget.means !== 'left' && <Brick size={13} />}
      </span>{' '}
      {budget && <span className="unseen">{actions[budget.means]}</span>}{' '}
      <span className={styles['word']}>{actions[action]}</span>
    </button>
  )
}

function signOf(action: TurnAction, state: View): ReactNode {
  switch (action) {
    case 'build':
      return <CategorySign category="citizenry" size={24} />
    case 'claim':
      return <Shield order={orderOf(state.onTurn)} size={22} />
    case 'buy':
      return <CardBack kind="building" size={14} />
    case 'hire':
      return <CardBack kind="influence" size={14} />
    case 'sell':
      return <Brick size={26} />
    case 'raze':
      return <Icon name="wood-axe" size={22} />
  }
}

/** The button of the selected action, or of turning up a card. A refused action says why. */
function MainButton({ state, selection }: FootProps) {
  const table = useTable()
  const m = useMessages()
  const c = useCompanionWords()
  const doKey = useKeyHint(SHORTCUTS.do)
  if (state.phase === 'reveal' && selection.kind !== 'play') return <RevealButton tone="blue" />
  const action = plannedAction(state, selection.kind, selection)
  if (!action) return null
  const refusal = citadel.refuse(state, action)
  const why = refusal ? m.refusals[refusal.code] : undefined
  const words = mainButtonWords(m, c, state, action)
  return (
    <Button
      ref={targetRef(action.type === 'play' ? 'play:' : `act:${action.type}`)}
      tone="blue"
      className={styles['main']}
      aria-disabled={refusal !== null}
      aria-description={why}
      aria-keyshortcuts={'plot' in action ? doKey.key : undefined}
      title={why}
      onClick={() => act(table, action)}
    >
      {words}
    </Button>
  )
}

function RevealButton({ tone }: { tone: 'blue' | 'wood' }) {
  const table = useTable()
  const { planks } = useMessages().table
  const { key } = useKeyHint(SHORTCUTS.reveal)
  return (
    <Button
      ref={targetRef('table:seal')}
      tone={tone}
      className={styles[tone === 'blue' ? 'main' : 'other']}
      aria-keyshortcuts={key}
      {...NEXT}
      onClick={() => act(table, { type: 'reveal' })}
    >
      {tone === 'blue' ? planks.reveal : planks.revealShort}
    </Button>
  )
}

/** The other way on: ends the turn, turns up a card, or stops choosing plots. */
function OtherButton({ state, selection }: FootProps) {
  const table = useTable()
  const { planks } = useMessages().table
  const { key } = useKeyHint(SHORTCUTS.end)
  if (state.phase === 'choose')
    return citadel.refuse(state, { type: 'stop' }) === null ? (
      <Button
        ref={targetRef('act:stop')}
        className={styles['other']}
        onClick={() => act(table, { type: 'stop' })}
      >
        {planks.stop}
      </Button>
    ) : null
  if (state.phase === 'reveal') return selection.kind === 'play' ? <RevealButton tone="wood" /> : null
  return (
    <Button
      ref={targetRef('table:seal')}
      className={styles['other']}
      aria-description={planks.endSpoken(turnEnd(state).points)}
      aria-keyshortcuts={key}
      onClick={() => requestEndTurn(table)}
    >
      {planks.end}
    </Button>
  )
}
