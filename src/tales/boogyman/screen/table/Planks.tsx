import {
  boogyman,
  PAWNS,
  pawnsStanding,
  type State,
  type Tile,
  tileName,
} from '../../../../engine/boogyman/index.ts'
import { Button } from '../../../../ui/art/index.ts'
import { targetRef } from '../../../../ui/input/targets.ts'
import { useKeyHint } from '../../../../ui/keys/key-hint.ts'
import { useMatched } from '../../../../ui/page/window-size.ts'
import { CallEyes } from '../../art/index.ts'
import { preyOfCall } from '../../prey-of-call.ts'
import { useTable } from '../../runtime.ts'
import type { Messages } from '../../words/messages.ts'
import { useMessages } from '../../words/messages.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { refusalText } from '../state/refusals.ts'
import { give } from './commands.ts'
import styles from './Planks.module.css'

interface PlanksProps {
  state: State
  at: Tile
}

/** The buttons that spawn or call with a pawn. Below each: its gain or cost, or why it is unavailable. */
export function Planks({ state, at }: PlanksProps) {
  const m = useMessages()
  const broad = useBroad()
  const { todo } = m.table
  return (
    <div className={styles['planks']}>
      <GivingPlank type="spawn" state={state} at={at} name={todo.spawn} gain={spawnGain(m, state)} />
      <GivingPlank
        type="call"
        state={state}
        at={at}
        name={broad ? todo.call : todo.callShort}
        gain={callGain(m, state, at)}
      />
    </div>
  )
}

interface GivingPlankProps extends PlanksProps {
  type: 'spawn' | 'call'
  name: string
  gain: string
}

function GivingPlank({ type, state, at, name, gain }: GivingPlankProps) {
  const table = useTable()
  const m = useMessages()
  const { key, hinted } = useKeyHint(SHORTCUTS[type])
  const refusal = boogyman.refuse(state, { type, at })
  const why = refusal && refusalText(m, refusal)
  return (
    <div className={styles['plank']}>
      <Button
        ref={targetRef(`act:${type}`)}
        tone={type === 'spawn' ? 'blue' : 'dark'}
        aria-disabled={why !== null}
        aria-description={why ?? gain}
        aria-keyshortcuts={key}
        title={why ?? hinted(name)}
        onClick={() => give(table, type)}
      >
        {type === 'call' && <CallEyes />}
        {name}
      </Button>
      <span className={styles['gain']} aria-hidden="true">
        {why ?? gain}
      </span>
    </div>
  )
}

/** The gain of a spawn. */
function spawnGain({ table: { todo } }: Messages, state: State): string {
  const standing = pawnsStanding(state, state.onTurn) + 1
  return standing >= PAWNS ? todo.spawnWins : todo.spawnGain(standing)
}

/** The cost of the Boogyman, and the pieces that he could capture at once. */
function callGain({ common, table: { todo } }: Messages, state: State, at: Tile): string {
  const prey = preyOfCall(state, at)
  return prey.length > 0 ? todo.callPrey(common.list(prey.map(tileName))) : todo.callCost
}

/** The minimum width for both buttons with their full text beside the selection. */
const BROAD = { broad: '(min-width: 87em)' } as const

/** True if the button panel has room for long texts. */
const useBroad = (): boolean => useMatched(BROAD).length > 0
