import { anyWord, oneOf, wordCodec } from '../kernel/word-codec.ts'
import { type Action, SHOPS } from './actions.ts'

const [card, plot, shop] = [anyWord, anyWord, oneOf(SHOPS)]

/** Actions in notation (section 13). */
export const ACTION_WORDS = wordCodec<Action>(
  {
    choose: { plot },
    stop: {},
    reveal: {},
    sell: { card, shop },
    buy: { card, shop },
    'buy-pile': {},
    claim: { plot },
    build: { card, plot },
    raze: { plot },
    hire: {},
    play: { card, target: anyWord },
    withdraw: { plot },
    discard: { card },
    take: { card },
    give: { card },
    end: {},
    resign: {},
  },
  { spelled: { 'buy-pile': 'buy pile' }, optional: ['target'] },
)

export const { text: actionText, parse: parseAction } = ACTION_WORDS
