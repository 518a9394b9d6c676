import { quote, splitWords } from '../../../kernel/text.ts'
import type { ExpansionId } from '../../boxes.ts'
import { THINGS, type ThingId } from '../../expansion-state.ts'
import { LARGEST } from '../../notation/limits.ts'
import type { Fault } from '../../notation/problem.ts'
import { entries, entriesText, whole, wordIn } from '../../notation/read-entries.ts'
import type { State } from '../../state.ts'
import { homelessIn, isServed } from '../errands.ts'
import { boxLine } from './box-line.ts'

const BOX: ExpansionId = 'quests'
const LOST = 'lost'

const unreadable = (text: string): Fault => ({ code: 'unreadable', word: quote(text), expected: 'thing' })

/** `things cake huntsman; thread lost`: the things that are carried or lost [R 60] [R 61]. */
export const things = boxLine('things', BOX, {
  write: (extras, { seats }) =>
    entriesText(
      THINGS.flatMap((thing) => {
        const where = extras.things[thing]
        if (typeof where === 'number') return [`${thing} ${seats[where]?.character}`]
        return where === LOST ? [`${thing} ${LOST}`] : []
      }),
    ),

  read({ state, extras }, value) {
    const said = new Set<ThingId>()
    const carriers = new Set<number>()
    for (const text of entries(value)) {
      const [name, where, ...rest] = splitWords(text)
      const thing = wordIn(THINGS, name)
      if (!thing || where === undefined || rest.length > 0) return unreadable(text)
      if (said.has(thing)) return { code: 'said-twice', word: thing }
      said.add(thing)
      const seat = state.seats.findIndex(({ character }) => character === where)
      if (where !== LOST && seat < 0) return { code: 'unknown-seat', character: quote(where) }
      if (carriers.has(seat)) return { code: 'said-twice', word: where }
      if (seat >= 0) carriers.add(seat)
      extras.things[thing] = seat < 0 ? LOST : seat
    }
    return null
  },
})

/**
 * Derives the facts without a line. A thing is delivered if its house has received it, and homeless if no tile is its home [R 60] [R 61].
 */
export function findHomes(state: State): void {
  const { extras } = state
  if (!extras || !state.boxes[BOX]) return
  extras.homeless = homelessIn(state)
  for (const thing of THINGS) {
    if (extras.things[thing] !== 'home') continue
    if (isServed(state, thing)) extras.things[thing] = 'delivered'
    else if (extras.homeless.includes(thing)) extras.things[thing] = 'lost'
  }
}

/** `hush 1`: the number of rolls for new monsters to skip [R 60]. */
export const hush = boxLine('hush', BOX, {
  write: ({ hush }) => (hush > 0 ? String(hush) : null),
  read({ extras }, value) {
    const count = whole(value, 0, LARGEST)
    if (count === null) return { code: 'unreadable', word: quote(value), expected: 'number' }
    extras.hush = count
    return null
  },
})
