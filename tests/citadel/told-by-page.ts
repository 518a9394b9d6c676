import { BUILDING_IDS, INFLUENCE_IDS, type InfluenceId } from '../../src/engine/citadel/index.ts'
import type { Language } from '../../src/store/settings.ts'
import { buildingMarkup } from '../../src/tales/citadel/art/buildings/index.ts'
import { influenceMarkup } from '../../src/tales/citadel/art/influence-markup.ts'
import { cards as en } from '../../src/tales/citadel/words/en/cards.ts'
import type { Messages } from '../../src/tales/citadel/words/messages.ts'
import { cards as nl } from '../../src/tales/citadel/words/nl/cards.ts'
import type { Card } from './known.ts'

/** The cards in the words of every language that the game speaks. */
const CATALOGUES: readonly Messages['cards'][] = Object.values({ en, nl } satisfies Record<
  Language,
  Messages['cards']
>)

const CARDS: readonly Card[] = [...BUILDING_IDS, ...INFLUENCE_IDS]

const isInfluence = (card: Card): card is InfluenceId => (INFLUENCE_IDS as readonly Card[]).includes(card)

const nameIn = ({ buildings, influence }: Messages['cards'], card: Card): string =>
  isInfluence(card) ? influence[card] : buildings[card]

/** Returns all spellings of a card: as in the rules, as a key, as a file name, and as printed in each language. */
const wordsFor = (card: Card): string[] => [
  card,
  card.replaceAll('-', '_'),
  card.replaceAll('-', ''),
  ...CATALOGUES.map((words) => nameIn(words, card).toLowerCase()),
]

const CARD_OF = new Map(CARDS.flatMap((card) => wordsFor(card).map((word) => [word, card] as const)))

/** Any of these words, whole; the longest first, so that no word is found within another. */
const WORDS = new RegExp(
  `(?<!\\p{L})(?:${[...CARD_OF.keys()].sort((one, other) => other.length - one.length).join('|')})(?!\\p{L})`,
  'gu',
)

/** The text of a Safe Conduct names other cards: it proves only that this card is there. */
const PRINTED = CATALOGUES.flatMap(({ influenceDoes }) =>
  INFLUENCE_IDS.map((id) => [influenceDoes[id].toLowerCase(), id] as const),
)

/** Attributes that hold only geometry, which is most of a drawing. */
const GEOMETRY = / (?:d|points|transform|viewBox|[xy][12]?|c[xy]|r[xy]?|width|height|stroke-[a-z]+)="[^"]*"/g

/** Returns a text in lower case, and the same without tags, because a name may have several lines. */
function readable(page: string): string {
  const text = page
    .replaceAll(GEOMETRY, '')
    .toLowerCase()
    .replaceAll(/%20|&nbsp;|\u00a0/g, ' ')
    .replaceAll('\u00ad', '')
  const untagged = text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  return PRINTED.reduce((read, [printed, id]) => read.replaceAll(printed, id), `${text}\n${untagged}`)
}

/** The elements of a drawing, up to where a browser writes their ends otherwise. */
const partsOf = (markup: string): string[] =>
  [...markup.matchAll(/<[a-z]+ [^<>]{20,}?(?=\/?>)/g)].map(([part]) => part)

const markupOf = (card: Card): string => (isInfluence(card) ? influenceMarkup(card) : buildingMarkup(card))

/** An element that only one card is drawn with: it finds a picture without a name. */
const OWN_PARTS: readonly (readonly [Card, string])[] = CARDS.map((card) => {
  const others = new Set(CARDS.filter((other) => other !== card).flatMap((other) => partsOf(markupOf(other))))
  const own = partsOf(markupOf(card)).find((part) => !others.has(part))
  if (!own) throw new Error(`No part of the ${card} is its own.`)
  return [card, own]
})

/** Every card that a page names or draws: in text, attributes, addresses, live regions and pictures. */
export function toldBy(page: string): ReadonlySet<Card> {
  const told = new Set<Card>()
  for (const [word] of readable(page).matchAll(WORDS)) {
    const card = CARD_OF.get(word)
    if (card) told.add(card)
  }
  for (const [card, part] of OWN_PARTS) if (page.includes(part)) told.add(card)
  return told
}
