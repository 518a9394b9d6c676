import { capacityAt, type StepReason, type Tried } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, type Direction, neighbour, type Place } from '../../../../engine/kernel/index.ts'
import { theThing } from '../../words/look-up.ts'
import type { Messages } from '../../words/messages.ts'
import { barWords, hasteSymbol, heldSentence, lureName, ownText } from './causes.ts'
import { type LogWriter, linesOfExpansions } from './line.ts'
import { givesWay, type LoggedRun, type RunEffect, type RunPart } from './runs.ts'

/** The number of monsters on a tile, and its capacity. */
export interface Crowd {
  count: number
  capacity: number
}

/** Returns the place where a part of a run began. */
export const startOf = ({ event }: RunPart): Place =>
  event.type === 'monster-stepped' ? event.from : event.at

/** Returns the crowd on the neighbouring tile in a direction, before the step. */
export function crowdAt(part: RunPart, turn: Direction): Crowd {
  const place = neighbour(startOf(part), turn)
  const cameHere = part.event.type === 'monster-stepped' && part.event.to === place && place !== CENTRE
  const now = part.state.tiles[place]?.monsters.length ?? 0
  return { count: now - Number(cameHere), capacity: capacityAt(part.state, place) }
}

/**
 * Returns the explanation of a run, a text for every step: the directions tried in order, why each was refused, and the result.
 * All facts come from the reasons in the events.
 */
export function explainRun(teller: LogWriter, run: LoggedRun): string[] {
  const { m } = teller
  const { step } = m.log
  const name = step.numbered(m.common.monsters[run.kind], run.monster)
  const texts = run.parts.map((part, index) => {
    const came = run.appeared !== null && index === 0
    const held = part.event.type === 'monster-stayed' && part.event.held
    const haste = held ? '' : explainHaste(m, part.event.reason, came)
    return [haste, ...explainPart(teller, part)]
  })
  if (run.reachedOak) texts.at(-1)?.push(step.reached)
  return texts.map((sentences) => [name, ...sentences].filter((text) => text !== '').join(' '))
}

/** Explains why a monster takes one more step. */
function explainHaste(m: Messages, { haste }: StepReason, came: boolean): string {
  const { step } = m.log
  if (!haste) return ''
  const symbol = hasteSymbol(m, haste)
  if (symbol) return step.hastyBy(symbol)
  return came ? step.appearedFull : step.hasty
}

function explainPart(teller: LogWriter, part: RunPart): string[] {
  const { m } = teller
  const { step } = m.log
  const { event, happened } = part
  const { reason } = event
  const held = event.type === 'monster-stayed' && event.held
  if (held) return [heldSentence(teller, held), step.stayed]
  const drawn = reason.drawnBy ? [step.drawn(lureName(teller, reason.drawnBy))] : []
  const tried = reason.tried.map((attempt) => explainTried(m, part, attempt))
  const broken = happened.filter(givesWay)
  const after = happened.filter((happening) => !givesWay(happening))
  return [
    ...drawn,
    ...tried,
    ...broken.map((happening) => explainHappening(teller, happening)),
    explainEnd(m, part, reason),
    ...after.map((happening) => explainHappening(teller, happening)),
  ]
}

/** Returns what happened to a monster besides its step. */
function explainHappening(teller: LogWriter, event: RunEffect): string {
  const { m } = teller
  const { log, common } = m
  const { step } = log
  switch (event.type) {
    case 'bar-broken':
      return step.broke(theThing(m, event.symbol))
    case 'monster-lost':
      return ownText(step.fell, event.by) ?? step.lost(theThing(m, event.by))
    case 'monster-put-out':
      return step.putOut(common.directions[event.side], theThing(m, event.by))
    case 'monster-delayed':
      return ownText(step.delays, event.by) ?? step.delayed(theThing(m, event.by))
    default:
      return linesOfExpansions(teller).explain(m, event)
  }
}

function explainTried(m: Messages, part: RunPart, attempt: Tried): string {
  const { log } = m
  const { turn, refused } = attempt
  const side = log.step.ways[turn]
  const way = turn === part.event.reason.desired ? log.step.desired(side) : side
  if (refused === 'no-road') return log.step.noRoad(way)
  if (refused === 'joins-nothing') return log.step.nothing(way)
  if (refused === 'entered-already') return log.step.entered(way)
  if (refused === 'barred') return log.step.barred(way, barWords(m, attempt))
  const { count, capacity } = crowdAt(part, turn)
  return log.step.full(way, count, capacity)
}

function explainEnd({ log }: Messages, { event }: RunPart, { forced, tried, drawnBy }: StepReason): string {
  if (event.type === 'monster-stayed') return log.step.stayed
  const toward = log.step.toward[event.turn]
  if (forced) return log.step.pushed(toward)
  return tried.length === 0 && !drawnBy ? log.step.wentStraight(toward) : log.step.went(toward)
}
