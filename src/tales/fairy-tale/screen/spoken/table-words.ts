import {
  expandsLeft,
  extent,
  monsterCount,
  monstersToCome,
  places,
  removesLeft,
  type State,
  sidesOf,
  standsAt,
  stepsLeft,
} from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, distanceFromCentre, type Place } from '../../../../engine/kernel/index.ts'
import { announce } from '../../../../ui/page/announce.ts'
import type { Session } from '../../game.ts'
import { type AllWords, allWordsNow } from '../../words/all-words.ts'
import { progressWords } from '../../words/goal-words.ts'
import { expansionsOf } from '../../words/look-up.ts'
import { crowdInWords, placeName } from '../forest/names.ts'
import { heroOf } from '../log/line.ts'
import { gemsOf } from '../market/pile-thirds.ts'
import { areSpawnsSilenced } from '../state/hushed.ts'
import { openingInWords } from './first-tiles.ts'

/** The question or status of the table, as in the strip below the board. */
interface Asked {
  title: string
  note: string
}

/** Announces the whole position for screen readers. */
export const sayTable = (asked: Asked, session: Session, state: State): void =>
  announce(tableInWords(allWordsNow(), asked, session, state).join(' '))

/** Returns the position in sentences: turn, actions left, hearts, diamonds, monsters, and the number of new ones. */
export function tableInWords(m: AllWords, { title, note }: Asked, session: Session, state: State): string[] {
  const asked = [/[.!?]$/.test(title) ? title : `${title}.`, note].filter(Boolean)
  if (state.opening) return [...asked, ...openingInWords(m, state.opening)]
  return [
    ...asked,
    ...handInWords(m, session, state),
    ...goalsInWords(m, state),
    ...monstersInWords(m, state),
  ]
}

/** Returns the position of the character on turn and its remaining actions. */
function handInWords(m: AllWords, { config }: Session, state: State): string[] {
  const { described } = m
  const name = heroOf({ m, config }, state.onTurn)
  const at = standsAt(state, state.onTurn)
  if (at === null) return [described.isGone(name)]
  const stands = at === CENTRE ? described.standsOnOak(name) : described.standsAt(name, placeName(m, at))
  if (state.phase !== 'action') return [stands]
  const left = [
    described.steps(stepsLeft(state)),
    described.expands(expandsLeft(state)),
    described.removes(removesLeft(state)),
  ]
  return [stands, described.left(m.common.list(left))]
}

function goalsInWords({ table }: AllWords, state: State): string[] {
  const progress = progressWords(table, state)
  const gems = gemsOf(state)
  const count = (gem: (typeof gems)[number]) => gems.filter((other) => other === gem).length
  return [
    `${table.hearts(state.hearts)}.`,
    ...(progress ? [`${progress}.`] : []),
    table.diamondStates(count('destroyed'), count('forest'), count('drawn'), count('hidden')),
  ]
}

/** Returns the monsters by side of the forest, nearest first, and the number of new ones per roll. */
function monstersInWords(m: AllWords, state: State): string[] {
  const { described, common } = m
  const { width, height } = extent(state.tiles)
  const bySize = described.forest(width, height, monstersToCome(state))
  const coming =
    state.phase === 'action' && areSpawnsSilenced(state)
      ? [bySize, expansionsOf(m).table.phases.toRoll]
      : [bySize]
  const taken = places(state.tiles)
    .filter((place) => (state.tiles[place]?.monsters.length ?? 0) > 0)
    .sort((a, b) => distanceFromCentre(a) - distanceFromCentre(b))
  if (taken.length === 0) return [described.noMonsters, ...coming]
  const sidesAt = (place: Place) =>
    common.list(sidesOf(place, state.rules.sides).map((side) => common.directions[side]))
  const told = [...new Set(taken.map(sidesAt))].map((sides) => {
    const here = taken.filter((place) => sidesAt(place) === sides)
    return described.onSide(
      sides,
      here.map((place) => crowdInWords(m, state.tiles[place]?.monsters ?? [], place)).join('; '),
    )
  })
  return [described.monsters(monsterCount(state)), ...told, ...coming]
}
