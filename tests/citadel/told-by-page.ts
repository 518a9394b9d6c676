import { BUILDING_IDS, type BuildingId, INFLUENCE_IDS } from '../../src/engine/citadel/index.ts'
import { buildingMarkup } from '../../src/tales/citadel/art/buildings/index.ts'
import { cards } from '../../src/tales/citadel/words/en/cards.ts'
import type { Card } from './known.ts'

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
export function toldBy(page: string): ReadonlySet<Card> {
  let words = page.replaceAll(/ d="[^"]*"/g, '').toLowerCase()
  for (const [text, id] of PRINTED) words = words.replaceAll(text, id)
  const named = NAMES.flatMap(([id, word, whole]) => (words.includes(word) && whole.test(words) ? [id] : []))
  const drawn = OWN_PARTS.flatMap(([id, part]) => (page.includes(part) ? [id] : []))
  return new Set([...named, ...drawn])
}

/** Reads the page: all of it, or only what has changed since it was read last. */
export class Reader {
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
