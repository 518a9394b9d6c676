import { isVictory } from '../../../../engine/fortress/index.ts'
import type { TaleText } from '../../../../ui/frames/end/LastPage.tsx'
import { assaultOdds, RESULTS, THROWS } from '../../foresight/index.ts'
import type { AllWords } from '../../words/all-words.ts'
import { percent } from '../foresight/odds-words.ts'
import type { TurnHistory } from './turn-history.ts'

/** Writes a finished siege as a short tale: its course and its outcome. */
export function describeGame(told: TurnHistory, m: AllWords): TaleText {
  const { end } = m
  const { state, assault, nights } = told
  const { outcome, siege, slain, fallen } = state
  if (!outcome) return { opening: end.once, paragraphs: [], closing: '' }
  const went = [
    end.lasted(told.turns.length, siege),
    end.fell(slain.length, fallen.length),
    ...(nights > 0 ? [end.nights(nights)] : []),
  ]
  const ended = [
    ...(outcome.cause === 'assault' && assault ? [end.stormed(assault.damage, assault.roll)] : []),
    end.lostBy[outcome.cause],
    end.how[outcome.kind],
  ]
  return {
    opening: end.once,
    paragraphs: [went.join(' '), ended.filter(Boolean).join(' ')],
    closing: end.close[isVictory(outcome.kind) ? 'won' : 'lost'],
  }
}

/** Returns the deciding facts in plain lines: the dice, the nights, the turn that emptied the wall, and lands paid with life. */
export function decidedLines(told: TurnHistory, m: AllWords): string[] {
  const { decidedBy } = m.end
  const { state, assault, moments, nights, nightCount, paid } = told
  const lines: string[] = []
  const gone = moments.find((moment) => moment.kind === 'gone')
  if (gone) lines.push(decidedBy.patience(gone.turn, gone.total))
  if (assault) {
    const odds = assaultOdds(assault.damage, state.place.walls)
    const asGood = RESULTS.slice(0, RESULTS.indexOf(assault.result) + 1).reduce(
      (sum, one) => sum + odds[one],
      0,
    )
    lines.push(decidedBy.dice(assault.damage, assault.roll, percent(asGood / THROWS, m)))
  }
  const mean = (-state.place.weather.reduce((sum, one) => sum + one, 0) / 6) * nightCount
  if (nightCount > 0) lines.push(decidedBy.nights(Math.max(0, nights), mean.toFixed(1)))
  if (paid > 0) lines.push(decidedBy.lands(paid))
  if (state.outcome?.cause === 'no-creatures') lines.push(decidedBy.creatures)
  return lines
}
