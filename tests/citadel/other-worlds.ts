import {
  BUILDING_IDS,
  CARD_IDS,
  type CardId,
  EPOCHS,
  type Epoch,
  epochOf,
  type HandCard,
  INFLUENCE_IDS,
  type InfluenceId,
  isBuilding,
  type Pool,
  type State,
} from '../../src/engine/citadel/index.ts'
import { deepCopy, type Rng, type Viewer } from '../../src/engine/kernel/index.ts'
import { isTheirs, looksInto } from './known.ts'

// Worlds that a viewer cannot tell apart, made by dealing the hidden cards again. This file is independent of the player view under test
// and of the bots' determinization.

/** Another world that looks the same to a viewer, its keys in any order; null where all hidden cards are the same. */
export function otherWorld(state: State, by: Viewer, luck: Rng): State | null {
  const world = deepCopy(state)
  const epochs = state.rules.version === 'basic' ? [EPOCHS] : EPOCHS.map((epoch) => [epoch])
  for (const [layer, together] of epochs.entries()) dealBuildings(world, by, layer, together, luck)
  dealInfluence(world, by, luck)
  for (const question of world.questions) {
    if (question.type !== 'give' || question.seen) continue
    if (isTheirs(world, by, question.seat) || isTheirs(world, by, question.to)) continue
    // The card that a Spy took is in the hand that received it.
    question.took =
      oneOf(world.seats[question.seat]?.hand.filter(({ seen }) => !seen) ?? [], luck)?.card ?? null
  }
  nameBoughtAgain(world, by, luck)
  return JSON.stringify(handsOf(world)) === JSON.stringify(handsOf(state))
    ? null
    : withKeysShuffled(world, luck)
}

/** Which cards of another hand were bought unseen in this turn is theirs alone to know [C 14]. */
function nameBoughtAgain(world: State, by: Viewer, luck: Rng): void {
  const { onTurn, spent } = world
  if (isTheirs(world, by, onTurn)) return
  const { hand } = world.seats[onTurn] ?? { hand: [] }
  const shown = hand.filter(({ seen }) => seen).map(({ card }) => card)
  const hidden = hand.filter(({ seen }) => !seen)
  spent.bought = spent.bought.map((card) => {
    const index = shown.indexOf(card)
    if (index >= 0) return shown.splice(index, 1)[0] ?? card
    return pulled(hidden, luck).card ?? card
  })
}

const handsOf = ({ seats }: State) => seats.map(({ hand, influence }) => [hand, influence])

/** Cards of a hand that a viewer cannot see. */
const hiddenHeld = (state: State, by: Viewer): HandCard[] =>
  state.seats.flatMap(({ hand }, seat) =>
    looksInto(state, by, seat) ? [] : hand.filter(({ seen }) => !seen),
  )

/** Hidden Building cards of some epochs change places with each other and with those of their pile [C 33]. */
function dealBuildings(world: State, by: Viewer, layer: number, epochs: readonly Epoch[], luck: Rng): void {
  const pile = world.piles[layer]
  if (!pile) return
  const inHands = hiddenHeld(world, by).filter(({ card }) => card && epochs.includes(epochOf(card)))
  const piled = cardsIn<CardId>(pile.cards, CARD_IDS)
  const cards = [...inHands.flatMap(({ card }) => card ?? []), ...piled.filter(isBuilding)]
  for (const held of inHands) held.card = pulled(cards, luck)
  pile.cards = poolOf<CardId>([...cards, ...piled.filter((card) => !isBuilding(card))])
  for (const { hand } of world.seats)
    hand.sort(
      (one, other) =>
        rankOf(BUILDING_IDS, one.card) - rankOf(BUILDING_IDS, other.card) || seenFirst(one, other),
    )
}

const seenFirst = (one: HandCard, other: HandCard) => Number(other.seen) - Number(one.seen)

function dealInfluence(world: State, by: Viewer, luck: Rng): void {
  const owners = world.seats.filter((_, seat) => !isTheirs(world, by, seat))
  const cards: InfluenceId[] = cardsIn(world.influence.cards, INFLUENCE_IDS)
  for (const { influence } of owners) cards.push(...influence.flatMap((card) => card ?? []))
  for (const owner of owners)
    owner.influence = owner.influence
      .map(() => pulled(cards, luck))
      .sort((one, other) => rankOf(INFLUENCE_IDS, one) - rankOf(INFLUENCE_IDS, other))
  world.influence.cards = poolOf(cards)
}

const rankOf = <Id>(order: readonly Id[], card: Id | null): number =>
  card === null ? order.length : order.indexOf(card)

const cardsIn = <Id extends string>(pool: Pool<Id>, ids: readonly Id[]): Id[] =>
  ids.flatMap((id) => Array.from({ length: pool[id] ?? 0 }, () => id))

function poolOf<Id extends string>(cards: readonly Id[]): Pool<Id> {
  const pool: Pool<Id> = {}
  for (const card of cards) pool[card] = (pool[card] ?? 0) + 1
  return pool
}

/** A card at random, which is then gone from the list. */
function pulled<Card>(cards: Card[], { draw }: Rng): Card {
  const [card] = cards.splice(draw(cards.length), 1)
  if (card === undefined) throw new Error('There are fewer cards than places.')
  return card
}

/** Returns a random element; undefined if there is none. */
export const oneOf = <One>(all: readonly One[], { draw }: Rng): One | undefined =>
  all.length > 0 ? all[draw(all.length)] : undefined

/** Returns the same data with shuffled keys. The order of keys is the only other trace of how a state was reached. */
function withKeysShuffled<Data>(data: Data, luck: Rng): Data {
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) return data.map((part) => withKeysShuffled(part, luck)) as Data
  const entries = Object.entries(data)
  const shuffled: typeof entries = []
  while (entries.length > 0) shuffled.push(pulled(entries, luck))
  return Object.fromEntries(shuffled.map(([key, part]) => [key, withKeysShuffled(part, luck)])) as Data
}
