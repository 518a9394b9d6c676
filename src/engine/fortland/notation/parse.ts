import { type Sections, sectionsOf } from '../../kernel/notation/sections.ts'
import { err, ok, type Result } from '../../kernel/result.ts'
import { quote } from '../../kernel/text.ts'
import { emptyState } from '../begin-game.ts'
import type { State } from '../state.ts'
import { checkArmies, placeArmies } from './armies.ts'
import { checkForts, readBoard } from './board.ts'
import { LINES } from './lines.ts'
import type { Problem } from './problem.ts'
import { KEYS, type Key, TITLE } from './sections.ts'

/** A position, or what keeps a text from being one. */
export type Parsed = Result<State, Problem>

/**
 * Reads a position. Only the board must be there; every other line has a default. Takes any text whatsoever: what is no
 * position is refused with the first problem that was found.
 */
export function parseNotation(text: string): Parsed {
  const sectioned = sectionsOf(text, TITLE, KEYS)
  if (!sectioned.ok) return sectioned
  const sections = sectioned.value
  const read = readBoard(sections.rows)
  if (!read.ok) return read
  const { lands, forts, countries } = read.value
  const state = { ...emptyState(lands, countries), forts }
  const problem =
    checkForts(read.value) ??
    readPhase(state, sections) ??
    readLines(state, sections) ??
    readArmiesWhole(state, sections)
  return problem ? err(problem) : ok(state)
}

/** Reads one line, if it is there. */
function readLine(state: State, { lines }: Sections<Key>, key: Key): Problem | null {
  const line = lines.get(key)
  const code = line && LINES[key].read(state, line.text)
  return line && code ? { code, word: quote(line.text), line: line.number } : null
}

/** What is being done follows from the other lines, where it is not said; and a game is over if and only if it ended. */
function readPhase(state: State, sections: Sections<Key>): Problem | null {
  const { lines } = sections
  const isOver = lines.has('outcome')
  state.phase = isOver ? 'over' : lines.has('actions') ? 'act' : 'roll'
  const problem = readLine(state, sections, 'phase')
  if (problem || (state.phase === 'over') === isOver) return problem
  const line = lines.get('phase')
  return { code: 'wrong-phase', word: quote(line?.text ?? ''), line: line?.number ?? 0 }
}

function readLines(state: State, sections: Sections<Key>): Problem | null {
  for (const key of KEYS) {
    const problem = key === 'armies' || key === 'phase' ? null : readLine(state, sections, key)
    if (problem) return problem
  }
  if (state.phase !== 'act') Object.assign(state, NOTHING_DONE())
  return null
}

/** Outside a turn nothing was rolled, and nothing done with it. */
const NOTHING_DONE = (): Pick<State, 'actions' | 'turned' | 'built'> => ({
  actions: 0,
  turned: false,
  built: [],
})

/** Where the armies are is read last, since it depends on what is being done. */
function readArmiesWhole(state: State, sections: Sections<Key>): Problem | null {
  placeArmies(state)
  const problem = readLine(state, sections, 'armies')
  if (problem) return problem
  const wrong = checkArmies(state)
  return wrong && { ...wrong, line: sections.lines.get('armies')?.number ?? 0 }
}
