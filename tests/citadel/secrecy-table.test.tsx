import { act, fireEvent, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  BUILDING_IDS,
  type BuildingId,
  type Citadel,
  citadel,
  INFLUENCE_IDS,
  type State,
  standardRules,
} from '../../src/engine/citadel/index.ts'
import {
  asSeen,
  openSession,
  randomState,
  seededChance,
  stateOf,
  type Viewer,
} from '../../src/engine/kernel/index.ts'
import { type Speed, useSettings } from '../../src/store/settings.ts'
import { buildingMarkup } from '../../src/tales/citadel/art/buildings/index.ts'
import { actor, page as pagePlays } from '../../src/tales/citadel/bots/index.ts'
import { viewNow } from '../../src/tales/citadel/screen/now/at-table.ts'
import { TablePage } from '../../src/tales/citadel/screen/table/TablePage.tsx'
import { layGame, now } from '../../src/tales/citadel/screen/table/testing.ts'
import { useGame, usePlayback } from '../../src/tales/citadel/table.ts'
import { peep } from '../../src/tales/citadel/viewing.ts'
import { cards } from '../../src/tales/citadel/words/en/cards.ts'
import { hush } from '../../src/ui/page/announce.ts'
import { LiveAnnouncer } from '../../src/ui/page/LiveRegion.tsx'
import { type Card, knownTo } from './known.ts'

/** How the page may name a card: as it is printed, or as the law does, so that `title`, `data-…` and `href` are read as well. */
const NAMES: readonly (readonly [Card, string, RegExp])[] = [
  ...BUILDING_IDS.map((id) => [id, cards.buildings[id]] as const),
  ...INFLUENCE_IDS.map((id) => [id, cards.influence[id]] as const),
].flatMap(([id, name]) =>
  [...new Set([id, name.toLowerCase()])].map(
    (word) => [id, word, new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'u')] as const,
  ),
)

/** What is printed on a Safe Conduct names other cards, whoever has those: all that it tells is that it is there. */
const PRINTED = new Map(INFLUENCE_IDS.map((id) => [cards.influenceDoes[id].toLowerCase(), id]))

/** The parts that a drawing is made of, without what a browser writes otherwise: how they end. */
const partsOf = (building: BuildingId): string[] =>
  [...buildingMarkup(building).matchAll(/<[a-z]+ [^<>]{20,}?(?=\/?>)/g)].map(([part]) => part)

/** A part that is drawn of one building only: so a picture without a name is found out too. */
const OWN_PARTS: readonly (readonly [BuildingId, string])[] = BUILDING_IDS.map((id) => {
  const others = new Set(BUILDING_IDS.filter((other) => other !== id).flatMap(partsOf))
  const own = partsOf(id).find((part) => !others.has(part))
  if (!own) throw new Error(`No part of the ${id} is its own.`)
  return [id, own]
})

/** Every card that the page names or draws, in whatever way: text, names for screen readers, titles, live regions, pictures. */
function toldBy(page: string): ReadonlySet<Card> {
  let words = page.replaceAll(/ d="[^"]*"/g, '').toLowerCase()
  for (const [text, id] of PRINTED) words = words.replaceAll(text, id)
  const named = NAMES.flatMap(([id, word, whole]) => (words.includes(word) && whole.test(words) ? [id] : []))
  const drawn = OWN_PARTS.flatMap(([id, part]) => (page.includes(part) ? [id] : []))
  return new Set([...named, ...drawn])
}

/** Reads the page: all of it, or only what has changed since it was read last. */
class Reader {
  readonly #observer = new MutationObserver(() => {})

  constructor() {
    const all = { subtree: true, childList: true, attributes: true, characterData: true }
    this.#observer.observe(document.body, all)
  }

  whole(): string {
    this.#observer.takeRecords()
    return `${document.title} ${document.body.outerHTML}`
  }

  changed(): string {
    const texts = new Set([document.title])
    const changed = new Set<Node>()
    for (const { type, target, attributeName, addedNodes } of this.#observer.takeRecords()) {
      if (type === 'characterData') changed.add(target)
      for (const node of addedNodes) changed.add(node)
      if (attributeName && target instanceof Element)
        texts.add(`${attributeName}="${target.getAttribute(attributeName)}"`)
    }
    // Words that stand beside others are read together with those.
    for (const node of changed)
      if (node.isConnected) texts.add((node instanceof Element ? node : node.parentElement)?.outerHTML ?? '')
    return [...texts].join(' ')
  }
}

/** What every viewer has known so far: what was once open stands in the chronicle. */
class Knowledge {
  readonly #known = new Map<Viewer, Set<Card>>()

  learn(state: State): void {
    for (const by of [null, ...state.seats.keys()]) {
      const known = this.#known.get(by) ?? new Set()
      for (const card of knownTo(state, by)) known.add(card)
      this.#known.set(by, known)
    }
  }

  of(by: Viewer): ReadonlySet<Card> {
    return this.#known.get(by) ?? new Set()
  }
}

/** The page before whoever looks, read again at every step. */
class Watched {
  readonly known = new Knowledge()
  readonly #reader = new Reader()
  #by: Viewer | undefined

