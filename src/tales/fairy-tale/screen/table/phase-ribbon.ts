import type { Event, State } from '../../../../engine/fairy-tale/index.ts'
import { monstersToCome, movesByRound } from '../../../../engine/fairy-tale/index.ts'
import { DIRECTIONS } from '../../../../engine/kernel/index.ts'
import type { RibbonStep } from '../../../../ui/art/index.ts'
import type { Session } from '../../game.ts'
import { expansionsOf } from '../../words/look-up.ts'
import type { Messages } from '../../words/messages.ts'
import { deciderOf } from '../log/line.ts'
import { areSpawnsSilenced } from '../state/hushed.ts'

/** The ribbon with the phases of a turn, and the current one. */
export interface PhaseRibbon {
  now: 0 | 1 | 2
  steps: [RibbonStep, RibbonStep, RibbonStep]
}

/** The inputs of the ribbon: the game, the displayed state, and whether a tile is in hand. */
interface RibbonMoment {
  m: Messages
  session: Session
  shown: State
  /** The event that is being shown; the ribbon ignores all later events. Null if nothing is playing. */
  playing: Event | null
  placing: boolean
  /** True if it is the turn of a person at another device. */
  isOthers?: boolean
}

/** Returns the three phases with a note on each in the displayed turn. */
export function phaseRibbon(moment: RibbonMoment): PhaseRibbon {
  const { phases } = moment.m.table
  const phase = phaseOf(moment)
  if (phase === 'opening') return openingRibbon(moment)
  return {
    now: phase === 'new-monsters' ? 0 : phase === 'action' ? 1 : 2,
    steps: [
      { title: phases.spawn, note: spawnNote(moment) },
      { title: actionTitle(moment), note: actionNote(moment) },
      { title: phases.move, note: moveNote(moment) },
    ],
  }
}

/** Returns the displayed phase; of a finished game, the phase in which it ended. */
function phaseOf({ session, shown }: RibbonMoment): State['phase'] {
  if (shown.phase !== 'over') return shown.phase
  const last = session.moves.at(-1)
  const ended = last?.frames.findLast(({ state }) => state.phase !== 'over')?.state ?? last?.before
  return ended?.phase ?? shown.phase
}

/** Returns the title of the hero's phase. On other devices it names the hero on turn. */
function actionTitle({ m, session, shown, isOthers = false }: RibbonMoment): string {
  const { phases } = m.table
  return isOthers ? phases.of(deciderOf({ m, config: session.config }, shown.onTurn)) : phases.action
}

function openingRibbon({ m, shown }: RibbonMoment): PhaseRibbon {
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

function spawnNote(moment: RibbonMoment): string {
  const { m, session, shown } = moment
  const { phases, die } = m.table
  if (phaseOf(moment) === 'new-monsters') {
    if (shown.pending) return phases.choice(deciderOf({ m, config: session.config }, shown.onTurn))
    if (areSpawnsSilenced(shown)) return expansionsOf(m).table.phases.nobodyComes
    const count = monstersToCome(shown)
    return shown.rolls.monsters > 1 ? phases.toComeTwice(count) : phases.toCome(count)
  }
  const coming = eventsOfTurn(moment).flatMap((event) => (event.type === 'monsters-coming' ? [event] : []))
  const [first] = coming
  if (!first && eventsOfTurn(moment).some(({ type }) => type === 'hushed'))
    return expansionsOf(m).table.phases.nobodyCame
  if (!first) return sawTurnBegin(moment) ? phases.nobodyCame : phases.done
  const count = coming.reduce((sum, event) => sum + event.count, 0)
  const everywhere = eventsOfTurn(moment).some(
    (event) => event.type === 'no-den' && event.then === 'every-side',
  )
  const sides = [...new Set(coming.map(({ reason }) => reason.entranceSide))]
  if (everywhere || sides.length === DIRECTIONS.length) return phases.cameFrom(count, phases.everySide)
  const names = sides.map((side) => (side ? die.side[side] : phases.den))
  return phases.cameFrom(count, m.common.list(names))
}

/** True if the new monsters of this turn are known. A drawn, shared or composed position may begin after their phase. */
const sawTurnBegin = ({ session: { first }, shown }: RibbonMoment): boolean =>
  first.turn < shown.turn || first.phase === 'new-monsters' || first.opening !== null

function actionNote(moment: RibbonMoment): string {
  const { m, session, shown, placing } = moment
  const { phases } = m.table
  const { onTurn } = shown
  const phase = phaseOf(moment)
  if (phase === 'new-monsters') return phases.afterRoll
  if (phase !== 'action') return phases.done
  return placing ? phases.placing : phases.of(deciderOf({ m, config: session.config }, onTurn))
}

function moveNote(moment: RibbonMoment): string {
  const { m, session, shown } = moment
  const { phases, die } = m.table
  const phase = phaseOf(moment)
  if (phase === 'new-monsters' || phase === 'action') {
    const { movement } = shown.rolls
    if (movesByRound(shown)) return movement === 0 ? phases.moveLater : phases.moveAll
    if (movement === 0) return phases.moveNever
    return movement > 1 ? phases.moveTwice : phases.afterAction
  }
  if (shown.pending) return phases.choice(deciderOf({ m, config: session.config }, shown.onTurn))
  const began = eventsOfTurn(moment).findLast((event) => event.type === 'movement-began')
  if (began?.type !== 'movement-began') return phases.rolling
  return began.side ? die.side[began.side] : phases.movingAll
}

/** Returns the events of the displayed turn in order, up to the one that is playing. */
function eventsOfTurn({ session: { moves }, shown: { turn }, playing }: RibbonMoment): Event[] {
  const first = moves.findLastIndex(({ before }) => before.turn < turn)
  const frames = moves.slice(Math.max(0, first)).flatMap((move) => move.frames)
  const last = frames.findIndex(({ event }) => event === playing)
  const seen = last < 0 ? frames : frames.slice(0, last + 1)
  return seen.filter(({ state }) => state.turn === turn).map(({ event }) => event)
}
