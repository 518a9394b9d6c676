import { CENTRE, eastOf, southOf } from '../../kernel/boards/square.ts'
import { type BoxId, EXPANSION_BOXES } from '../boxes.ts'
import { buildingRules, isGoal } from '../buildings.ts'
import { heartsOf, winsByDiamonds } from '../config.ts'
import { allowance } from '../rules/allowance.ts'
import { places } from '../rules/forest.ts'
import { pileSize } from '../rules/market.ts'
import { hasTarget } from '../rules/questions.ts'
import { DIAMONDS } from '../setup.ts'
import type { HouseRules, Spent, State } from '../state.ts'
import { symbolRules } from '../symbols.ts'
import { roadSides } from '../tiles.ts'
import { FARTHEST, MOST_ROLLS, MOST_TILES } from './limits.ts'
import type { Check, ExpansionNotation, Finding } from './line.ts'
import { lastMonster } from './lines/monsters.ts'
import { phasesOfQuestion } from './lines/question.ts'
import { allFaces } from './lines/tiles.ts'
import type { Fault } from './problem.ts'

const found = (key: string, fault: Fault): Finding => ({ key, fault })

/** Returns why a state is impossible although each of its lines can be read, or null. */
export function check(state: State, expansions: ExpansionNotation | null): Finding | null {
  for (const look of [...CHECKS, ...((state.extras && expansions?.checks) ?? [])]) {
    const finding = look(state)
    if (finding) return finding
  }
  return null
}

const CHECKS: readonly Check[] = [
  size,
  itsBox,
  numbering,
  ids,
  diamondCount,
  pileAgrees,
  reach,
  spending,
  hearts,
  ending,
  question,
  rolling,
  beginning,
]

function size(state: State): Finding | null {
  const many = allFaces(state).length > MOST_TILES
  return many ? found('forest', { code: 'too-many-tiles', most: MOST_TILES }) : null
}

/** Symbols and buildings of an expansion require its box. */
function itsBox(state: State): Finding | null {
  for (const face of allFaces(state)) {
    const foundInBoxes = [
      { what: face.building, box: buildingRules(face.building)?.box },
      ...face.symbols.map(({ symbol }) => ({ what: symbol, box: symbolRules(symbol).box })),
    ]
    const missing = foundInBoxes.find(({ box }) => box && isExpansion(box) && !state.boxes[box])
    if (missing?.what && missing.box) {
      return found('forest', { code: 'without-its-box', what: missing.what, box: missing.box })
    }
  }
  return null
}

const isExpansion = (box: BoxId): boolean => EXPANSION_BOXES.some((expansion) => expansion === box)

function numbering(state: State): Finding | null {
  const monster = lastMonster(state)
  return monster < state.nextMonster ? null : found('next-monster', { code: 'number-is-taken', monster })
}

function ids(state: State): Finding | null {
  const seen = new Set<number>()
  for (const { id } of allFaces(state)) {
    if (seen.has(id)) return found('tiles', { code: 'tile-twice', id })
    seen.add(id)
  }
  return null
}

function diamondCount(state: State): Finding | null {
  const all = allFaces(state).filter(isGoal)
  const odd = all.find(({ roads }) => roadSides(roads).length !== 1)
  if (odd) return found('forest', { code: 'diamond-roads', id: odd.id })
  const count = all.length + state.diamonds
  if (count <= DIAMONDS) return null
  return found('diamonds', { code: 'too-many-diamonds', found: count, most: DIAMONDS })
}

function pileAgrees({ pile: { thirds, pool } }: State): Finding | null {
  const hidden = thirds.reduce((sum, { size, diamond }) => sum + size - (diamond ? 1 : 0), 0)
  if (hidden === pool.length) return null
  return found('pile', { code: 'pile-disagrees', hidden, pool: pool.length })
}

