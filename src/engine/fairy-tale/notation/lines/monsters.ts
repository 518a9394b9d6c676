import { CENTRE, type Place, parsePlace, placeText } from '../../../kernel/boards/square.ts'
import { err, ok } from '../../../kernel/result.ts'
import { quote, splitWords } from '../../../kernel/text.ts'
import { buildingRules } from '../../buildings.ts'
import { DELAYS } from '../../expansion-state.ts'
import { BUILDING_IDS } from '../../ids.ts'
import { places } from '../../rules/forest.ts'
import { putMonster } from '../../rules/monsters.ts'
import type { State } from '../../state.ts'
import { MONSTER_KINDS, type Monster } from '../../tiles.ts'
import { LARGEST, MOST_MONSTERS } from '../limits.ts'
import { type Draft, numberLine, type PositionLine } from '../line.ts'
import type { Fault } from '../problem.ts'
import { each, entries, entriesText, type Read, unreadable, whole, wordIn } from '../read-entries.ts'

interface Listed {
  monster: Monster
  at: Place
}

/** Every monster in the forest, by number. */
function listed({ tiles }: State): Listed[] {
  return places(tiles)
    .flatMap((at) => (tiles[at]?.monsters ?? []).map((monster) => ({ monster, at })))
    .sort((a, b) => a.monster.n - b.monster.n)
}

/** `monsters 1 ogre 2,0; 2 troll 0,-3 candy-house`: the number, kind, place and delay of each. */
export const monsters: PositionLine = {
  write: (state) => entriesText(listed(state).map(listedText)),

  read(draft, value) {
    const read = each(entries(value), (text) => readMonster(text, draft))
    return read.ok ? populate(draft, read.value) : read.error
  },

  /** Default: big bad wolves, numbered from 1 row by row. */
  absent: (draft) => populate(draft, wolves(draft)),
}

const listedText = ({ monster: { n, kind, delayedBy }, at }: Listed): string =>
  [n, kind, placeText(at), ...(delayedBy ? [delayedBy] : [])].join(' ')

function readMonster(text: string, { hasExpansions }: Draft): Read<Listed> {
  const [number, name, where, delay, ...rest] = splitWords(text)
  const n = whole(number, 1, LARGEST)
  const kind = wordIn(MONSTER_KINDS, name)
  const at = parsePlace(where ?? '')
  if (n === null || kind === null || at === null || rest.length > 0) return unreadable(text, 'monster')
  if (delay === undefined) return ok({ monster: { n, kind }, at })
  const delayedBy =
    BUILDING_IDS.find((id) => id === delay && buildingRules(id)?.delays) ??
    (hasExpansions ? wordIn(DELAYS, delay) : null)
  return delayedBy
    ? ok({ monster: { n, kind, delayedBy }, at })
    : err({ code: 'delays-nobody', word: quote(delay) })
}

function wolves({ drawn, state }: Draft): Listed[] {
  let n = 0
  const found: Listed[] = []
  for (const at of places(state.tiles)) {
    const last = Math.min(n + (drawn.get(at) ?? 0), MOST_MONSTERS + 1)
    while (n < last) found.push({ monster: { n: ++n, kind: 'big-bad-wolf' }, at })
  }
  return found
}

function populate({ state, drawn }: Draft, all: readonly Listed[]): Fault | null {
  if (all.length > MOST_MONSTERS) return { code: 'too-many-monsters', most: MOST_MONSTERS }
  const numbers = new Set<number>()
  for (const { monster, at } of all) {
    if (numbers.has(monster.n)) return { code: 'said-twice', word: String(monster.n) }
    if (!state.tiles[at] || at === CENTRE) return { code: 'no-tile-there', place: placeText(at) }
    numbers.add(monster.n)
    putMonster(state, at, monster)
  }
  const wrong = [...drawn].find(([at, count]) => state.tiles[at]?.monsters.length !== count)
  if (!wrong) return null
  const [at, count] = wrong
  const found = state.tiles[at]?.monsters.length ?? 0
  return { code: 'monsters-disagree', place: placeText(at), drawn: count, listed: found }
}

/** `next-monster 3`: the number of the next monster. Default: the highest number in the forest plus one. */
export const nextMonster = numberLine('nextMonster', [1, LARGEST], (state) => lastMonster(state) + 1)

/** The highest number of a monster in the forest; 0 for none. */
export const lastMonster = (state: State): number => listed(state).at(-1)?.monster.n ?? 0
