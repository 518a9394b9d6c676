import { type Boogyman, boogyman } from '../engine/boogyman/index.ts'
import { type Action as CitadelAction, type State as CitadelState, citadel } from '../engine/citadel/index.ts'
import { EXPANSIONS } from '../engine/fairy-tale/expansions/index.ts'
import type { Action as FairyTaleAction, State as FairyTaleState } from '../engine/fairy-tale/index.ts'
import { fortland } from '../engine/fortland/index.ts'
import { fortress } from '../engine/fortress/index.ts'
import { agreesOnDraw, BOTS as BOOGYMAN_BOTS } from '../tales/boogyman/bots/index.ts'
import { BOTS as CITADEL_BOTS } from '../tales/citadel/bots/index.ts'
import { BOTS as FAIRY_TALE_BOTS } from '../tales/fairy-tale/bots/index.ts'
import { couldFallBetter, sidesDiffer } from '../tales/fairy-tale/foresight/index.ts'
import { isPossible, suggestionOf, suggestionRules } from '../tales/fairy-tale/intent/suggestions.ts'
import { addExpansions, fairyTale } from '../tales/fairy-tale/rules.ts'
import { BOTS as FORTLAND_BOTS } from '../tales/fortland/bots/index.ts'
import { BOTS as FORTRESS_BOTS } from '../tales/fortress/bots/index.ts'
import { anyTale, type ServerTales } from './tale.ts'

// A table may have any expansion.
addExpansions(EXPANSIONS)

/** Answers a question of the first tale if all answers have the same result. Keeps a die that cannot improve [R 34]. */
function fairyTaleAnswer(state: FairyTaleState): FairyTaleAction | null {
  const kind = state.pending?.kind
  if (kind === 'movement-side' || kind === 'spawn-side')
    return sidesDiffer(state) ? null : { type: 'choose-side', side: 'north' }
  return kind === 'die' && !couldFallBetter(state) ? { type: 'keep-die' } : null
}

/** Returns the stop action if it is the only one left for first plots. */
function citadelAnswer(state: CitadelState): CitadelAction | null {
  if (state.phase !== 'choose') return null
  const [only, another] = citadel.list(state)
  return only?.type === 'stop' && another === undefined ? only : null
}

/** The tales for tables on a server. */
export const SERVER_TALES: ServerTales = {
  'fairy-tale': anyTale({
    game: fairyTale,
    bots: FAIRY_TALE_BOTS,
    quick: ['apprentice'],
    answer: fairyTaleAnswer,
    agreementOf: ({ type }) => (type === 'give-up' ? 'give-up' : null),
    suggestions: {
      may(state, seat, action) {
        const suggestion = suggestionRules.mayBegin(state, seat) ? suggestionOf(state, [action]) : null
        return suggestion !== null && isPossible(state, suggestion)
      },
      turnOf: suggestionRules.turnOf,
    },
  }),
  boogyman: anyTale<Boogyman>({
    game: boogyman,
    bots: BOOGYMAN_BOTS,
    quick: ['cub'],
    agreementOf: ({ type }) => (type === 'agree-draw' ? 'draw' : null),
    botAgrees: (state, seat) => agreesOnDraw(state, seat === 0 ? 0 : 1),
  }),
  fortland: anyTale({
    game: fortland,
    bots: FORTLAND_BOTS,
    quick: ['cub'],
  }),
  citadel: anyTale({
    game: citadel,
    playerOf: ({ players }, seat) => seat % players.length,
    bots: CITADEL_BOTS,
    quick: ['page'],
    answer: citadelAnswer,
  }),
  fortress: anyTale({
    game: fortress,
    bots: FORTRESS_BOTS,
    quick: ['page'],
  }),
}
