import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { useStore } from 'zustand'
import { eventFor, stateFor, stateOf } from '../../src/engine/kernel/index.ts'
import { createGame } from '../../src/session/memory-transport.ts'
import { fakeBrowser } from '../../src/session/testing.ts'
import { keysOf } from '../../src/store/storage.ts'
import { announce } from '../../src/ui/page/announce.ts'
import { LiveAnnouncer } from '../../src/ui/page/LiveRegion.tsx'
import { eventually } from '../support/eventually.ts'
import { diceRace, type RaceView } from './dice-race.ts'
import { Covered } from './race-cover.tsx'
import { raceOnOneScreen } from './race-hotseat.ts'

const NAMES = ['Hanna', 'Tom'] as const
/** Seed 5 deals the cards that follow. The words for them occur nowhere else on the page. */
const WORDS = ['nought', 'one-card', 'two-card', 'three-card', 'four-card', 'five-card', 'six-card'] as const

/** Both cards, as the viewer knows them. */
const Cards = ({ view: { cards } }: { view: RaceView }) => (
  <p>{cards.map((card) => (card === null ? 'hidden' : WORDS[card])).join(', ')}</p>
)

/** A minimal table of the race: the cards that the viewer sees, and the events they know. */
function Table({ game, hotseat }: Race) {
  const session = useStore(game, (now) => now.session)
  const { viewer } = hotseat.useView()
  if (!session) return null
  const heard = session.moves.flatMap(({ frames }) => eventFor(diceRace, frames, viewer))
  return (
    <Covered hotseat={hotseat} nameOf={(seat) => NAMES[seat] ?? ''}>
      <Cards view={stateFor(diceRace, stateOf(session), viewer)} />
      <p>{JSON.stringify(heard.map(({ event }) => event))}</p>
    </Covered>
  )
}

function newRace(game = createGame(diceRace)) {
  game.getState().start({ players: NAMES }, 5)
  return raceOnOneScreen(game)
}
type Race = Pick<ReturnType<typeof newRace>, 'game' | 'hotseat'>

const held = (race: ReturnType<typeof newRace>, seat: 0 | 1): string => {
  const { session } = race.game.getState()
  return WORDS[(session && stateOf(session).cards[seat]) ?? 0] ?? ''
}

let observer: MutationObserver | null = null
afterEach(() => observer?.disconnect())

/** Everything in the page: text, attributes and announcements. */
const page = () => document.documentElement.outerHTML

function show(race = newRace()) {
  render(
    <>
      <Table {...race} />
      <LiveAnnouncer />
    </>,
  )
  /** Whether each hand was in the page at any moment since, be it for an instant. */
  const leaked = { 0: false, 1: false }
  const look = () => {
    for (const seat of [0, 1] as const) leaked[seat] ||= page().includes(held(race, seat))
  }
  observer = new MutationObserver(look)
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  look()
  return { race, leaked, look }
}

const ready = () => screen.getByRole('button', { name: 'I’m ready' })

test('holds no hand before a player is ready', () => {
  const { leaked } = show()
  expect(screen.getByRole('main', { name: 'The table is covered.' })).toBeVisible()
  expect(page()).toContain('Hanna')
  expect(leaked).toEqual({ 0: false, 1: false })
})

test('a ready player sees their own hand only', async () => {
  const { race, leaked, look } = show()
  await userEvent.click(ready())
  look()
  expect(page()).toContain(held(race, 0))
  expect(leaked[1]).toBe(false)
})

test('the action that passes the turn covers the table and clears announcements', async () => {
  const { race, look } = show()
  await userEvent.click(ready())
  act(() => announce(`You hold the ${held(race, 0)}.`))
  expect(page()).toContain(`You hold the ${held(race, 0)}`)
  act(() => void race.game.getState().act({ type: 'step' }))
  expect(page()).not.toContain(held(race, 0))
  expect(page()).not.toContain(held(race, 1))
  expect(page()).toContain('Tom')
  expect(ready()).toHaveFocus()
  look()
  await userEvent.click(ready())
  expect(page()).toContain(held(race, 1))
  expect(page()).not.toContain(held(race, 0))
})

test('a peek is hidden from the other player', async () => {
  const { race } = show()
  await userEvent.click(ready())
  act(() => void race.game.getState().act({ type: 'peek' }))
  const { session } = race.game.getState()
  const theirs = session && stateOf(session).cards[1]
  expect(page()).toContain(`"card":${theirs}`)
  act(() => void race.game.getState().act({ type: 'step' }))
  await userEvent.click(ready())
  expect(page()).toContain('"card":null')
  expect(page()).not.toContain(`"card":${theirs}`)
})

test('only the save is stored, without hands', async () => {
  const browser = fakeBrowser(diceRace, keysOf('race'))
  const { race } = show(newRace((await browser.open()).store))
  await userEvent.click(ready())
  act(() => void race.game.getState().act({ type: 'peek' }))
  await eventually(() => expect(race.game.getState().unsaved).toBe('nothing'))
  expect(browser.texts.size).toBe(0)
  expect(browser.kept()).toMatchObject([{ line: { actions: 1 } }])
  expect(JSON.stringify(browser.kept())).not.toMatch(/card/)
})
