import { beforeEach, describe, expect, it } from 'vitest'
import { stateOf } from '../../src/engine/kernel/index.ts'
import { buildingMarkup } from '../../src/tales/citadel/art/buildings/index.ts'
import { influenceMarkup } from '../../src/tales/citadel/art/influence-markup.ts'
import { gameFrom } from '../../src/tales/citadel/testing.ts'
import { cards as dutch } from '../../src/tales/citadel/words/nl/cards.ts'
import { toldBy } from '../citadel/told-by-page.ts'
import { ConfirmedTable } from './confirmed-table.ts'
import { Watched } from './watched.ts'

const first = stateOf(
  gameFrom('seat 1 bricks 1 plots a5 hand manor | seat 2 bricks 1 plots h5 hand rose-palace'),
)
const people = { persons: [0, 1], isSamePerson: (one: number, other: number) => one === other }

/** A card that only the second seat has. */
const SECRET = 'rose-palace'
const DUTCH = dutch.buildings[SECRET]

function element(name: string, attributes: Record<string, string>, text = ''): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.textContent = text
  return made
}

/** Returns a table of two people before any confirmation, and the reader of its page. */
function sitDown() {
  const table = new ConfirmedTable(people)
  const watched = new Watched(table, first)
  watched.assertSecret('nothing is planted')
  return { table, watched }
}

