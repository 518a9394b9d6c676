import { type Word, wordCodec } from '../kernel/word-codec.ts'
import type { Action } from './actions.ts'
import { type CardId, parseCard } from './cards.ts'

const card: Word<CardId> = { write: (id) => id, read: parseCard }

/** Codec of actions in the words of the law: "send mill-ox". */
export const ACTION_WORDS = wordCodec<Action>({
  keep: {},
  redraw: {},
  again: {},
  yield: {},
  lay: { card },
  cast: { card },
  send: { card },
  fight: {},
  assault: {},
  end: {},
  'give-up': {},
})

export const { text: actionText, parse: parseAction } = ACTION_WORDS
