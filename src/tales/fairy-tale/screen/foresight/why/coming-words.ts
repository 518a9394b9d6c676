import {
  activeDen,
  decides,
  type EntranceReason,
  type EventOf,
  type State,
  whyCount,
  whyEntrance,
} from '../../../../../engine/fairy-tale/index.ts'
import { distance, type Place } from '../../../../../engine/kernel/index.ts'
import type { AllWords } from '../../../words/all-words.ts'
import { placeName } from '../../forest/names.ts'
import { countedToo } from '../../log/tell.ts'
import type { ComingMoment } from './moments.ts'

/** A tile where they could have appeared. */
interface WordedCandidate {
  at: Place
  /** Which it was among them, from 1, the best first. */
  order: number
  name: string
  /** Why it was not chosen, or that it was. */
  reason: string
  note: string
}

/** Why monsters appear where they do, and why so many. */
export interface ComingAnswer {
  who: string
  before: string
  candidates: WordedCandidate[]
  /** How many more there are that are not told. */
  more: number
  after: string[]
  /** The sum that says how many come [R 6]. */
  count: string
}

/** As many candidates as a card tells of. */
const MOST = 4

/** Everything that is to be told of monsters that appear. */
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

/** The den from which they come [R 7]. */
function denOf(m: AllWords, state: State): WordedCandidate[] {
  const at = activeDen(state)
  if (at === null) return []
  const reason = m.why.coming.denAway(distance(at))
  return [{ at, order: 1, name: placeName(m, at), reason, note: '' }]
}

/** Why so many [R 6]. */
function countWords({ why: { coming } }: AllWords, reason: EventOf<'monsters-coming'>['reason']): string {
  const { width, height } = reason
  const by = whyCount(reason)
  if (by === 'least') return coming.small
  return by === 'width' ? coming.wide(width) : coming.high(height)
}