  /**
   * Nothing stands in the page that whoever looks could not know; answers how many cards are told of. Nobody forgets: while
   * the same person looks only what has changed can betray anything, and for another all is read.
   */
  assertSecret(): number {
    const by = viewNow()?.by ?? null
    const told = toldBy(by === this.#by ? this.#reader.changed() : this.#reader.whole())
    this.#by = by
    const secrets = [...told].filter((card) => !this.known.of(by).has(card))
    if (secrets.length > 0) throw new Error(`Viewer ${by} is told of: ${secrets.join(', ')}.`)
    return told.size
  }
}

/** Whoever the gate waits for may look past it at the board, and then says that nobody else looks. */
function passGate(page: Watched, peeps: boolean): void {
  if (peeps) {
    act(() => peep(true))
    page.assertSecret()
    act(() => peep(false))
    page.assertSecret()
  }
  const ready = [...document.querySelectorAll('button')].find(({ textContent }) =>
    /^I am /.test(textContent ?? ''),
  )
  if (!ready) throw new Error('The gate cannot be opened.')
  fireEvent.click(ready)
  page.assertSecret()
}

/** Where events are shown one by one, the page is looked at while each is. Answers how many were. */
function watch(page: Watched): number {
  let shown = 0
  for (; usePlayback.getState().playing; shown++) {
    act(() => usePlayback.getState().skip())
    page.assertSecret()
  }
  return shown
}

/** Plays a game by a Page's choices, as several persons at one screen; answers how often the gate was shut. */
function playThrough(
  config: Citadel['Config'],
  seed: number,
  actions: number,
  speed: Speed = 'instant',
): { gates: number; most: number; shown: number } {
  layGame(openSession(citadel, config, seed))
  useSettings.setState({ speed })
  // What was said of an earlier game is no secret of this one.
  hush()
  render(
    <>
      <TablePage />
      <LiveAnnouncer />
    </>,
  )
  const luck = seededChance({ random: randomState(seed) })
  const page = new Watched()
  let [gates, most, shown] = [0, 0, 0]
  page.known.learn(now())
  for (let done = 0; done < actions && now().phase !== 'over'; done++) {
    if (viewNow()?.waitsFor != null) {
      passGate(page, gates < 2)
      gates += 1
    }
    const state = now()
    const action = pagePlays(asSeen(citadel, state, actor(state)), luck)
    act(() => {
      expect(useGame.getState().act(action)).toBe('done')
    })
    const move = useGame.getState().session?.moves.at(-1)
    for (const frame of move?.frames ?? []) page.known.learn(frame.state)
    page.known.learn(now())
    most = Math.max(most, page.assertSecret())
    shown += watch(page)
  }
  return { gates, most, shown }
}

const config = (people: number, rules: Partial<State['rules']> = {}): Citadel['Config'] => ({
  players: ['Mira', 'Tom', 'Ada', 'Ben', 'Eva'].slice(0, people),
  rules: { ...standardRules(), ...rules },
})

// Of many seeds these bring the shortest whole games.
describe('the table of several persons', () => {
  it.each([
    { people: 3, version: 'basic', two: 'plots', seed: 45 },
    { people: 2, version: 'basic', two: 'orders', seed: 29 },
  ] as const)(
    'shows nobody a card of which they cannot know, at any step of a whole game: $people persons, $version, $two',
    ({ people, version, two, seed }) => {
      const { gates, most } = playThrough(config(people, { version, two }), seed, Number.POSITIVE_INFINITY)
      expect(now().phase).toBe('over')
      expect(gates).toBeGreaterThan(people * 3)
      expect(most).toBeGreaterThan(5)
    },
  )

  it('nor while its events are shown one by one, in the first turns of five in the strategic game', () => {
    const { gates, shown } = playThrough(config(5, { version: 'strategic' }), 3, 40, 'calm')
    expect(gates).toBeGreaterThan(3)
    expect(shown).toBeGreaterThan(20)
  })

  it('would be found out by a name, a name of a picture, or a picture', () => {
    const state = stateOf(openSession(citadel, config(2), 1))
    const known = new Knowledge()
    known.learn(state)
    for (const html of [
      'a Rose Palace, 5',
      '<i aria-label="Rose Palace"/>',
      '<use href="#rose-palace"/>',
      buildingMarkup('rose-palace'),
    ])
      expect([...toldBy(html)]).toEqual(['rose-palace'])
    expect(known.of(null).size).toBe(0)
  })

  it('is read wherever it has changed: in a word, in an attribute, and in what was added', () => {
    const reader = new Reader()
    const place = document.body.appendChild(document.createElement('p'))
    const word = place.appendChild(document.createTextNode('a Palace'))
    reader.whole()
    for (const change of [
      () => word.replaceData(0, 1, 'the Rose'),
      () => place.setAttribute('title', 'Rose Palace'),
      () => place.replaceChildren('Rose Palace'),
      () => document.body.append(place),
    ]) {
      change()
      expect([...toldBy(reader.changed())]).toEqual(['rose-palace'])
      expect(toldBy(reader.changed()).size).toBe(0)
    }
    place.remove()
  })
})
