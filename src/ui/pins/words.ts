import { type State, turned } from '../../engine/fairy-tale/index.ts'
import type { Suggestion } from '../../store/pins.ts'
import { placeName } from '../board/names.ts'
import { tileText } from '../log/tell-content.ts'
import type { Messages } from '../text/messages.ts'

/** A suggestion in words: "walk to 2 east". */
export function suggestionWords(m: Messages, state: State, suggestion: Suggestion): string {
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
  }
}
