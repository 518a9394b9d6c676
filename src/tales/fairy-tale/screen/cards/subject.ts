import { SYMBOL_IDS, type SymbolId } from '../../../../engine/fairy-tale/index.ts'
import { DIRECTIONS, type Direction, type Place } from '../../../../engine/kernel/index.ts'

/** What somebody can ask about. */
export type Subject =
  /** A tile of the forest, with all that is on it. */
  | { kind: 'place'; at: Place }
  /** The tile of a market slot. */
  | { kind: 'market'; slot: number }
  /** One of the four first tiles. */
  | { kind: 'first-tile'; tile: number }
  /** A monster, by its number. */
  | { kind: 'monster'; n: number }
  /** A character, by its seat. */
  | { kind: 'character'; seat: number }
  /** What the character of a seat has with it. */
  | { kind: 'carried'; seat: number }
  /** A symbol, wherever it lies: a resource that is counted, a price. */
  | { kind: 'symbol'; symbol: SymbolId }
  /** What the character on turn may do, as it is counted in its rows. */
  | { kind: 'act'; act: Act }
  /** A side of the forest, by its sign post. */
  | { kind: 'side'; side: Direction }
  | { kind: 'hearts' }
  | { kind: 'diamonds' }
  | { kind: 'die'; for: 'new-monsters' | 'movement' }
  /** A third of the draw pile, from the top. */
  | { kind: 'third'; third: number }

/** What every character may do in its turn, so often [R 3.2]. */
export const ACTS = ['walk', 'expand', 'remove'] as const
export type Act = (typeof ACTS)[number]

/** The property that holds what an element is about. */
export const CARD = 'data-card'

/** Lets an element be asked about: with the mouse, by touch, or by key where it can have the focus. */
export const about = (subject: Subject): { [CARD]: string } => ({ [CARD]: subjectText(subject) })

function subjectText(subject: Subject): string {
  const [kind, of] = Object.values(subject)
  return of === undefined ? String(kind) : `${kind} ${of}`
}

/** What an element is about; null where its words are strange. */
export function subjectOf(element: Element): Subject | null {
  const [kind, of = ''] = (element.getAttribute(CARD) ?? '').split(' ')
  const number = Number(of)
  switch (kind) {
    case 'place':
      return { kind, at: number }
    case 'market':
      return { kind, slot: number }
    case 'first-tile':
      return { kind, tile: number }
    case 'monster':
      return { kind, n: number }
    case 'character':
    case 'carried':
      return { kind, seat: number }
    case 'symbol': {
      const symbol = SYMBOL_IDS.find((id) => id === of)
      return symbol ? { kind, symbol } : null
    }
    case 'act': {
      const act = ACTS.find((id) => id === of)
      return act ? { kind, act } : null
    }
    case 'side': {
      const side = DIRECTIONS.find((id) => id === of)
      return side ? { kind, side } : null
    }
    case 'hearts':
    case 'diamonds':
      return { kind }
    case 'die':
      return { kind, for: of === 'movement' ? of : 'new-monsters' }
    case 'third':
      return { kind, third: number }
    default:
      return null
  }
}
