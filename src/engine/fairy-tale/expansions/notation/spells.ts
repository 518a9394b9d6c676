import { type Place, parsePlace, placeText } from '../../../kernel/boards/square.ts'
import { quote, splitWords } from '../../../kernel/text.ts'
import { isGoal } from '../../buildings.ts'
import { CURSES, type CurseId, inListOrder, SPELLS, type SpellId } from '../../expansion-state.ts'
import type { Fault } from '../../notation/problem.ts'
import { entries, entriesText, repeated, wordIn } from '../../notation/read-entries.ts'
import { places } from '../../rules/forest.ts'
import type { State } from '../../state.ts'
import { boxLine } from './box-line.ts'

const DRAWN = 'drawn'

const unreadable = (text: string, expected: 'curse' | 'spell'): Fault => ({
  code: 'unreadable',
  word: quote(text),
  expected,
})

const cursedPlaces = ({ extras, tiles }: State): Place[] =>
  places(tiles).filter((at) => extras?.curses[at] !== undefined)

/** `curses night 3,0; drawn feet night`: the curse of each diamond. `drawn` lists all curses drawn, if they are more than those [R 64]. */
export const curses = boxLine('curses', 'spells', {
  write(extras, state) {
    const resting = cursedPlaces(state).map((at) => `${extras.curses[at]} ${placeText(at)}`)
    const drawn = extras.cursesDrawn
    const more = isListed(state) ? [] : [[DRAWN, ...drawn].join(' ')]
    return entriesText([...resting, ...more])
  },

  read({ state, extras }, value) {
    let drawn: CurseId[] | null = null
    for (const text of entries(value)) {
      const [name, ...rest] = splitWords(text)
      if (name === DRAWN) {
        if (drawn) return { code: 'said-twice', word: DRAWN }
        drawn = rest.flatMap((word) => wordIn(CURSES, word) ?? [])
        if (drawn.length < rest.length || rest.length === 0) return unreadable(text, 'curse')
        continue
      }
      const fault = readCurse(state, extras.curses, text)
      if (fault) return fault
    }
    const resting = cursesIn({ ...state, extras })
    const word = repeated(resting) ?? repeated(drawn ?? [])
    if (word !== null) return { code: 'said-twice', word }
    extras.cursesDrawn = inListOrder(CURSES, drawn ?? resting)
    const missing = resting.find((curse) => !extras.cursesDrawn.includes(curse))
    return missing ? { code: 'never-drawn', word: missing } : null
  },
})

const cursesIn = (state: State): CurseId[] =>
  cursedPlaces(state).flatMap((at) => state.extras?.curses[at] ?? [])

/** True if all drawn curses are in force. */
const isListed = (state: State): boolean => state.extras?.cursesDrawn.length === cursesIn(state).length

function readCurse({ tiles }: State, into: Record<Place, CurseId>, text: string): Fault | null {
  const [name, where, ...rest] = splitWords(text)
  const curse = wordIn(CURSES, name)
  const at = parsePlace(where ?? '')
  if (!curse || at === null || rest.length > 0) return unreadable(text, 'curse')
  const tile = tiles[at]
  if (!tile || !isGoal(tile)) return { code: 'no-tile-there', place: placeText(at) }
  if (into[at]) return { code: 'said-twice', word: placeText(at) }
  into[at] = curse
  return null
}

/** `spells vanish beast; drawn sleep`: the spell of each character. `drawn` lists spells that are not available for now [R 65]. */
export const spells = boxLine('spells', 'spells', {
  write(extras, { seats }) {
    const held = extras.spells.flatMap((spell, seat) => (spell ? [`${spell} ${seats[seat]?.character}`] : []))
    const drawn = extras.spellsDrawn.length > 0 ? [[DRAWN, ...extras.spellsDrawn].join(' ')] : []
    return entriesText([...held, ...drawn])
  },

  read({ state, extras }, value) {
    const said: SpellId[] = []
    for (const text of entries(value)) {
      const [name, ...rest] = splitWords(text)
      if (name === DRAWN) {
        const drawn = rest.flatMap((word) => wordIn(SPELLS, word) ?? [])
        if (drawn.length < rest.length || rest.length === 0) return unreadable(text, 'spell')
        if (extras.spellsDrawn.length > 0) return { code: 'said-twice', word: DRAWN }
        extras.spellsDrawn = inListOrder(SPELLS, drawn)
        said.push(...drawn)
        continue
      }
      const spell = wordIn(SPELLS, name)
      const seat = state.seats.findIndex(({ character }) => character === rest[0])
      if (!spell || rest.length !== 1) return unreadable(text, 'spell')
      if (seat < 0) return { code: 'unknown-seat', character: quote(rest[0] ?? '') }
      if (extras.spells[seat]) return { code: 'said-twice', word: rest[0] ?? '' }
      extras.spells[seat] = spell
      said.push(spell)
    }
    const word = repeated(said)
    return word === null ? null : { code: 'said-twice', word }
  },
})
