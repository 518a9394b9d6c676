import { useEffect, useRef } from 'react'
import {
  type Action,
  hasFallen,
  isCity,
  nextSeat,
  ownerOf,
  placeOnTurn,
  type Seat,
  type State,
  seatsOf,
  tearGains,
  worthOf,
} from '../../../../engine/fortland/index.ts'
import { Button, Heading } from '../../../../ui/art/index.ts'
import { useKeyHint } from '../../../../ui/keys/key-hint.ts'
import { after, afterPlan, dangersOf } from '../../foresight/index.ts'
import { type Aim, actionsOfAim } from '../../intent/aim.ts'
import { useIntent, useTable } from '../../runtime.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { countryName, spaceWords } from '../ring/names.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { useAimed, useLiveState } from '../state/table-state.ts'
import { OpenTo } from './DangerList.tsx'
import styles from './foresight.module.css'

/** The current target: its steps with their prices, and the resulting threats. Hidden without a plan. */
export function Aimed({ brief = false }: { brief?: boolean }) {
  const m = useMessages()
  const real = useLiveState()
  const aim = useAimed()
  const held = useIntent((intent) => intent.aim)
  const told = useRef<HTMLElement>(null)
  // Scroll the bottom sheet up, so that the effects of a new aim are visible.
  useEffect(() => {
    if (held) told.current?.closest('[role="tabpanel"]')?.scrollTo?.({ top: 0 })
  }, [held])
  const plan = aim && real.phase === 'act' ? actionsOfAim(real, aim) : null
  if (!aim || !plan || 'code' in plan || plan.length === 0) return null
  const then = afterPlan(real, plan)
  return (
    <section ref={told} aria-labelledby="aimed" data-aimed={aim.kind}>
      <Heading>
        <span id="aimed">{m.table.aim.heading(aimWords(m, real, then, aim))}</span>
      </Heading>
      {!brief && <Steps m={m} state={real} plan={plan} />}
      <Outcome state={real} then={then} forts={returnedBy(real, plan)} brief={brief} />
      {held && !brief && (
        <div className={styles['do']}>
          <DoAll />
        </div>
      )}
    </section>
  )
}

/** The button that performs the aimed action. */
export function DoAll() {
  const table = useTable()
  const { table: words } = useMessages()
  const { key, hinted } = useKeyHint(SHORTCUTS['do-all'])
  return (
    <Button
      tone="blue"
      aria-keyshortcuts={key}
      title={hinted(words.todo.doAll)}
      onClick={() => table.intent.getState().doAim()}
    >
      {words.todo.doAll}
    </Button>
  )
}

function aimWords(m: Messages, state: State, then: State, { space }: Aim): string {
  const felled = felledBy(state, then)
  return felled === null ? spaceWords(m, space) : countryName(m, felled)
}

const felledBy = (before: State, then: State): Seat | null =>
  seatsOf(before).find((seat) => hasFallen(then, seat) && !hasFallen(before, seat)) ?? null

/** One step of a plan: its label, and its price or gain. */
interface Step {
  words: string
  price: number
  gives: boolean
}

/** Returns the steps of a plan, with consecutive marches merged. */
export function stepsOf(m: Messages, state: State, plan: readonly Action[]): Step[] {
  const { aim } = m.table
  const steps: Step[] = []
  let now = state
  let marched = 0
  const flush = () => {
    if (marched > 0) steps.push({ words: aim.march(marched), price: marched, gives: false })
    marched = 0
  }
  for (const action of plan) {
    if (action.type === 'march') marched += 1
    else {
      flush()
      const step = stepOf(m, now, action)
      if (step) steps.push(step)
    }
    now = after(now, action)
  }
  flush()
  return steps
}

function stepOf({ table: { aim } }: Messages, now: State, { type }: Action): Step | null {
  if (type === 'turn') return { words: aim.turn, price: now.rules.turnCost, gives: false }
  if (type !== 'build' && type !== 'tear') return null
  const place = placeOnTurn(now)
  const price = worthOf(now, place)
  const what = isCity(now, place) ? aim.city : aim.town
  if (type === 'tear') {
    const gives = tearGains(now)
    return { words: gives ? aim.home : aim.tear, price, gives }
  }
  return {
    words: ownerOf(now, place) === now.onTurn ? aim.fortify(what) : aim.besiege(what),
    price,
    gives: false,
  }
}

function Steps({ m, state, plan }: { m: Messages; state: State; plan: readonly Action[] }) {
  const steps = stepsOf(m, state, plan)
  const sum = (gives: boolean) =>
    steps.filter((step) => step.gives === gives).reduce((all, { price }) => all + price, 0)
  return (
    <>
      <ul className={styles['steps']}>
        {steps.map(({ words, price, gives }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plan is told anew when it changes
          <li key={index}>
            <span>{words}</span>
            <b className={gives ? styles['gain'] : undefined}>{gives ? `+${price}` : price}</b>
          </li>
        ))}
      </ul>
      <p className={styles['sumline']}>
        <span>{m.table.aim.sum(state.actions, sum(true))}</span>
        <b>{m.table.aim.used(sum(false))}</b>
      </p>
    </>
  )
}

interface OutcomeProps {
  state: State
  then: State
  /** The number of forts that a fall sends home. */
  forts: number
  brief: boolean
}

/** The effects of a plan: a fall, and the threats by the next country. */
function Outcome({ state, then, forts, brief }: OutcomeProps) {
  const m = useMessages()
  const { aim } = m.table
  const own = state.onTurn
  const felled = felledBy(state, then)
  if (then.outcome)
    return <p className={styles['outcome']}>{then.outcome.winners.includes(own) ? aim.wins : ''}</p>
  const by = nextSeat(then)
  const isOpen = dangersOf(then, own).some((danger) => danger.by === by)
  return (
    <>
      {felled !== null && (
        <p className={styles['outcome']}>
          <em>{aim.falls(countryName(m, felled), forts)}</em>
        </p>
      )}
      <p className={styles['small']}>{isOpen ? aim.openThen : aim.safeThen}</p>
      {isOpen && <OpenTo state={then} own={own} by={by} onlyOpen={brief} />}
    </>
  )
}

/** Returns the number of forts that go home because of a fall in the plan. */
function returnedBy(state: State, plan: readonly Action[]): number {
  let now = state
  for (const action of plan) {
    const next = after(now, action)
    if (felledBy(now, next) !== null) return fortsOn(now) + 1 - fortsOn(next)
    now = next
  }
  return 0
}

const fortsOn = ({ forts }: State): number => forts.filter((fort) => fort !== null).length
