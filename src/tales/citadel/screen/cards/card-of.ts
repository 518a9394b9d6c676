import {
  type BuildingId,
  buildingOf,
  type Category,
  type EventCardId,
  epochOf,
  givenFor,
  groundOf,
  type InfluenceId,
  influenceOf,
  ownerOf,
  type Plot,
  POWERS,
  standingOn,
  type View,
} from '../../../../engine/citadel/index.ts'
import type { AllWords } from '../../words/all-words.ts'
import { pageOfEvent, pageOfInfluence } from '../rulebook/page-of-card.ts'
import type { Entry } from './card.ts'
import type { Subject } from './subject.ts'

/** The position, and the words for it. */
interface Telling {
  state: View
  m: AllWords
}

/** Returns the entries of the info card about a subject in the current position. Empty if there is nothing to show. */
export function cardOf(subject: Subject, state: View, m: AllWords): Entry[] {
  const telling: Telling = { state, m }
  switch (subject.kind) {
    case 'building':
      return [buildingEntry(telling, subject.building, [])]
    case 'influence':
      return [influenceEntry(telling, subject.influence)]
    case 'event':
      return [eventEntry(telling, subject.event)]
    case 'power':
      return [powerEntry(telling, subject.category)]
    case 'plot':
      return plotEntries(telling, subject.plot)
  }
}

/** Price and benefits of a building, its allowed plots, and its number of copies. */
function buildingEntry({ state, m }: Telling, building: BuildingId, here: readonly string[]): Entry {
  const { asked, buildings } = m.cards
  const { category, value, copies } = buildingOf(building)
  return {
    key: building,
    picture: { kind: 'building', building },
    name: buildings[building],
    text: asked.building(category, value),
    notes: [
      ...here,
      asked.place[category],
      ...(building === 'turnpike' ? [asked.oneTurnpike] : []),
      ...(here.length > 0 ? [] : [asked.pawned(givenFor(building, 'pawnshop'))]),
      `${asked.copies(copies)}${epochWords(state, building, m)}`,
    ],
    rule: asked.stand,
    page: 'stand',
  }
}

/** " It is in epoch B". Empty in the basic game, which has no epochs. */
const epochWords = ({ rules }: View, card: BuildingId | EventCardId, { cards }: AllWords): string =>
  rules.version === 'strategic' ? ` ${cards.asked.epoch(epochOf(card))}` : ''

/** The building on a plot with the bonuses of the plot. A bare plot shows all its features. */
function plotEntries(telling: Telling, plot: Plot): Entry[] {
  const { state, m } = telling
  const building = standingOn(state, plot)
  if (!building) return []
  const { name, premium } = groundOf(plot)
  const here = [m.cards.asked.standsOn(name, premium)]
  if (ownerOf(state, plot) === null) here.push(m.cards.asked.ownerless)
  return [buildingEntry(telling, building, here)]
}

function influenceEntry({ m }: Telling, influence: InfluenceId): Entry {
  const { cards, rules } = m
  const { copies, canBeWarded, playsByItself } = influenceOf(influence)
  const page = pageOfInfluence(influence)
  const titles = { rivals: rules.onRivals, yourself: rules.onYourself, themselves: rules.byThemselves }
  return {
    key: influence,
    picture: { kind: 'influence', influence },
    name: cards.influence[influence],
    text: cards.influenceDoes[influence],
    notes: [
      cards.asked.ofInfluence[influence] ?? '',
      canBeWarded ? cards.asked.warded : '',
      playsByItself ? '' : cards.asked.playable,
      cards.asked.copies(copies),
    ].filter(Boolean),
    rule: titles[page],
    page,
  }
}

function eventEntry({ state, m }: Telling, event: EventCardId): Entry {
  const { cards, rules } = m
  const page = pageOfEvent(event)
  return {
    key: event,
    picture: { kind: 'event', event },
    name: cards.events[event],
    text: cards.eventDoes[event],
    notes: [cards.asked.ofEvent[event] ?? '', epochWords(state, event, m).trim()].filter(Boolean),
    rule: rules[page],
    page,
  }
}

function powerEntry({ m }: Telling, category: Category): Entry {
  const { points, extra } = POWERS[category]
  const name = m.common.categories[category]
  return {
    key: category,
    picture: { kind: 'power', category },
    name: `${m.common.power}: ${name}`,
    text: m.table.powers.does(name, points, extra),
    notes: [m.cards.asked.powerGoes],
    rule: m.rules.powers,
    page: 'powers',
  }
}
