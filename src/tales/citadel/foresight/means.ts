import {
  askedFor,
  BUILDING_IDS,
  type BuildingId,
  buildingOf,
  buildsLeft,
  type Category,
  countOf,
  EVENT_CARD_IDS,
  givenFor,
  MOST_CLAIMS,
  PRICE_OF_PILE,
  plotsOf,
  type Seat,
  SHOPS,
  type State,
  seatOf,
} from '../../../engine/citadel/index.ts'

/** A card that could be built. `price`: bricks to get it and build it. */
export interface BuildableCard {
  readonly category: Category
  readonly value: number
  readonly price: number
}

/** Upper bounds of what a seat has for building in one turn. */
export interface Means {
  readonly cards: readonly BuildableCard[]
  readonly builds: number
  readonly bricks: number
  /** True if others may lose buildings before that turn ends, and a Great Power with them. */
  readonly othersMayLose: boolean
}

/** Buildings a turn, without Master Builders. */
const BUILDS = 2

/** Returns the means for the rest of the seat's own turn if it is on turn, else for its next turn. */
export const meansOf = (seen: State, seat: Seat): Means =>
  seat === seen.onTurn && seen.phase === 'act' && seen.questions.length === 0
    ? meansNow(seen, seat)
    : meansThen(seen)

/** Means of a future turn. Any card that is not built may reach any hand, and so may the bricks for it. */
function meansThen(seen: State): Means {
  const held = seen.seats.flatMap(({ hand }) => hand.flatMap(({ card }) => card ?? []))
  const kinds = BUILDING_IDS.filter(
    (id) => held.includes(id) || inPiles(seen, id) || SHOPS.some((shop) => countOf(seen[shop], id) > 0),
  )
  const cards = kinds.flatMap((id) => copies(BUILDS, { ...faceOf(id), price: 0 }))
  return { cards: fewAlike(cards, BUILDS), builds: BUILDS, bricks: 0, othersMayLose: true }
}

/** Means of the current turn: the hand, cards for sale in shops and pile, and the bricks. */
function meansNow(seen: State, seat: Seat): Means {
  const { bricks, hand } = seatOf(seen, seat)
  const hidden = BUILDING_IDS.filter((id) => inPiles(seen, id))
  const bricksAtMost = bricks + hand.reduce((sum, { card }) => sum + soldFor(seen, card, hidden), 0)
  const mayBuyPile = hidden.length > 0 && bricksAtMost >= PRICE_OF_PILE
  // On the way to a card from the pile, Events may pay anything and take buildings away.
  const mayMeetEvents =
    mayBuyPile && seen.piles.some(({ cards }) => EVENT_CARD_IDS.some((id) => countOf(cards, id) > 0))
  const builds = Math.min(Math.max(0, buildsLeft(seen)), roomFor(seen, seat))
  const forSale = SHOPS.filter((shop) => shop === 'pawnshop' || seen.rules.version !== 'basic')
  const got = [
    ...hand.flatMap(({ card }) => (card ? [card] : hidden).map((id) => ({ id, access: 0 }))),
    ...forSale.flatMap((shop) =>
      BUILDING_IDS.flatMap((id) => copies(countOf(seen[shop], id), { id, access: askedFor(id, shop) })),
    ),
    ...(mayBuyPile ? hidden.flatMap((id) => copies(builds, { id, access: PRICE_OF_PILE })) : []),
  ]
  const cards = got.map(({ id, access }) => {
    const face = faceOf(id)
    return { ...face, price: mayMeetEvents ? 0 : access + face.value }
  })
  // A Donation that was played pays for one building: at most for the most expensive one.
  const donated = seen.spent.donations > 0 ? Math.max(0, ...cards.map(({ value }) => value)) : 0
  return {
    cards: fewAlike(cards, builds),
    builds,
    bricks: bricksAtMost + donated,
    othersMayLose: mayMeetEvents,
  }
}

const inPiles = ({ piles }: State, id: BuildingId): boolean =>
  piles.some(({ cards }) => countOf(cards, id) > 0)

function faceOf(id: BuildingId): Pick<BuildableCard, 'category' | 'value'> {
  const { category, value } = buildingOf(id)
  return { category, value }
}

const copies = <Thing>(count: number, thing: Thing): Thing[] => Array.from({ length: count }, () => thing)

/** Returns the most bricks that a card of the hand could sell for. A hidden card counts as the best possible one. */
const soldFor = ({ rules }: State, card: BuildingId | null, hidden: readonly BuildingId[]): number =>
  Math.max(
    0,
    ...(card ? [card] : hidden).map((id) => givenFor(id, rules.version === 'basic' ? 'pawnshop' : 'market')),
  )

/** Plots for buildings: all own ones, because built ones may be razed, and plots that may still be claimed. */
const roomFor = (seen: State, seat: Seat): number =>
  plotsOf(seen, seat).length + Math.max(0, MOST_CLAIMS - seen.spent.claims)

/** Drops copies of a card beyond the number that can be built. */
function fewAlike(cards: readonly BuildableCard[], most: number): BuildableCard[] {
  const counts = new Map<string, number>()
  return cards.filter(({ category, value, price }) => {
    const key = `${category} ${value} ${price}`
    const count = counts.get(key) ?? 0
    counts.set(key, count + 1)
    return count < most
  })
}
