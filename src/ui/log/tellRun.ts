import type { Tried } from '../../engine/fairy-tale/index.ts'
import { opposite } from '../../engine/kernel/index.ts'
import type { Messages } from '../text/messages.ts'
import { crowdAt, explainRun } from './explain.ts'
import { heroOf, type Teller, type Told } from './line.ts'
import type { Run, RunPart } from './runs.ts'

/** The line of a run that was out of the ordinary; null for one calm step toward the oak. */
export function tellRun(teller: Teller, run: Run): Told | null {
  const said = sayRun(teller, run)
  if (!said) return null
  return {
    frame: run.first,
    icon: { kind: 'monster', monster: run.kind },
    steps: explainRun(teller, run),
    ...said,
  }
}

function sayRun(teller: Teller, run: Run): Pick<Told, 'what' | 'why'> | null {
  const { m } = teller
  const { log } = m
  const monster = log.monsters[run.kind]
  const [first] = run.parts
  const steps = run.parts.filter(({ event }) => event.type === 'monster-stepped').length
  const squeezed = run.parts.at(-1)?.event.type === 'monster-stayed' ? log.squeezed : ''
  if (run.appeared) return { what: log.hurried(monster, steps), why: squeezed }
  if (first?.event.type !== 'monster-stepped') {
    const held = first?.event.held
    return { what: log.stayed(monster), why: held ? log.heldBy(heroOf(teller, held.seat)) : log.forNoWay }
  }
  const way = log.step.toward[first.event.turn]
  if (first.event.reason.forced) {
    const why = squeezed ? `${log.forNoOther} ${squeezed}` : log.forNoOther
    return { what: log.pushedOn(monster, way, steps - 1), why }
  }
  const { tried, desired, drawnBy } = first.event.reason
  if (drawnBy) {
    const turned = first.event.turn === desired ? log.went : log.turnedAside
    return { what: turned(monster, way), why: log.drawnBy(heroOf(teller, drawnBy.seat)) }
  }
  if (!tried[0]) return null
  const turned = first.event.turn === opposite(desired) ? log.turnedBack : log.turnedAside
  return { what: turned(monster, way), why: sayTried(m, first, tried[0]) }
}

function sayTried({ log }: Messages, part: RunPart, { turn, refused }: Tried): string {
  if (refused === 'no-road') return log.forNoRoad
  if (refused === 'joins-nothing') return log.forNothing
  if (refused === 'entered-already') return log.forEntered
  const { count, capacity } = crowdAt(part, turn)
  return log.forFull(count, capacity)
}
