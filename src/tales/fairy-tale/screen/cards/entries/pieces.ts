import {
  expandsLeft,
  heldNow,
  isWrecker,
  MONSTER_KINDS,
  type Monster,
  places,
  removesLeft,
  type State,
  stepsLeft,
} from '../../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../../engine/kernel/index.ts'
import type { Carried } from '../../../art/index.ts'
import { expansionsOf, theThing } from '../../../words/look-up.ts'
import { belongingWords } from '../../characters/belonging-words.ts'
import { carriedBy } from '../../forest/carried.ts'
import { ownText } from '../../log/causes.ts'
import { ACT_ICONS, type Act } from '../../subject.ts'
import type { Entry } from '../card.ts'
import { CHARACTER_RULES, LAND_RULES, RULES } from '../rule-refs.ts'
import { type EntryInput, entry } from './entry.ts'

/** The entry of a monster at its place; empty if it has left the board. */
export function monsterEntry(telling: EntryInput, n: number): Entry[] {
  const found = standing(telling.state, n)
  return found ? monsterEntries(telling, [found.monster], found.at) : []
}

function standing({ tiles }: State, n: number): { monster: Monster; at: Place } | null {
  for (const at of places(tiles)) {
    const monster = tiles[at]?.monsters.find((one) => one.n === n)
    if (monster) return { monster, at }
  }
  return null
}

/** The monsters of a place, grouped by kind, and what holds each of them. */
export const monsterEntries = (telling: EntryInput, monsters: readonly Monster[], at: Place): Entry[] =>
  MONSTER_KINDS.flatMap((kind) => {
    const alike = monsters.filter((monster) => monster.kind === kind)
    if (alike.length === 0) return []
    const { common, cards, board } = telling.m
    const numbers = alike.map(({ n }) => n)
    const wrecking = wreckerNotes(telling, numbers)
    return entry(telling, {
      key: kind,
      picture: { kind: 'monster', monster: kind },
      name: board.monsterNumbers(common.monsters[kind], numbers),
      text: cards.monsters[kind],
      notes: [...alike.map((monster) => heldNote(telling, monster, at, alike.length > 1)), ...wrecking],
      rule: wrecking.length > 0 ? LAND_RULES.wrecker : RULES.monster,
    })
  })

/** A note for each of these monsters that is a wrecker. */
function wreckerNotes({ m, state }: EntryInput, numbers: readonly number[]): string[] {
  return numbers
    .filter((n) => isWrecker(state, n))
    .map((n) => m.cards.numberOf(n, expansionsOf(m).cards.wrecker))
}

/** The reason that holds a monster now; '' if none. */
function heldNote({ m, state }: EntryInput, monster: Monster, at: Place, named: boolean): string {
  const { cards, common, log } = m
  const held = heldNow(state, monster, at)
  if (!held) return ''
  const character = 'seat' in held ? state.seats[held.seat]?.character : undefined
  const own = 'by' in held ? ownText({ ...log.heldIn, ...m.expansions?.log.heldIn }, held.by) : null
  const name = 'by' in held ? theThing(m, held.by) : character ? common.inSentence[character] : ''
  const note = log.capital(own ?? log.heldBy(name))
  return named ? cards.numberOf(monster.n, note) : note
}

/** Entries of characters: their powers and the things they carry. */
export const characterEntries = (telling: EntryInput, seats: readonly number[]): Entry[] =>
  seats.flatMap((seat) => {
    const { m, state } = telling
    const character = state.seats[seat]?.character
    const carried = carriedBy(state, seat)
    if (!character) return []
    return entry(telling, {
      key: character,
      picture: { kind: 'hero', hero: character },
      name: m.common.characters[character],
      text: m.common.powers[character],
      notes: carried ? [belongingWords(m, carried)] : [],
      rule: CHARACTER_RULES[character],
    })
  })

/** The thing that the character of a seat carries; empty if none. */
export function carriedEntry(telling: EntryInput, seat: number): Entry[] {
  const { m, state } = telling
  const carried: Carried | null = carriedBy(state, seat)
  if (!carried) return []
  const { name, does } = m.cards.carried[carried.thing]
  return [
    entry(telling, {
      key: carried.thing,
      picture: { kind: 'carried', carried },
      name,
      text: does,
      notes: [belongingWords(m, carried)],
      rule: RULES.carried,
    }),
  ]
}

/** The number of uses left in this turn. */
const LEFT: Record<Act, (state: State) => number> = {
  walk: stepsLeft,
  expand: expandsLeft,
  remove: removesLeft,
}

/** An action that every character has, and its uses left in this turn. */
export const actEntry = (telling: EntryInput, act: Act): Entry =>
  entry(telling, {
    key: act,
    picture: { kind: 'icon', icon: ACT_ICONS[act] },
    name: telling.m.table.hero[act],
    text: telling.m.cards.acts[act],
    notes: [telling.m.cards.leftNow(LEFT[act](telling.state))],
    rule: RULES.act,
  })