/** No tile may leave the grid, even if all remaining tiles were placed in one line. */
function reach({ tiles, market, hands, pile }: State): Finding | null {
  const furthest = places(tiles).reduce(
    (most, place) => Math.max(most, Math.abs(eastOf(place)), Math.abs(southOf(place))),
    0,
  )
  const offered = [...market, ...(hands?.flat() ?? [])].filter((face) => face !== null)
  const toCome = offered.length + pileSize(pile)
  const far = furthest + toCome > FARTHEST
  return far ? found('forest', { code: 'too-far', most: FARTHEST }) : null
}

function spending(state: State): Finding | null {
  const most = allowance(state)
  const what = (Object.keys(most) as (keyof Spent)[]).find((key) => state.spent[key] > most[key])
  return what ? found('spent', { code: 'spent-too-much', what, most: most[what] }) : null
}

function hearts({ hearts, rules }: State): Finding | null {
  const most = heartsOf(rules)
  return hearts > most ? found('hearts', { code: 'too-many-hearts', most }) : null
}

function ending({ outcome, phase, hearts, diamonds, rules }: State): Finding | null {
  const disagrees = (what: string) => found('outcome', { code: 'outcome-disagrees', what })
  if ((phase === 'over') !== (outcome !== null)) return disagrees('phase')
  if (hearts === 0 && outcome !== 'lost') return disagrees('hearts')
  if (hearts > 0 && outcome === 'lost' && !losesOtherwise(rules)) return disagrees('hearts')
  // With another goal a game may be won with fewer diamonds, and continues after the third [R 68].
  if (winsByDiamonds(rules) && (diamonds === DIAMONDS) !== (outcome === 'won')) return disagrees('diamonds')
  return null
}

/** True if the game can be lost with hearts left [R 58] [R 70]. */
const losesOtherwise = ({ grove, heroes }: HouseRules): boolean => grove === 'loss' || heroes === 'mortal'

/** A question must fit its phase and be answerable. The monsters' phase must have a question. */
function question(state: State): Finding | null {
  const { pending, phase } = state
  const fits = pending === null ? phase !== 'monsters-move' : phasesOfQuestion(pending).includes(phase)
  if (!fits) return found('pending', { code: 'question-disagrees', phase })
  // The question has the number of remaining monsters only if each has its own die [R 71].
  const counts = pending?.kind === 'die' && pending.left !== undefined
  if (counts && state.rules.arrivals !== 'each')
    return found('pending', { code: 'question-disagrees', phase })
  const clearings = pending?.kind === 'clear-place' ? pending.clearings : []
  const answerable = clearings.every((clearing) => hasTarget(state, clearing))
  return answerable ? null : found('pending', { code: 'nothing-to-clear' })
}

/** A roll for new monsters must be left in its own phase while it waits for one, and in no other phase. */
function rolling({ phase, pending, outcome, rolls }: State): Finding | null {
  const waits = phase === 'new-monsters' && !pending
  const disagrees =
    rolls.monsters + rolls.movement > MOST_ROLLS ||
    (waits && rolls.monsters === 0) ||
    (phase !== 'new-monsters' && !outcome && rolls.monsters > 0) ||
    (phase === 'opening' && rolls.movement > 0)
  return disagrees ? found('rolls', { code: 'rolls-disagree', phase }) : null
}

/** During the placement of the first tiles nothing else may have happened, except giving up. */
function beginning(state: State): Finding | null {
  const disagrees = (what: string) => found('opening', { code: 'opening-disagrees', what })
  const { opening, phase, outcome } = state
  if (!opening) {
    if (phase === 'opening') return disagrees('phase')
    return state.turn === 0 ? disagrees('turn') : null
  }
  if (phase !== 'opening' && outcome !== 'given-up') return disagrees('phase')
  if (state.turn !== 0) return disagrees('turn')
  if (state.onTurn !== 0) return disagrees('on-turn')
  if (state.hearts !== heartsOf(state.rules)) return disagrees('hearts')
  if (state.diamonds !== 0) return disagrees('diamonds')
  if ([...state.market, ...(state.hands?.flat() ?? [])].some((face) => face !== null))
    return disagrees('market')
  return places(state.tiles).some((place) => place !== CENTRE) ? disagrees('forest') : null
}
