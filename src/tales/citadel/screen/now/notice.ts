import type { Citadel, Refusal } from '../../../../engine/citadel/index.ts'
import type { RefusalCode } from '../../../../engine/kernel/index.ts'
import { noticesAt } from '../../../../ui/frames/notice/notices-at.ts'
import type { Messages } from '../../words/messages.ts'

/** The page of the rule book that shows why something is not allowed. */
export const PAGE_OF_REFUSAL: Readonly<Record<RefusalCode<Citadel>, string>> = {
  'game-over': 'goal',
  'question-open': 'hire',
  'wrong-phase': 'reveal',
  'no-question': 'hire',
  'not-offered': 'hire',
  'no-such-plot': 'board',
  'plot-taken': 'claim',
  'borders-own': 'setup',
  'too-many-dots': 'setup',
  'choose-more': 'setup',
  'not-in-this-version': 'market',
  'no-trade-building': 'market',
  'not-in-hand': 'pawnshop',
  'bought-this-turn': 'pawnshop',
  'not-for-sale': 'pawnshop',
  'sold-this-turn': 'pawnshop',
  'pile-empty': 'buy-pile',
  'claims-spent': 'claim',
  'not-bordering': 'board',
  'no-knights': 'claim',
  'builds-spent': 'build',
  'not-your-plot': 'build',
  'plot-built': 'build',
  'inner-circle': 'stand',
  'by-the-river': 'stand',
  'off-the-road': 'roads',
  'road-has-turnpike': 'roads',
  'no-building': 'raze',
  'plays-by-itself': 'themselves',
  'bad-target': 'rivals',
  'last-plot': 'rivals',
  'too-few-bricks': 'claim',
}

/** What the table says beside all that it asks: why something cannot be done. */
export const noticesOf = noticesAt<Refusal, Messages>({
  words: ({ refusals }, { code }) => refusals[code],
  pageOf: ({ code }) => PAGE_OF_REFUSAL[code],
})