beforeEach(() => {
  document.body.replaceChildren()
  document.title = ''
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

describe('a card on the page is found, unless its owner has confirmed', () => {
  it.each<[string, () => Element]>([
    ['text', () => element('p', {}, `a ${SECRET}.`)],
    ['its name in Dutch', () => element('p', {}, `Je trok: ${DUTCH}.`)],
    [
      'a name of two lines',
      () => {
        const name = element('text', {})
        name.append(element('tspan', {}, 'Rose'), element('tspan', {}, 'Palace'))
        return name
      },
    ],
    ['a name', () => element('button', { 'aria-label': SECRET })],
    ['a Dutch name', () => element('button', { 'aria-label': `${DUTCH}, 2` })],
    ['a description', () => element('img', { alt: DUTCH })],
    ['a key', () => element('i', { 'data-card': SECRET })],
    ['a key with something before it', () => element('i', { id: `card-${SECRET}-1` })],
    ['a key of a store', () => element('i', { 'data-key': `hand_${SECRET.replaceAll('-', '_')}` })],
    ['a file', () => element('img', { src: `/art/${SECRET}.svg` })],
    ['a place in the page', () => element('a', { href: `#/rules/${encodeURIComponent(DUTCH)}` })],
    ['a picture by its key', () => element('use', { href: `#building-${SECRET}` })],
    [
      'a picture alone',
      () => {
        const picture = element('svg', {})
        picture.innerHTML = buildingMarkup(SECRET)
        return picture
      },
    ],
    ['a field', () => Object.assign(document.createElement('input'), { value: SECRET })],
  ])('as %s', (_, plant) => {
    const { table, watched } = sitDown()
    document.body.append(plant())
    expect(() => watched.assertSecret('planted')).toThrow('are told of')
    table.confirm(0)
    expect(() => watched.assertSecret('planted')).toThrow('are told of')
    table.confirm(1)
    expect(() => watched.assertSecret('planted')).not.toThrow()
  })

  it('also an Influence card by its picture alone', () => {
    expect([...toldBy(influenceMarkup('torch'))]).toEqual(['torch'])
  })
})

describe('a card that is gone again before the page is looked at is found', () => {
  const live = () => document.body.appendChild(element('div', { 'aria-live': 'polite' }))

  it.each<[string, (place: HTMLElement) => void]>([
    [
      'a line of a live region that is taken back',
      (place) => {
        place.append(element('p', {}, `You drew a ${DUTCH}.`))
        place.replaceChildren()
      },
    ],
    [
      'words of a live region that others replace',
      (place) => {
        place.textContent = `You drew a ${SECRET}.`
        place.textContent = 'The gate is shut.'
      },
    ],
    [
      'a text that is changed twice',
      (place) => {
        const text = place.appendChild(document.createTextNode(''))
        text.data = SECRET
        text.data = ''
      },
    ],
    [
      'a name that is changed twice',
      (place) => {
        place.setAttribute('aria-label', 'Cards')
        place.setAttribute('aria-label', SECRET)
        place.removeAttribute('aria-label')
      },
    ],
    [
      'a title of the page',
      () => {
        document.title = SECRET
        document.title = 'The Citadel'
      },
    ],
  ])('%s', (_, plant) => {
    const place = live()
    const { watched } = sitDown()
    plant(place)
    expect(() => watched.assertSecret('planted')).toThrow('are told of')
    expect(() => watched.assertSecret('nothing more')).not.toThrow()
  })

  it('a hand stays open for bots only', () => {
    const { table, watched } = sitDown()
    table.confirm(1)
    const hand = document.body.appendChild(element('p', {}, SECRET))
    watched.assertSecret('the hand is open')
    watched.changes('a bot is to act', (at) => at.moved(null))
    watched.look('a picture while the bot acts')
    hand.remove()
    expect(() => watched.assertSecret('a person is asked')).toThrow('a picture while the bot acts')
  })

  it('allows what was open to its owner, if it is gone before another person looks', () => {
    const { table, watched } = sitDown()
    table.confirm(1)
    const hand = document.body.appendChild(element('p', {}, SECRET))
    watched.changes('the turn is over', (at) => at.moved(0))
    hand.firstChild?.remove()
    hand.remove()
    expect(() => watched.assertSecret('the gate is shut')).not.toThrow()
  })
})

describe('a card beside the page is found', () => {
  it.each<[string, () => void]>([
    ['the title', () => (document.title = SECRET)],
    ['the root of the page', () => document.documentElement.setAttribute('data-held', SECRET)],
    ['the address', () => history.replaceState(null, '', `/#/citadel/${SECRET}`)],
    ['the history', () => history.replaceState({ held: SECRET }, '')],
  ])('in %s', (_, plant) => {
    const { watched } = sitDown()
    plant()
    expect(() => watched.assertSecret('planted')).toThrow('are told of')
    document.documentElement.removeAttribute('data-held')
  })

  it.each<[string, Storage, string, string]>([
    ['the storage, as a value', localStorage, 'looked', SECRET],
    ['the storage, as a key', localStorage, `seen.${SECRET}`, '1'],
    ['the storage, in Dutch', localStorage, 'last', DUTCH],
    ['the storage beside a log', localStorage, 'log', `{"actions":[],"last":"${SECRET}"}`],
    ['the storage of the tab', sessionStorage, 'looked', JSON.stringify({ cards: [SECRET] })],
  ])('in %s, even after an owner has confirmed', (_, storage, key, value) => {
    const { table, watched } = sitDown()
    table.confirm(1)
    storage.setItem(key, value)
    expect(() => watched.assertSecret('planted')).toThrow('storage')
  })
})

describe('the table of who has confirmed', () => {
  const looking = (then: (table: ConfirmedTable) => void) => {
    const table = new ConfirmedTable(people)
    table.confirm(0)
    expect(table.mayLook()).toEqual([0])
    then(table)
    return table.mayLook()
  }

  it('allows no viewer after a handover, after leaving the table, or on the next turn', () => {
    expect(looking((table) => table.handedOver(1, false))).toEqual([])
    expect(looking((table) => table.handedOver(0, false))).toEqual([])
    expect(looking((table) => table.shut())).toEqual([])
    expect(looking((table) => table.moved(1))).toEqual([])
    expect(looking((table) => table.moved(null))).toEqual([])
    expect(looking((table) => table.turnAway(true))).toEqual([])
    expect(looking((table) => table.moved(0))).toEqual([0])
  })

  it('lets a single person look always, and no one once all seats are bots', () => {
    const table = new ConfirmedTable({ ...people, persons: [0] })
    expect(table.mayLook()).toEqual([0])
    table.handedOver(0, false)
    expect(table.mayLook()).toEqual([])
  })

  it('asks all before a seat passes, except its own person; asks a single person who', () => {
    const table = new ConfirmedTable(people)
    expect(table.asksBefore(0, false)).toBe('all')
    table.confirm(0)
    expect(table.asksBefore(0, false)).toBeNull()
    expect(table.asksBefore(1, false)).toBe('all')
    table.handedOver(1, false)
    expect(table.asksBefore(1, true)).toBe('all')
    const alone = new ConfirmedTable({ ...people, persons: [0] })
    expect(alone.asksBefore(0, false)).toBeNull()
    expect(alone.asksBefore(1, true)).toBe('who')
    alone.handedOver(0, false)
    expect(alone.asksBefore(1, true)).toBeNull()
  })

  it('keeps the seats of a single person together when another person joins', () => {
    const table = new ConfirmedTable({ ...people, persons: [0] })
    table.handedOver(1, true)
    expect(table.mayLook()).toEqual([0, 1])
    table.joins(2)
    table.handedOver(2, true)
    expect(table.mayLook()).toEqual([])
    table.confirm(1)
    expect(table.mayLook()).toEqual([0, 1])
    table.confirm(2)
    expect(table.mayLook()).toEqual([2])
  })
})
