import type { Tried } from '../../engine/fairy-tale/index.ts'
import { opposite } from '../../engine/kernel/index.ts'
import type { Messages } from '../text/messages.ts'
import { crowdAt, explainRun } from './explain.ts'
import { heroOf, type Teller, type Told } from './line.ts'
import type { Run, RunPart } from './runs.ts'

type Said = Pick<Told, 'what' | 'why'>

/**
 * The lines of all runs that were out of the ordinary; nothing for one calm step toward the oak. Monsters
 * of one kind that did the same for the same reason are one line, told when the last of them has gone.
 */
export function tellRuns(teller: Teller, runs: readonly Run[]): Told[] {
  const alike = new Map<string, [Run, ...Run[]]>()
  for (const run of runs) {
    const said = sayRun(teller, run, 1)
    if (!said) continue
    const key = `${run.kind} ${said.what} ${said.why}`
    const group = alike.get(key)
    if (group) group.push(run)
    else alike.set(key, [run])
  }
  return [...alike.values()].map((group) => tellAlike(teller, group))
}

function tellAlike(teller: Teller, group: readonly [Run, ...Run[]]): Told {
  const [run] = group
  return {
    frame: Math.max(...group.map(({ first }) => first)),
    icon: { kind: 'monster', monster: run.kind },
    steps: group.flatMap((one) => explainRun(teller, one)),
    what: '',
    ...sayRun(teller, run, group.length),
  }
}

/** What `n` monsters did whose runs were like this one; null for a calm step. */
function sayRun(teller: Teller, run: Run, n: number): Said | null {
  const { m } = teller
  const { log } = m
  const monster = n === 1 ? log.monsters[run.kind] : log.crowds[run.kind](n)
  const [first] = run.parts
  const steps = run.parts.filter(({ event }) => event.type === 'monster-stepped').length
  const squeezed = run.parts.at(-1)?.event.type === 'monster-stayed' ? log.squeezed(n) : ''
  if (run.appeared) return { what: log.hurried(monster, steps, n), why: squeezed }
  if (first?.event.type !== 'monster-stepped') {
    const held = first?.event.held
    return { what: log.stayed(monster, n), why: held ? log.heldBy(heroOf(teller, held.seat)) : log.forNoWay }
  }
  const way = log.step.toward[first.event.turn]
  if (first.event.reason.forced) {
    const why = squeezed ? `${log.forNoOther} ${squeezed}` : log.forNoOther
    return { what: log.pushedOn(monster, way, steps - 1, n), why }
  }
  const { tried, desired, drawnBy } = first.event.reason
  if (drawnBy) {
    const turned = first.event.turn === desired ? log.went : log.turnedAside
    return { what: turned(monster, way, n), why: log.drawnBy(heroOf(teller, drawnBy.seat)) }
  }
  if (!tried[0]) return null
  const turned = first.event.turn === opposite(desired) ? log.turnedBack : log.turnedAside
  return { what: turned(monster, way, n), why: sayTried(m, first, tried[0], n) }
}

function sayTried({ log }: Messages, part: RunPart, { turn, refused }: Tried, n: number): string {
  if (refused === 'no-road') return log.forNoRoad
  if (refused === 'joins-nothing') return log.forNothing
  if (refused === 'entered-already') return log.forEntered(n)
  const { count, capacity } = crowdAt(part, turn)
  return log.forFull(count, capacity)
}
