import { CENTRE, type Place, parsePlace, placeText } from '../../../kernel/boards/square.ts'
import { err, ok } from '../../../kernel/result.ts'
import { splitWords } from '../../../kernel/text.ts'
import { isGoal } from '../../buildings.ts'
import { CLOSED_FOR, type ClosureId } from '../../expansion-state.ts'
import type { Check, PositionLine } from '../../notation/line.ts'
import { each, entries, entriesText, type Read, unreadable, whole } from '../../notation/read-entries.ts'
import { isOurs } from '../../rules/ours.ts'
import type { State } from '../../state.ts'
import { closedBy, isFireproof } from '../fire.ts'
import { boxLine } from './box-line.ts'

interface Listed {
  at: Place
  left: number
}

/** `burning 2,0 3; 3,0 1` or `flooded 0,2 2`: the closed tiles, and the number of stirs until they open [R 39] [R 42]. */
const closed = (key: string, by: ClosureId, box: 'fire' | 'river'): PositionLine =>
  boxLine(key, box, {
    write: (extras) =>
      entriesText(closedBy(extras, by).map((at) => `${placeText(at)} ${extras.closed[at]?.left}`)),

    read({ state, extras }, value) {
      const read = each(entries(value), (text) => readClosed(text, by, state))
      if (!read.ok) return read.error
      for (const { at, left } of read.value) {
        if (extras.closed[at]) return { code: 'said-twice', word: placeText(at) }
        extras.closed[at] = { by, left }
      }
      return null
    },
  })

function readClosed(text: string, by: ClosureId, { tiles }: State): Read<Listed> {
  const [where, number, ...rest] = splitWords(text)
  const at = parsePlace(where ?? '')
  const left = whole(number, 1, CLOSED_FOR)
  if (at === null || left === null || rest.length > 0) return unreadable(text, 'closure')
  const tile = tiles[at]
  const never = !tile || at === CENTRE || isGoal(tile) || (by === 'fire' && isFireproof(tile))
  return never ? err({ code: 'no-tile-there', place: placeText(at) }) : ok({ at, left })
}

export const burning = closed('burning', 'fire', 'fire')
export const flooded = closed('flooded', 'water', 'river')

/** A burning or flooded tile must be empty of monsters, characters, soldiers and villagers [R 39]. */
export const nobodyInClosed: Check = (state) => {
  const { extras, tiles } = state
  if (!extras) return null
  const all = [...closedBy(extras, 'fire'), ...closedBy(extras, 'water')]
  const held = all.find((at) => isOurs(state, at) || tiles[at]?.monsters.length)
  if (held === undefined) return null
  const key = extras.closed[held]?.by === 'fire' ? 'burning' : 'flooded'
  return { key, fault: { code: 'somebody-stands-there', place: placeText(held) } }
}
