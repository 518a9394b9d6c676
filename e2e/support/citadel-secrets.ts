import type { Page } from '@playwright/test'
import {
  type Action,
  type Citadel,
  citadel,
  type Seat,
  type State,
  standardRules,
} from '../../src/engine/citadel/index.ts'
import {
  advance,
  openSession,
  randomState,
  type Session,
  seededRng,
  stateForBot,
  stateOf,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { actor, page as pageBot } from '../../src/tales/citadel/bots/index.ts'
import { cards } from '../../src/tales/citadel/words/en/cards.ts'
import { type Card, knownTo } from '../../tests/citadel/known.ts'
import { fetchNothingAhead, meanAllPresses } from './game.ts'

/** Plays a game of Pages, who each see only their own hand, up to the first action that `isThere` accepts. */
export function playedByPages(
  config: Citadel['Config'],
  { seed, luck }: { seed: number; luck: number },
  isThere: (session: Session<Citadel>, next: Action) => boolean,
): Session<Citadel> {
  const chance = seededRng({ random: randomState(luck) })
  let session: Session<Citadel> = openSession(citadel, config, seed)
  for (;;) {
    const state = stateOf(session)
    const action = pageBot(stateForBot(citadel, state, actor(state)), chance)
    if (isThere(session, action)) return session
    const done = advance(citadel, session, action)
    if (!done.ok) throw new Error(done.error.code)
    session = done.value
  }
}

/** A game of two players just before the Cross ends its second turn. */
function beforeTheEnd(seed: number): Session<Citadel> {
  const config = { players: ['', ''], rules: { ...standardRules(), two: 'plain' as const } }
  return playedByPages(
    config,
    { seed, luck: 3 },
    (session, next) => stateOf(session).turn === 3 && next.type === 'end',
  )
}

const nameOf = (card: Card): string =>
  card in cards.buildings
    ? cards.buildings[card as keyof typeof cards.buildings]
    : cards.influence[card as keyof typeof cards.influence]

/** The names of the cards that a seat hides from all others. */
function secretsOf(state: State, seat: Seat): string[] {
  const open = knownTo(state, null)
  return [...knownTo(state, seat)].filter((card) => !open.has(card)).map(nameOf)
}

/** The first such game in which both seats hide several cards, and no card twice. */
export function withSecrets(seed = 1): { session: Session<Citadel>; cross: string[]; lion: string[] } {
  const session = beforeTheEnd(seed)
  const [cross, lion] = [secretsOf(stateOf(session), 0), secretsOf(stateOf(session), 1)]
  const tell = Math.min(cross.length, lion.length) > 1 && !cross.some((name) => lion.includes(name))
  return tell ? { session, cross, lion } : withSecrets(seed + 1)
}

/** Everything that a screen reader gets of the page: all names, descriptions, values and properties of the accessibility tree. */
export async function spokenIn(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  await client.detach()
  const said = nodes.flatMap(({ name, description, value, properties = [] }) => [
    name?.value,
    description?.value,
    value?.value,
    ...properties.map((property) => property.value.value),
  ])
  return said.filter((text) => typeof text === 'string').join('\n')
}

/** Returns those of the names that appear in the accessibility tree or in the HTML of the page. */
export async function foundIn(page: Page, names: readonly string[]): Promise<string[]> {
  const told = `${await spokenIn(page)}\n${await page.content()}`
  return names.filter((name) => new RegExp(`\\b${name}\\b`).test(told))
}

/** Opens a game at the table of the Citadel. `beside`: further texts in `localStorage`. */
export async function openAt(
  page: Page,
  session: Session<Citadel>,
  speed: 'instant' | 'calm',
  beside: Readonly<Record<string, string>> = {},
): Promise<void> {
  const kept = {
    ...beside,
    'citadel.game': writeGame(citadel, session),
    'shelf.settings': JSON.stringify({ language: 'en', theme: 'light', speed, tips: 'off' }),
  }
  await page.addInitScript((texts) => {
    if (sessionStorage.getItem('kept')) return
    sessionStorage.setItem('kept', 'yes')
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
  }, kept)
  await fetchNothingAhead(page)
  await meanAllPresses(page)
  await page.goto('/#/citadel')
}

export const readyAt = (page: Page) => (who: string) => page.getByRole('button', { name: `I am ${who}` })
