import { useId } from 'react'
import {
  type Action,
  armyOf,
  fortland,
  fortOn,
  isPassing,
  nextSpace,
  ownerOf,
  placeAt,
  placeOnTurn,
  SEATS,
  type State,
  tearGains,
  worthOf,
} from '../../../../engine/fortland/index.ts'
import { Button, SealButton } from '../../../../ui/art/index.ts'
import { targetRef } from '../../../../ui/input/targets.ts'
import { useKeyHint } from '../../../../ui/keys/key-hint.ts'
import { FOCUS_FALLBACK, NEXT } from '../../../../ui/page/focus-fallback.ts'
import { toLastPage } from '../../../../ui/page/page.ts'
import { ArmyIcon } from '../../art/index.ts'
import { useOtherActor, useTable } from '../../runtime.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { OthersTurn } from '../bots/bots.tsx'
import { countryName, placeWords } from '../ring/names.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { refusalText } from '../state/refusals.ts'
import { useLiveState } from '../state/table-state.ts'
import { actHere } from './commands.ts'
import { PricePlank } from './PricePlank.tsx'
import { SinceLastTurn } from './SinceLastTurn.tsx'
import styles from './ToDo.module.css'

/** The controls of the turn: the roll with the events since, or the actions at the army's space. */
export function ToDo({ small = false }: { small?: boolean }) {
  const real = useLiveState()
  const other = useOtherActor()
  return (
    <div
      className={styles['todo']}
      data-small={small ? '' : undefined}
      data-phase={real.phase}
      {...FOCUS_FALLBACK}
    >
      {other ? (
        <OthersTurn state={real} actor={other} small={small} />
      ) : real.phase === 'over' ? (
        <Over />
      ) : real.phase === 'muster' ? (
        <Muster state={real} />
      ) : real.phase === 'roll' ? (
        <Roll state={real} small={small} />
      ) : (
        <Act state={real} small={small} />
      )}
    </div>
  )
}

function Muster({ state }: { state: State }) {
  const m = useMessages()
  const { todo } = m.table
  return (
    <div className={styles['what']}>
      <ArmyIcon country={SEATS[state.onTurn]} size={64} selected />
      <div>
        <p className={styles['title']}>{`${countryName(m, state.onTurn)}: ${todo.muster}`}</p>
        <p className={styles['words']}>{todo.musterNote}</p>
      </div>
    </div>
  )
}

/** The start of a turn: the country on turn, the events since its last one, and the roll button. */
function Roll({ state, small }: { state: State; small: boolean }) {
  const table = useTable()
  const m = useMessages()
  const { todo } = m.table
  const { key, hinted } = useKeyHint(SHORTCUTS.roll)
  const name = state.rules.dice > 1 ? todo.rollDice : todo.roll
  return (
    <>
      <div className={styles['what']}>
        {!small && <ArmyIcon country={SEATS[state.onTurn]} size={64} selected />}
        <div className={styles['since']}>
          <p className={styles['title']}>{m.table.turnFor(countryName(m, state.onTurn))}</p>
          <SinceLastTurn seat={state.onTurn} />
        </div>
      </div>
      <SealButton
        ref={targetRef('table:seal')}
        size={small ? 92 : 100}
        aria-label={name}
        aria-keyshortcuts={key}
        {...NEXT}
        title={hinted(name)}
        onClick={() => actHere(table, 'roll')}
      >
        {todo.roll}
      </SealButton>
    </>
  )
}

/** The actions at the army's space with their prices; refused ones explain why. */
function Act({ state, small }: { state: State; small: boolean }) {
  const m = useMessages()
  return (
    <>
      <div className={styles['planks']}>
        <DeedPlanks m={m} state={state} />
      </div>
      {!small && <EndSeal size={100} />}
    </>
  )
}

function DeedPlanks({ m, state }: { m: Messages; state: State }) {
  const table = useTable()
  const { todo } = m.table
  const place = placeOnTurn(state)
  const price = worthOf(state, place)
  const fort = fortOn(state, place)
  const gains = fort !== null && tearGains(state)
  const army = armyOf(state, state.onTurn)
  const ahead = army ? placeAt(state, nextSpace(state, army)) : place
  const isOwn = ownerOf(state, place) === state.onTurn
  const why = (type: Action['type'] & ('march' | 'turn' | 'build' | 'tear')) => {
    const refusal = fortland.refuse(state, { type })
    return refusal && refusalText(m, refusal)
  }
  const plank = (
    type: 'march' | 'turn' | 'build' | 'tear',
    name: string,
    cost: number,
    note: string,
    gives = false,
  ) => {
    const refused = why(type)
    return (
      <PricePlank
        key={type}
        type={type}
        name={name}
        price={gives ? `+${cost}` : String(cost)}
        note={refused ?? note}
        barred={refused !== null}
        spoken={gives ? todo.gains(cost) : todo.costs(cost)}
        shortcut={SHORTCUTS[type]}
        onPress={() => actHere(table, type)}
      />
    )
  }
  return (
    <>
      {plank('march', todo.march, 1, todo.marchTo(placeWords(m, state, ahead, state.onTurn)))}
      {plank('turn', todo.turn, state.rules.turnCost, todo.onceATurn)}
      {fort === null || isPassing(state)
        ? plank(
            'build',
            isOwn ? todo.fortify : todo.besiege,
            price,
            placeWords(m, state, place, state.onTurn),
          )
        : plank(
            'tear',
            gains ? todo.home : todo.tear,
            price,
            gains ? todo.carries : placeWords(m, state, place, state.onTurn),
            gains,
          )}
    </>
  )
}

/** Ends the turn. Pale while usable actions are left; a click then explains why. */
export function EndSeal({ size }: { size: number }) {
  const table = useTable()
  const left = useId()
  const m = useMessages()
  const real = useLiveState()
  const other = useOtherActor()
  const { todo } = m.table
  const { key, hinted } = useKeyHint(SHORTCUTS.end)
  if (real.phase !== 'act' || other) return null
  const refusal = fortland.refuse(real, { type: 'end' })
  const why = refusal && refusalText(m, refusal)
  return (
    <SealButton
      ref={targetRef('table:seal')}
      size={size}
      aria-label={todo.end}
      aria-describedby={left}
      aria-disabled={why !== null}
      aria-keyshortcuts={key}
      title={why ?? hinted(todo.end)}
      onClick={() => actHere(table, 'end')}
    >
      <span>{todo.endLines[0]}</span> <span>{todo.endLines[1]}</span>
      <span id={left} className={styles['leftover']}>
        {todo.left(real.actions)}
      </span>
    </SealButton>
  )
}

function Over() {
  const { todo } = useMessages().table
  return (
    <>
      <p className={styles['title']}>{todo.over}</p>
      <Button onClick={toLastPage}>{todo.lastPage}</Button>
    </>
  )
}
