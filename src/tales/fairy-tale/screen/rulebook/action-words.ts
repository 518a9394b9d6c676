import type { Action, State } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, neighbour, type Place } from '../../../../engine/kernel/index.ts'
import type { AllWords } from '../../words/all-words.ts'
import type { RulePagesWords } from '../../words/rule-pages.ts'
import { placeText, tileText } from '../log/tell-content.ts'
import { suggestionWords } from '../pins/suggestion-words.ts'

/** Returns a choice in words. */
export function actionWords(m: AllWords, book: RulePagesWords, action: Action, state: State): string {
  const said = suggested(m, state, action)
  if (said !== null) return said
  switch (action.type) {
    case 'choose-side':
      return book.side(m.common.directions[action.side])
    case 'choose-place':
      return m.pins.clear(placeText(m, action.at))
    case 'fell':
      return book.felled(placeText(m, action.at))
    case 'lay':
      return book.layTurned(tileText(m, state.opening?.tiles[action.tile]), m.common.directions[action.side])
    case 'use':
      return book.powers[action.power]
    case 'keep-die':
      return book.keepDie
    default:
      return book.done
  }
}

/** Returns the words of a suggestion at the table, or null for actions that cannot be suggested. */
function suggested(m: AllWords, state: State, action: Action): string | null {
  switch (action.type) {
    case 'walk':
      return suggestionWords(m, state, { kind: 'walk', to: action.to })
    case 'expand':
      return suggestionWords(m, state, {
        kind: 'tile',
        slot: action.slot,
        face: state.market[action.slot]?.id ?? 0,
        at: action.at,
        turn: action.turn,
      })
    case 'remove':
      return suggestionWords(m, state, { kind: 'monster', n: action.monster })
    case 'use-symbol':
      return suggestionWords(m, state, { kind: 'use', action, face: null })
    case 'use': {
      const aimed = action.at !== undefined || action.seat !== undefined
      return aimed ? suggestionWords(m, state, { kind: 'use', action, face: null }) : null
    }
    default:
      return null
  }
}

/** Returns the place to press for an action, or null if it has none. */
export function placeOf(state: State, action: Action): Place | null {
  switch (action.type) {
    case 'walk':
      return action.to
    case 'choose-side':
    case 'lay':
      return neighbour(CENTRE, action.side)
    case 'use':
      return action.at ?? (action.seat === undefined ? null : (state.seats[action.seat]?.at ?? null))
    case 'expand':
    case 'fell':
    case 'use-symbol':
    case 'choose-place':
      return action.at
    default:
      return null
  }
}
