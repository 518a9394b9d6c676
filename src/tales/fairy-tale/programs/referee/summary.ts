import {
  ALL_BOXES,
  diamondsToCome,
  expandsLeft,
  faceText,
  iconsIn,
  memoryText,
  monstersToCome,
  pileSize,
  places,
  powersLeft,
  removesLeft,
  type State,
  SYMBOL_IDS,
  standsAt,
  stepsLeft,
  tileAt,
} from '../../../../engine/fairy-tale/index.ts'
import { placeText } from '../../../../engine/kernel/index.ts'
import { fieldsOf, pick } from '../../../../programs/referee/fields.ts'
import { expansionLines } from '../../rules.ts'

/** Writers of places in answers: "east,south". */
export const FIELDS = fieldsOf(
  ['at', 'from', 'to', 'nextTo', 'via', 'path', 'places', 'spoilt', 'over'],
  placeText,
)

/** The short status that every answer to an action contains. */
export const now = (state: State) =>
  pick(state, 'turn', 'onTurn', 'phase', 'pending', 'hearts', 'diamonds', 'outcome')

/** Further facts of a position, which spare clients from parsing its notation. */
export const details = (state: State) => ({
  seats: state.seats.map((seat, index) => ({
    character: seat.character,
    at: standsAt(state, index),
    keeps: memoryText(seat),
  })),
  boxes: ALL_BOXES.filter((box) => state.boxes[box]),
  ...(state.extras && { besides: expansionLines(state) }),
  icons: icons(state),
  rolls: state.rolls,
  left: {
    steps: stepsLeft(state),
    expands: expandsLeft(state),
    removes: removesLeft(state),
    powers: powersLeft(state),
  },
  market: state.market.map((face) => face && faceText(face)),
  pile: {
    size: pileSize(state.pile),
    thirds: state.pile.thirds.map(({ size, diamond }) => ({ size, diamond: diamond !== null })),
    under: state.pile.under.length,
  },
  diamondsToCome: diamondsToCome(state),
  monstersToCome: monstersToCome(state),
  monsters: monsters(state),
})

/** The number of icons of each resource in the forest; resources without icons are omitted. */
function icons(state: State): object {
  const there = iconsIn(state)
  return Object.fromEntries(SYMBOL_IDS.filter((id) => there.has(id)).map((id) => [id, there.get(id)]))
}

/** Every monster in the forest, by its number. */
const monsters = (state: State) =>
  places(state.tiles)
    .flatMap((place) =>
      (tileAt(state, place)?.monsters ?? []).map(({ n, kind, delayedBy }) => ({
        monster: n,
        kind,
        at: place,
        ...(delayedBy && { delayedBy }),
      })),
    )
    .sort((a, b) => a.monster - b.monster)
