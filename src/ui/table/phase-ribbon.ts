import type { Event, State } from '../../engine/fairy-tale/index.ts'
import { monstersToCome } from '../../engine/fairy-tale/index.ts'
import type { RibbonStep } from '../art/index.ts'
import { deciderOf, type TaleSession } from '../log/line.ts'
import type { Messages } from '../text/messages.ts'

/** The ribbon with the phases of a turn, and which it is now. */
export interface PhaseRibbon {
  now: 0 | 1 | 2
  steps: [RibbonStep, RibbonStep, RibbonStep]
}

/** What the ribbon is made from: the game, the moment that is shown, and whether a tile is in hand. */
interface Moment {
  m: Messages
  session: TaleSession
  shown: State
  placing: boolean
}

/** The three phases with what each brings in the turn that is shown. */
export function phaseRibbon(moment: Moment): PhaseRibbon {
  const { phases } = moment.m.table
  const { phase } = moment.shown
  if (phase === 'opening') return openingRibbon(moment)
  return {
    now: phase === 'new-monsters' ? 0 : phase === 'action' ? 1 : 2,
    steps: [
      { title: phases.spawn, note: spawnNote(moment) },
      { title: phases.action, note: actionNote(moment) },
      { title: phases.move, note: moveNote(moment) },
    ],
  }
}

function openingRibbon({ m, shown }: Moment): PhaseRibbon {
  const { phases } = m.table
  const laid = shown.opening?.spots.filter((spot) => spot !== null).length ?? 0
  return {
    now: 0,
    steps: [
      { title: phases.opening.title, note: phases.opening.note(laid) },
      { title: phases.spawn, note: phases.afterOpening },
      { title: phases.action, note: phases.afterRoll },
    ],
  }
}

function spawnNote({ m, session, shown }: Moment): string {
  const { phases, die } = m.table
  if (shown.phase === 'new-monsters') {
    if (shown.pending) return phases.choice(deciderOf({ m, config: session.config }, shown.onTurn))
    const count = monstersToCome(shown)
    return shown.rolls.monsters > 1 ? phases.toComeTwice(count) : phases.toCome(count)
  }
  const coming = eventsOfTurn(session, shown.turn).flatMap((event) =>
    event.type === 'monsters-coming' ? [event] : [],
  )
  const [first] = coming
  if (!first) return phases.nobodyCame
  const count = coming.reduce((sum, event) => sum + event.count, 0)
  const events = eventsOfTurn(session, shown.turn)
  const everywhere = events.some((event) => event.type === 'no-den' && event.then === 'every-side')
  const sides = [...new Set(coming.map(({ reason }) => reason.entranceSide))]
  if (everywhere) return phases.cameFrom(count, phases.everySide)
  const names = sides.map((side) => (side ? die.side[side] : phases.den))
  return phases.cameFrom(count, m.common.list(names))
}

function actionNote({ m, session, shown, placing }: Moment): string {
  const { phases } = m.table
  const { phase, onTurn } = shown
  if (phase === 'new-monsters') return phases.afterRoll
  if (phase !== 'action') return phases.done
  return placing ? phases.placing : phases.of(deciderOf({ m, config: session.config }, onTurn))
}

function moveNote({ m, session, shown }: Moment): string {
  const { phases, die } = m.table
  if (shown.phase === 'new-monsters' || shown.phase === 'action') {
    const { movement } = shown.rolls
    if (movement === 0) return phases.moveNever
    return movement > 1 ? phases.moveTwice : phases.afterAction
  }
  if (shown.pending) return phases.choice(deciderOf({ m, config: session.config }, shown.onTurn))
  const began = eventsOfTurn(session, shown.turn).findLast((event) => event.type === 'movement-began')
  if (began?.type !== 'movement-began') return phases.rolling
  return began.side ? die.side[began.side] : phases.movingAll
}

/** Everything that happened in a turn so far, in its order. */
function eventsOfTurn({ moves }: TaleSession, turn: number): Event[] {
  const first = moves.findLastIndex(({ before }) => before.turn < turn)
  const frames = moves.slice(Math.max(0, first)).flatMap((move) => move.frames)
  return frames.filter(({ state }) => state.turn === turn).map(({ event }) => event)
}
