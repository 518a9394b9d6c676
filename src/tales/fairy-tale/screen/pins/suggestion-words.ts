import { type ActionOf, type State, turned } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE } from '../../../../engine/kernel/index.ts'
import type { Suggestion } from '../../intent/suggestions.ts'
import { usableSymbols } from '../../intent/uses.ts'
import type { AllWords } from '../../words/all-words.ts'
import { expansionsOf } from '../../words/look-up.ts'
import { placeName } from '../forest/names.ts'
import { tileText } from '../log/tell-content.ts'

/** Returns a suggestion in words: "walk to 2 east". */
export function suggestionWords(m: AllWords, state: State, suggestion: Suggestion): string {
  const { pins, log } = m
  switch (suggestion.kind) {
    case 'walk':
      return pins.walk(log.place(placeName(m, suggestion.to)))
    case 'tile': {
      const face = state.market[suggestion.slot]
      return pins.tile(
        tileText(m, face ? turned(face, suggestion.turn) : undefined),
        placeName(m, suggestion.at),
      )
    }
    case 'monster': {
      const monsters = Object.values(state.tiles).flatMap((tile) => tile.monsters)
      const kind = monsters.find(({ n }) => n === suggestion.n)?.kind
      return pins.monster(kind ? log.monsters[kind] : '', suggestion.n)
    }
    case 'use':
      return suggestion.action.type === 'use'
        ? powerWords(m, state, suggestion.action)
        : symbolWords(m, state, suggestion.action)
  }
}

/** Returns the words for a power on another character, or at a place. */
function powerWords(m: AllWords, state: State, { power, at, seat }: ActionOf<'use'>): string {
  const { pins, log, common } = m
  const character = seat === undefined ? undefined : state.seats[seat]?.character
  if (character) return pins.pull(common.inSentence[character])
  const place = log.place(placeName(m, at ?? CENTRE))
  return power === 'fly' ? pins.fly(place) : pins.clear(place)
}

function symbolWords(m: AllWords, state: State, action: ActionOf<'use-symbol'>): string {
  const { symbol, at, slot, turn, side } = action
  const { pins } = m
  const place = placeName(m, at)
  const face = slot === undefined ? null : state.market[slot]
  if (face) return pins.swap(tileText(m, turned(face, turn ?? 0)), place)
  const effect = usableSymbols(state).find((usable) => usable.symbol === symbol)?.effect
  switch (effect) {
    case 'light':
    case 'flood':
    case 'roll':
      return expansionsOf(m).table.suggests[effect](place)
    case 'point':
    case 'switch':
      return expansionsOf(m).table.suggests[effect](m.common.directions[side ?? 'north'])
    case 'turn':
      return pins.turn(place)
    default:
      return pins.destroy(place)
  }
}
