import {
  activeDen,
  decides,
  type EntranceReason,
  type EventOf,
  type State,
  whyCount,
  whyEntrance,
} from '../../../../../engine/fairy-tale/index.ts'
import { distanceFromCentre, type Place } from '../../../../../engine/kernel/index.ts'
import type { AllWords } from '../../../words/all-words.ts'
import { placeName } from '../../forest/names.ts'
import { countedToo } from '../../log/tell.ts'
import type { ComingMoment } from './moments.ts'

/** A candidate for the place of new monsters. */
interface WordedCandidate {
  at: Place
  /** Its rank, from 1, the best first. */
  order: number
  name: string
  /** The reason why it was chosen or not. */
  reason: string
  note: string
}

/** The explanation of the place and number of new monsters. */
export interface ComingAnswer {
  who: string
  before: string
  candidates: WordedCandidate[]
  /** The number of further candidates. */
  more: number
  after: string[]
  /** The calculation of the number of new monsters [R 6]. */
  count: string
}

/** The maximum number of candidates on a card. */
const MOST = 4

/** Returns the explanation of new monsters. */
export function comingAnswer(m: AllWords, { before: state, event }: ComingMoment): ComingAnswer {
  const { coming } = m.why
  const { side, entranceSide } = event.reason
  const count = [countWords(m, event.reason), countedToo(m, state)].filter(Boolean).join(' ')
  if (!side || !entranceSide) {
    const who = coming.whoDen(event.count)
    return { who, before: '', candidates: denOf(m, state), more: 0, after: [], count }
  }
  const reason = whyEntrance(state, side)
  const candidates = reason ? worded(m, reason) : []
  const leftOut = reason?.leftOut.map((at) => placeName(m, at)) ?? []
  return {
    who: coming.who(event.count, m.log.sides[entranceSide]),
    before: reason?.without.length
      ? coming.without(m.common.list(reason.without.map((one) => m.log.sides[one])))
      : '',
    candidates: candidates.slice(0, MOST),
    more: Math.max(0, candidates.length - MOST),
    after: leftOut.length > 0 ? [coming.leftOut(m.common.list(leftOut))] : [],
    count,
  }
}

function worded(m: AllWords, { candidates }: EntranceReason): WordedCandidate[] {
  const { coming } = m.why
  const [best, second] = candidates
  return candidates.map((candidate, index) => {
    const { at, out, aside } = candidate
    const won = second ? coming.decided[decides(candidate, second)] : coming.only
    const lost = best ? coming.loses[decides(best, candidate)] : ''
    return {
      at,
      order: index + 1,
      name: placeName(m, at),
      reason: index === 0 ? coming.entrance : lost,
      note: [m.log.capital(coming.figures(out, aside)), index === 0 ? won : ''].filter(Boolean).join(' '),
    }
  })
}

/** Returns the den of the new monsters as the only candidate [R 7]. */
function denOf(m: AllWords, state: State): WordedCandidate[] {
  const at = activeDen(state)
  if (at === null) return []
  const reason = m.why.coming.denAway(distanceFromCentre(at))
  return [{ at, order: 1, name: placeName(m, at), reason, note: '' }]
}

/** Returns the reason for the number of new monsters [R 6]. */
function countWords({ why: { coming } }: AllWords, reason: EventOf<'monsters-coming'>['reason']): string {
  const { width, height } = reason
  const by = whyCount(reason)
  if (by === 'least') return coming.small
  return by === 'width' ? coming.wide(width) : coming.high(height)
}
