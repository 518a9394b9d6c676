import { capacityAt, type Haste, whyDesired } from '../../../../../engine/fairy-tale/index.ts'
import { CENTRE } from '../../../../../engine/kernel/index.ts'
import type { AllWords } from '../../../words/all-words.ts'
import { expansionsOf, theThing } from '../../../words/look-up.ts'
import { placeName } from '../../forest/names.ts'
import { barWords, hasteSymbol, heldReason, lureName } from '../../log/causes.ts'
import { crowdAt, startOf } from '../../log/explain.ts'
import { type FullLogWriter, linesOfExpansions } from '../../log/line.ts'
import { givesWay, type RunEffect, type RunPart } from '../../log/runs.ts'
import { type Exit, exitsOf, hasOwnOrder } from './exits.ts'
import type { StepMoment } from './moments.ts'
import { type Quote, ruleOf } from './rule.ts'

/** An exit with its words. */
export interface WordedExit extends Exit {
  name: string
  /** The reason why it was refused, taken or not tried. */
  reason: string
  /** The reason for its position in the order. */
  note: string
}

/** The explanation of a step: the monster, its goal, the exits it tried, the result, and the rule. */
export interface StepAnswer {
  /** The monster and its place. */
  who: string
  /** Why it took one more step, or why it was held; '' for an ordinary step. */
  before: string
  exits: WordedExit[]
  /** The results, a sentence each. */
  after: string[]
  rule: Quote
}

/** Returns the explanation of a step. */
export function stepAnswer(teller: FullLogWriter, { run, part, index }: StepMoment): StepAnswer {
  const { m } = teller
  const { event, happened } = part
  const held = event.type === 'monster-stayed' ? event.held : null
  const came = run.appeared !== null && index === 0
  const last = run.parts.length - 1 === index
  return {
    who: m.why.who(
      m.board.monsterNumbers(m.common.monsters[run.kind], [run.monster]),
      placeName(m, startOf(part)),
    ),
    before: held ? m.log.capital(heldReason(teller, held)) : hasteWords(m, event.reason.haste, came),
    exits: exitsOf(part).map((exit) => worded(teller, part, exit)),
    after: [
      ...(event.type === 'monster-stayed' ? [m.why.stays] : []),
      ...happened.map((one) => happeningWords(teller, one)),
      ...(run.reachedOak && last ? [m.why.reaches] : []),
    ],
    rule: ruleOf(teller, part),
  }
}

/** Returns why it takes one more step; '' for the first step of a run. */
function hasteWords(m: AllWords, haste: Haste | null, came: boolean): string {
  const { why } = m
  if (!haste) return ''
  const symbol = hasteSymbol(m, haste)
  if (symbol) return why.hastyBy(symbol)
  return came ? why.appearedFull : why.hasty
}

/** Returns an event of the monster besides its step. */
function happeningWords(teller: FullLogWriter, event: RunEffect): string {
  const { m } = teller
  const { why, common } = m
  switch (event.type) {
    case 'bar-broken':
      return why.breaks(theThing(m, event.symbol))
    case 'monster-lost':
      return why.falls(theThing(m, event.by))
    case 'monster-put-out':
      return why.putOut(common.directions[event.side], theThing(m, event.by))
    case 'monster-delayed':
      return why.delayed(theThing(m, event.by))
    default:
      return linesOfExpansions(teller).explain(m, event)
  }
}

const worded = (teller: FullLogWriter, part: RunPart, exit: Exit): WordedExit => ({
  ...exit,
  name: teller.m.log.step.ways[exit.side],
  reason: reasonOf(teller, part, exit),
  note: noteOf(teller, part, exit),
})

/** Returns the result of an exit in a few words. */
function reasonOf(teller: FullLogWriter, part: RunPart, { fate, tried, side }: Exit): string {
  const { m } = teller
  const { why } = m
  if (fate === 'taken') return takenReason(teller, part)
  if (!tried) return why.untried
  if (tried.refused === 'barred') return barWords(m, tried)
  if (tried.refused !== 'full') return why.refused[tried.refused]
  const { count, capacity } = crowdAt(part, side)
  return why.full(count, capacity)
}

function takenReason({ m }: FullLogWriter, part: RunPart): string {
  const { why } = m
  const { event } = part
  if (event.type === 'monster-stayed') return ''
  if (event.to === CENTRE) return why.oak
  const { count, capacity } = crowdAt(part, event.turn)
  if (event.reason.forced) return why.pushed(count, capacity)
  if (part.happened.some(({ type }) => type === 'bridge-fell')) return expansionsOf(m).cards.bridgeFalls
  if (part.happened.some(givesWay)) return why.breaksThrough
  return Number.isFinite(capacityAt(part.state, event.to)) ? why.open(count, capacity) : why.neverFull
}

/** Returns why an exit had its position in the order, or why it was not tried. */
function noteOf(teller: FullLogWriter, part: RunPart, exit: Exit): string {
  const { m } = teller
  const { why } = m
  const { reason } = part.event
  const found = exitsOf(part).find(({ fate }) => fate === 'taken')
  if (exit.fate === 'untried') return found ? why.foundFirst(m.log.step.ways[found.side]) : ''
  if (exit.fate === 'taken' && reason.drawnBy) return why.drawnBy(lureName(teller, reason.drawnBy))
  if (exit.side === reason.desired) return why.desired[whyDesired(startOf(part))]
  const wanted = reason.tried.findIndex(({ turn }) => turn === reason.desired)
  const before = exit.order - 1 < (wanted < 0 ? exit.order : wanted)
  if (before && reason.drawnBy) return why.drawnToo
  if (exit.fate === 'taken' && reason.forced) return why.pushedNote
  return hasOwnOrder(part) ? why.nextPrinted : why.nextClockwise
}
