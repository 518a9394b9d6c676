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
import { CENTRE, distance, type Place } from '../../../../engine/kernel/index.ts'
import { announce } from '../../../../ui/page/announce.ts'
import type { Session } from '../../game.ts'
import { selectState, useGame } from '../../table.ts'
import { progressWords } from '../../words/goal-words.ts'
import type { Messages } from '../../words/messages.ts'
import { crowdInWords, placeName } from '../forest/names.ts'
import { heroOf } from '../log/line.ts'
import { gemsOf } from '../market/pile-thirds.ts'
import { isHushed } from '../now/hushed.ts'
import { openingInWords } from '../spoken/first-tiles.ts'
import { statusText } from './status-text.ts'

/** Says how the table stands, to those who listen instead of look. */
export function describeTable(m: Messages): void {
  const { session } = useGame.getState()
  const state = selectState(useGame.getState())
  if (session && state) announce(tableInWords(m, session, state).join(' '))
}

/** How the table stands, in sentences: whose turn, what is left, hearts and diamonds, the monsters, what comes. */
export function tableInWords(m: Messages, session: Session, state: State): string[] {
  const { title, note } = statusText(m, session, state, { kind: 'nothing' })
  const asked = [/[.!?]$/.test(title) ? title : `${title}.`, note].filter(Boolean)
  if (state.opening) return [...asked, ...openingInWords(m, state.opening)]
  return [
    ...asked,
    ...handInWords(m, session, state),
    ...goalsInWords(m, state),
    ...monstersInWords(m, state),
  ]
}

/** Where the character on turn stands, and what it may still do. */
function handInWords(m: Messages, { config }: Session, state: State): string[] {
  const { spoken } = m
  const name = heroOf({ m, config }, state.onTurn)
  const at = standsAt(state, state.onTurn)
  if (at === null) return [spoken.isGone(name)]
  const stands = at === CENTRE ? spoken.standsOnOak(name) : spoken.standsAt(name, placeName(m, at))
  if (state.phase !== 'action') return [stands]
  const left = [
    spoken.steps(stepsLeft(state)),
    spoken.expands(expandsLeft(state)),
    spoken.removes(removesLeft(state)),
  ]
  return [stands, spoken.left(m.common.list(left))]
}

function goalsInWords({ table }: Messages, state: State): string[] {
  const progress = progressWords(table, state)
  const gems = gemsOf(state)
  const count = (gem: (typeof gems)[number]) => gems.filter((other) => other === gem).length
  return [
    `${table.hearts(state.hearts)}.`,
    ...(progress ? [`${progress}.`] : []),
    table.diamondStates(count('destroyed'), count('forest'), count('drawn'), count('hidden')),
  ]
}

/** Where the monsters are, side by side of the forest, the nearest first; and how many come at a time. */
function monstersInWords(m: Messages, state: State): string[] {
  const { spoken, common } = m
  const { width, height } = extent(state.tiles)
  const bySize = spoken.forest(width, height, monstersToCome(state))
  const coming =
    state.phase === 'action' && isHushed(state) ? [bySize, m.table.phases.hushed.toRoll] : [bySize]
  const taken = places(state.tiles)
    .filter((place) => (state.tiles[place]?.monsters.length ?? 0) > 0)
    .sort((a, b) => distance(a) - distance(b))
  if (taken.length === 0) return [spoken.noMonsters, ...coming]
  const sidesAt = (place: Place) =>
    common.list(sidesOf(place, state.rules.sides).map((side) => common.directions[side]))
  const told = [...new Set(taken.map(sidesAt))].map((sides) => {
    const here = taken.filter((place) => sidesAt(place) === sides)
    return spoken.onSide(
      sides,
      here.map((place) => crowdInWords(m, state.tiles[place]?.monsters ?? [], place)).join('; '),
    )
  })
  return [spoken.monsters(monsterCount(state)), ...told, ...coming]
}
