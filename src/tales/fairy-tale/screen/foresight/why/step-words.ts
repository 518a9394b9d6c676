import { capacityAt, type Haste, whyDesired } from '../../../../../engine/fairy-tale/index.ts'
import { CENTRE } from '../../../../../engine/kernel/index.ts'
import type { AllWords } from '../../../words/all-words.ts'
import { expansionsOf, theThing } from '../../../words/look-up.ts'
import { placeName } from '../../forest/names.ts'
import { barWords, hasteSymbol, heldReason, lureName } from '../../log/causes.ts'
import { crowdAt, startOf } from '../../log/explain.ts'
import { type LateTeller, linesOfExpansions } from '../../log/line.ts'
import { givesWay, type Happening, type RunPart } from '../../log/runs.ts'
import { type Exit, exitsOf, hasOwnOrder } from './exits.ts'
import type { StepMoment } from './moments.ts'
import { type Quote, ruleOf } from './rule.ts'

/** An exit with its words. */
export interface WordedExit extends Exit {
  name: string
  /** What is the matter with it. */
  reason: string
  /** Why it was tried just then. */
  note: string
}

/** A step explained: who, what it wanted, the exits it tried, what came of it, and the rule. */
export interface StepAnswer {
  /** Who, and where it stood. */
  who: string
  /** Why it took one more step, or what held it; '' for an ordinary step. */
  before: string
  exits: WordedExit[]
  /** What came of it, a sentence each. */
  after: string[]
  rule: Quote
}

/** Everything that is to be told of a step. */
export function stepAnswer(teller: LateTeller, { run, part, index }: StepMoment): StepAnswer {
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

/** Why it takes one more step; '' for the first of a run. */
function hasteWords(m: AllWords, haste: Haste | null, came: boolean): string {
  const { why } = m
  if (!haste) return ''
  const symbol = hasteSymbol(m, haste)
  if (symbol) return why.hastyBy(symbol)
  return came ? why.appearedFull : why.hasty
}

/** What becomes of it besides its step. */
function happeningWords(teller: LateTeller, event: Happening): string {
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

const worded = (teller: LateTeller, part: RunPart, exit: Exit): WordedExit => ({
  ...exit,
  name: teller.m.log.step.ways[exit.side],
  reason: reasonOf(teller, part, exit),
  note: noteOf(teller, part, exit),
})

/** What is the matter with an exit, in a few words. */
function reasonOf(teller: LateTeller, part: RunPart, { fate, tried, side }: Exit): string {
  const { m } = teller
  const { why } = m
  if (fate === 'taken') return takenReason(teller, part)
  if (!tried) return why.untried
  if (tried.refused === 'barred') return barWords(m, tried)
  if (tried.refused !== 'full') return why.refused[tried.refused]
  const { count, capacity } = crowdAt(part, side)
  return why.full(count, capacity)
}

function takenReason({ m }: LateTeller, part: RunPart): string {
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

/** Why an exit was tried just then, or not at all. */
function noteOf(teller: LateTeller, part: RunPart, exit: Exit): string {
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
