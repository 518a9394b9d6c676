import type { EventOf, Tried } from '../../../../engine/fairy-tale/index.ts'
import { opposite } from '../../../../engine/kernel/index.ts'
import type { Messages } from '../../words/messages.ts'
import { barWords, hasteSymbol, heldReason, lureName } from './causes.ts'
import { crowdAt, explainRun } from './explain.ts'
import type { LogEntry, LogWriter } from './line.ts'
import type { LoggedRun, RunPart } from './runs.ts'

type Said = Pick<LogEntry, 'what' | 'why'>

/**
 * Returns the log entries of unusual runs, and none for a plain step toward the oak. Equal runs of one kind of monster are one
 * entry.
 */
export function tellRuns(teller: LogWriter, runs: readonly LoggedRun[]): LogEntry[] {
  const alike = new Map<string, [LoggedRun, ...LoggedRun[]]>()
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

function tellAlike(teller: LogWriter, group: readonly [LoggedRun, ...LoggedRun[]]): LogEntry {
  const [run] = group
  return {
    frame: Math.max(...group.map(({ first }) => first)),
    icon: { kind: 'monster', monster: run.kind },
    steps: group.flatMap((one) => explainRun(teller, one)),
    what: '',
    ...sayRun(teller, run, group.length),
  }
}

/** Returns the text for `n` monsters with runs like this one; null for a plain step. */
function sayRun(teller: LogWriter, run: LoggedRun, n: number): Said | null {
  const { m } = teller
  const { log } = m
  const monster = n === 1 ? log.monsters[run.kind] : log.crowds[run.kind](n)
  const [first] = run.parts
  if (!first) return null
  const { event } = first
  const last = run.parts.at(-1)?.event
  const held = event.type === 'monster-stayed' ? event.held : null
  if (held) return { what: log.stayed(monster, n), why: heldReason(teller, held) }
  const end = last?.type === 'monster-stayed' ? sayEnd(teller, last, n) : ''
  if (event.type === 'monster-stayed') return { what: log.stayed(monster, n), why: log.forNoWay }
  if (run.appeared) return { what: sayAppeared(m, run, monster, n), why: end }
  const { what, why } = sayStep(teller, run, first, { monster, n })
  return what ? { what, why: [why, end].filter(Boolean).join(' ') } : null
}

/** Returns how a run ended without another step: the monster was held, or squeezed in [R 17]. */
function sayEnd(teller: LogWriter, { held, squeezed }: EventOf<'monster-stayed'>, n: number): string {
  const { log } = teller.m
  if (held) return log.heldAtLast(heldReason(teller, held), n)
  return squeezed ? log.squeezed(n) : log.cameNoFurther(n)
}

/** Returns the text for monsters that hastened from their entrance. */
function sayAppeared(m: Messages, run: LoggedRun, monster: string, n: number): string {
  const symbol = hasteSymbol(m, run.appeared)
  const steps = stepsOf(run)
  return symbol ? m.log.hurriedBy(monster, steps, symbol, n) : m.log.hurried(monster, steps, n)
}

const stepsOf = ({ parts }: LoggedRun): number =>
  parts.filter(({ event }) => event.type === 'monster-stepped').length

/** Returns the text for a run that began with a step, and its reason; empty for a plain one. */
function sayStep(
  teller: LogWriter,
  run: LoggedRun,
  first: RunPart,
  { monster, n }: { monster: string; n: number },
): { what: string; why: string } {
  const { m } = teller
  const { log } = m
  const { event } = first
  if (event.type !== 'monster-stepped') return { what: '', why: '' }
  const { tried, desired, drawnBy, forced } = event.reason
  const way = log.step.toward[event.turn]
  const more = stepsOf(run) - 1
  if (forced) return { what: log.pushedOn(monster, way, more, n), why: log.forNoOther }
  const symbol = hasteSymbol(m, run.parts[1]?.event.reason.haste ?? null)
  const further = more > 0 && symbol ? log.hurriesOn(more, symbol, n) : ''
  const told = (what: string, why: string) => ({ what, why: [why, further].filter(Boolean).join(' ') })
  if (drawnBy) {
    const turned = event.turn === desired ? log.went : log.turnedAside
    return told(turned(monster, way, n), log.drawnBy(lureName(teller, drawnBy)))
  }
  if (tried[0]) {
    const turned = event.turn === opposite(desired) ? log.turnedBack : log.turnedAside
    return told(turned(monster, way, n), sayTried(m, first, tried[0], n))
  }
  if (more === 0) return { what: '', why: '' }
  return {
    what: log.hastened(monster, way, more, n),
    why: symbol ? log.forSymbol(symbol) : log.forFullEntrance,
  }
}

function sayTried(m: Messages, part: RunPart, attempt: Tried, n: number): string {
  const { log } = m
  const { turn, refused } = attempt
  if (refused === 'no-road') return log.forNoRoad
  if (refused === 'joins-nothing') return log.forNothing
  if (refused === 'entered-already') return log.forEntered(n)
  if (refused === 'barred') return log.forBarred(barWords(m, attempt))
  const { count, capacity } = crowdAt(part, turn)
  return log.forFull(count, capacity)
}
