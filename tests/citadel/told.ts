import {
  actionText,
  CARD_IDS,
  type CardId,
  type Citadel,
  citadel,
  countOf,
  type Event,
  type HouseRules,
  INFLUENCE_IDS,
  isInfluence,
  type Pool,
  parseAction,
  parseNotation,
  plotName,
  problemText,
  type State,
} from '../../src/engine/citadel/index.ts'
import type { Rng } from '../../src/engine/kernel/index.ts'

/** A position; throws where the text is none. */
export function position(text: string): State {
  const read = parseNotation(text)
  if (!read.ok) throw new Error(problemText(read.error))
  return read.value
}

/** Returns the index of a card in a pool, counted over its cards in the fixed order [C 34]. */
function placeIn<Id extends string>(pool: Pool<Id>, order: readonly Id[], card: Id): number {
  if (countOf(pool, card) === 0) throw new Error(`No ${card} can be drawn.`)
  return order.slice(0, order.indexOf(card)).reduce((sum, id) => sum + countOf(pool, id), 0)
}

/** Luck that draws the named cards in their order. */
export function drawing(state: State, names: string[]): Rng {
  return {
    die: () => {
      throw new Error('There is no die in this tale.')
    },
    draw() {
      const name = names.shift() ?? 'nothing'
      if (isInfluence(name)) return placeIn(state.influence.cards, INFLUENCE_IDS, name)
      return placeIn<CardId>(state.piles.find(({ size }) => size > 0)?.cards ?? {}, CARD_IDS, name as CardId)
    },
  }
}

/** A new game with the usual three cards each, dealt one at a time round the table; the other names are drawn later. */
export function newGame(
  { version, two }: Pick<HouseRules, 'version' | 'two'>,
  seats: number,
  names: string[],
): { state: State; chance: Rng } {
  const dealt = names.splice(0, 3 * seats)
  const hands = Array.from({ length: seats }, (_, seat) => {
    const hand = dealt.filter((_card, index) => index % seats === seat)
    return `seat ${seat + 1} bricks 5 hand ${hand.join(' ')}`
  })
  const text = [`version ${version}`, `two ${two}`, ...hands, `on-turn ${seats}`, 'phase choose'].join('\n')
  const state = position(text)
  return { state, chance: drawing(state, names) }
}

/** Plays the actions in order; all except the last must be allowed and listed. Returns the events, and why the last was refused. */
export function doAll(
  state: State,
  chance: Rng,
  written: string,
): { events: string[]; refused: Citadel['Refusal'] | null } {
  const events: string[] = []
  const texts = written.split(', ')
  for (const [index, text] of texts.entries()) {
    const action = parseAction(text)
    if (!action || actionText(action) !== text) throw new Error(`"${text}" is no action.`)
    const refused = citadel.refuse(state, action)
    const isListed = citadel.list(state).some((one) => actionText(one) === text)
    if (action.type !== 'resign' && isListed === (refused !== null))
      throw new Error(`"${text}" is listed although it is refused, or the reverse.`)
    if (refused && index < texts.length - 1) throw new Error(`"${text}" is refused: ${refused.code}.`)
    if (refused) return { events, refused }
    citadel.apply({ state, chance, emit: (event) => events.push(eventText(event)) }, action)
  }
  return { events, refused: null }
}

const signed = (count: number): string => (count > 0 ? `+${count}` : String(count))
const seatText = (seat: number | null): string => (seat === null ? 'none' : String(seat + 1))

/** An event in the words of the law (section 14). */
export function eventText(event: Event): string {
  const { type } = event
  switch (type) {
    case 'chosen':
    case 'claimed':
    case 'besieged':
    case 'vacated':
      return `${type} ${plotName(event.plot)} ${seatText(event.seat)}`
    case 'turn':
    case 'exempt':
    case 'warded':
    case 'resigned':
      return `${type} ${seatText(event.seat)}`
    case 'revealed':
      return `revealed ${event.card}`
    case 'event':
      return `event ${event.name}`
    case 'bricks':
      return `bricks ${seatText(event.seat)} ${signed(event.count)}`
    case 'tax':
    case 'income':
      return `${type} ${seatText(event.seat)} ${event.count}`
    case 'drew':
    case 'influence':
    case 'discarded':
      return `${type} ${seatText(event.seat)} ${event.card}`
    case 'paid':
      return `paid ${event.count}`
    case 'sold':
      return `sold ${event.card} ${event.shop} ${event.count}`
    case 'bought':
      return `bought ${event.card} ${event.shop}`
    case 'built':
    case 'destroyed':
      return `${type} ${event.card} ${plotName(event.plot)}`
    case 'power':
      return `power ${event.category} ${seatText(event.seat)}`
    case 'played':
      return event.target === null ? `played ${event.card}` : `played ${event.card} ${event.target}`
    case 'took':
      return `took ${seatText(event.seat)} ${seatText(event.from)} ${event.card}${event.seen ? '*' : ''}`
    case 'gave':
      return `gave ${seatText(event.seat)} ${seatText(event.to)} ${event.card}${event.seen ? '*' : ''}`
    case 'score':
      return `score ${seatText(event.seat)} ${event.points}`
    case 'red-box':
      return `red-box ${event.points}`
    case 'last-round':
      return `last-round ${event.because}`
    case 'over':
      return `over ${event.winners.map(seatText).join(' ')}`
    default:
      return type
  }
}
