import { CENTRE } from '../../kernel/boards/square.ts'
import { randomState } from '../../kernel/chance.ts'
import { err, ok, type Result } from '../../kernel/result.ts'
import { nothingSpent } from '../begin-game.ts'
import { everyBox } from '../boxes.ts'
import { CHARACTER_IDS } from '../characters/ids.ts'
import { needsExpansions, standardRules } from '../config.ts'
import { firstExtras } from '../expansion-state.ts'
import { DIAMONDS, HEARTS, MARKET } from '../setup.ts'
import type { State } from '../state.ts'
import { check } from './check.ts'
import { type Drawing, readDrawing } from './drawing.ts'
import type { Draft, ExpansionNotation, Field, Finding } from './line.ts'
import { fieldsWith } from './lines/index.ts'
import { numberTiles } from './lines/tiles.ts'
import { LONGEST_TEXT } from './limits.ts'
import type { Fault, Problem } from './problem.ts'
import { type Sections, sectionsOf } from './sections.ts'

/** All lines in the order in which they are read. */
function inReadingOrder(fields: readonly Field[]): Field[] {
  return [...fields.filter(({ late }) => !late), ...fields.filter(({ late }) => late)]
}

/** A position, or what keeps a text from being one. */
type Parsed = Result<State, Problem>

const refused = (fault: Fault, line: number): Parsed => err({ ...fault, line })

/**
 * Reads a position. Only the drawing of the forest must be there; every other line has a default
 * (docs/NOTATION.md). Takes any text whatsoever: what is no position, or an impossible one, is refused
 * with the first problem. `expansions`: without it no position with an expansion can be read.
 */
export function parseNotation(text: string, expansions: ExpansionNotation | null): Parsed {
  if (text.length > LONGEST_TEXT) return refused({ code: 'too-long', most: LONGEST_TEXT }, 0)
  const fields = fieldsWith(expansions)
  const sorted = sectionsOf(text, fields)
  if (!sorted.ok) return sorted
  const forest = readDrawing(sorted.value.rows)
  return forest.ok ? fill(sorted.value, forest.value, inReadingOrder(fields), expansions) : forest
}

function fill(
  sections: Sections,
  { tiles, drawn }: Drawing,
  reading: readonly Field[],
  expansions: ExpansionNotation | null,
): Parsed {
  const draft: Draft = { state: startingFrom(tiles), drawn, extras: firstExtras(0), expansions }
  for (const { key, read } of reading) {
    const line = sections.fields.get(key)
    const fault = line ? read(draft, line.text) : null
    if (fault) return refused(fault, line?.number ?? 0)
  }
  const odd = keepExtras(draft)
  if (odd) return refused(odd.fault, lineOf(sections, odd.key))
  for (const { key, absent } of reading) {
    const fault = sections.fields.has(key) ? null : absent?.(draft)
    if (fault) return refused(fault, lineOf(sections, 'forest'))
  }
  numberTiles(draft.state)
  const finding = check(draft.state, expansions)
  return finding ? refused(finding.fault, lineOf(sections, finding.key)) : ok(draft.state)
}

/** What was read of expansions becomes part of the state where the table has one; what there is without one is refused by its line. */
function keepExtras({ state, extras, expansions }: Draft): Finding | null {
  const stray = expansions?.stray(state, extras) ?? null
  if (stray || !needsExpansions(state)) return stray
  if (!expansions) return { key: 'boxes', fault: { code: 'boxes-to-come' } }
  extras.spells = state.seats.map((_, seat) => extras.spells[seat] ?? null)
  state.extras = extras
  expansions.complete(state)
  return null
}

/** The number of a line; of the drawing's first row for what is drawn, 0 for a line that is left out. */
const lineOf = ({ fields, rows }: Sections, key: string): number =>
  (key === 'forest' ? rows[0]?.number : fields.get(key)?.number) ?? 0

/** The state that a drawing makes by itself. */
const startingFrom = (tiles: State['tiles']): State => ({
  rules: standardRules(),
  boxes: everyBox(false),
  seats: [{ character: CHARACTER_IDS[0], at: CENTRE, memory: {} }],
  tiles,
  market: Array.from({ length: MARKET }, () => null),
  hands: null,
  pile: {
    thirds: Array.from({ length: DIAMONDS }, () => ({ size: 0, diamond: null })),
    pool: [],
    under: [],
  },
  opening: null,
  hearts: HEARTS,
  reached: 0,
  diamonds: 0,
  turn: 1,
  onTurn: 0,
  phase: 'action',
  pending: null,
  spent: nothingSpent(),
  rolls: { monsters: 0, movement: 1 },
  nextMonster: 1,
  outcome: null,
  random: randomState(0),
})
