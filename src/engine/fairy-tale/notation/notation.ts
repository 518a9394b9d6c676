import { CENTRE } from '../../kernel/boards/square.ts'
import { randomState } from '../../kernel/chance.ts'
import { memoizeByObject } from '../../kernel/memoize.ts'
import { notation, writtenLines } from '../../kernel/notation/notation.ts'
import { err, ok, type Result } from '../../kernel/result.ts'
import { quote, splitWords, type TextLine } from '../../kernel/text.ts'
import { nothingSpent } from '../begin-game.ts'
import { everyBox } from '../boxes.ts'
import { CHARACTER_IDS } from '../characters/ids.ts'
import { needsExpansions, standardRules } from '../config.ts'
import { firstExtras } from '../expansion-state.ts'
import { DIAMONDS, HEARTS, MARKET } from '../setup.ts'
import type { State } from '../state.ts'
import { beginsRow, type Drawing, readDrawing, writeDrawing } from './board.ts'
import { check } from './check.ts'
import { LONGEST_TEXT } from './limits.ts'
import type { Draft, ExpansionNotation, Finding } from './line.ts'
import { lateLines, linesWith } from './lines/index.ts'
import { numberTiles } from './lines/tiles.ts'
import type { Fault, Problem } from './problem.ts'

/** The first line of a position: the name of the game and the version of the notation. */
const TITLE = 'the last fairy tale'
const VERSION = '1'

/** The line before a drawing. */
const FOREST = 'forest'

/** Positions as text. Only the drawing of the forest is required; all other lines have a default (docs/NOTATION.md). */
function positionsWith(expansions: ExpansionNotation | null) {
  const lines = linesWith(expansions)
  const late = Object.keys(lateLines(expansions))
  const inReadingOrder = [...Object.keys(lines).filter((key) => !late.includes(key)), ...late]
  return notation<State, string, Fault, Problem, Draft>({
    title: `${TITLE} ${VERSION}`,
    problems: {
      twice: (key) => ({ code: 'line-twice', key }),
      at: (fault, { number }) => ({ ...fault, line: number }),
    },
    isRow,
    lines,
    draw: ({ tiles }) => [FOREST, ...writeDrawing(tiles)],
    read(text) {
      const [first] = text.rows
      if (!first) return err({ code: 'no-forest', line: 0 })
      const drawing = readDrawing(text.rows)
      if (!drawing.ok) return drawing
      const draft = draftOf(drawing.value, expansions)
      const located = (finding: Finding | null): Problem | null => {
        const line = finding?.key === FOREST ? first : text.line(finding?.key ?? '')
        return finding && { ...finding.fault, line: line?.number ?? 0 }
      }
      const problem =
        text.readLines(draft, ...inReadingOrder) ??
        located(keepExtras(draft, expansions)) ??
        text.fillAbsent(draft, ...inReadingOrder) ??
        located(finish(draft, expansions))
      return problem ? err(problem) : ok(draft.state)
    },
  })
}

const BASIC = positionsWith(null)
const EXPANDED = memoizeByObject((expansions: ExpansionNotation) => positionsWith(expansions))

const positions = (expansions: ExpansionNotation | null) => (expansions ? EXPANDED(expansions) : BASIC)

/**
 * Parses a position. Accepts any text; an invalid or impossible position is refused with its first problem. `expansions`: if null, no
 * position with an expansion can be read.
 */
export const parseNotation = (text: string, expansions: ExpansionNotation | null): Result<State, Problem> =>
  text.length > LONGEST_TEXT
    ? err({ code: 'too-long', most: LONGEST_TEXT, line: 0 })
    : positions(expansions).parse(text)

/** Writes a whole position, which `parseNotation` reads back. Equal states give equal texts. */
export const writeNotation = (state: State, expansions: ExpansionNotation | null): string =>
  positions(expansions).write(state)

/** Returns, by key, the lines that only games with expansions or house rules have. Omits lines with default values. */
export const expansionLines = (state: State, expansions: ExpansionNotation | null): Record<string, string> =>
  Object.fromEntries(writtenLines({ ...expansions?.lines.forest, ...expansions?.lines.seats }, state))

/** Draws only the forest: roads, buildings, symbols, and the number of monsters. */
export const writeForest = ({ tiles }: Pick<State, 'tiles'>): string => writeDrawing(tiles).join('\n')

/** Handles a line without a key: a row of the drawing, which must be one block, or a first line with the version. */
function isRow({ text }: TextLine, before: TextLine | undefined, rows: readonly TextLine[]): boolean | Fault {
  if (beginsRow(text)) return rows.length === 0 || before === rows.at(-1) || { code: 'forest-twice' }
  if (!before && text.startsWith(`${TITLE} `)) {
    const version = text.slice(TITLE.length).trim()
    return version !== VERSION && { code: 'unknown-version', version: quote(version) }
  }
  if (text === FOREST) return rows.length > 0 && { code: 'forest-twice' }
  return { code: 'unknown-line', key: quote(splitWords(text)[0] ?? '') }
}

/**
 * Adds the expansion state to the state if the game has an expansion. Returns a finding if a line mentions an expansion that the game
 * lacks, or if expansions cannot be read.
 */
function keepExtras({ state, extras }: Draft, expansions: ExpansionNotation | null): Finding | null {
  const stray = expansions?.stray(state, extras) ?? null
  if (stray || !needsExpansions(state)) return stray
  if (!expansions) return { key: 'boxes', fault: { code: 'boxes-to-come' } }
  extras.spells = state.seats.map((_, seat) => extras.spells[seat] ?? null)
  state.extras = extras
  expansions.complete(state)
  return null
}

function finish({ state }: Draft, expansions: ExpansionNotation | null): Finding | null {
  numberTiles(state)
  return check(state, expansions)
}

/** Returns the draft before any line is read. */
const draftOf = ({ tiles, drawn }: Drawing, expansions: ExpansionNotation | null): Draft => ({
  state: startingFrom(tiles),
  drawn,
  extras: firstExtras(0),
  hasExpansions: expansions !== null,
})

/** Returns the state of a position that consists only of a drawing. */
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
