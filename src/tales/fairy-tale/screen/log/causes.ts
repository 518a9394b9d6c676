import type { DrawnBy, Haste, HeldBy, Tried } from '../../../../engine/fairy-tale/index.ts'
import type { Messages } from '../../words/messages.ts'
import { heroOf, type Teller } from './line.ts'

/** The text under a key, if the table has one of its own for it; else null. */
export const ownText = <Text>(texts: Readonly<Record<string, Text>>, key: string): Text | null =>
  key in texts ? (texts[key] ?? null) : null

/** What drew a monster: a character, or what is on a tile next door. */
export const lureName = (teller: Teller, drawnBy: DrawnBy): string =>
  'seat' in drawnBy ? heroOf(teller, drawnBy.seat) : teller.m.common.tiles.the[drawnBy.by]

/** What held a monster, to end a sentence with: "held by the Beast.", "asleep in the glade." */
export function heldReason(teller: Teller, held: HeldBy): string {
  const { log, common } = teller.m
  if ('seat' in held) return log.heldBy(heroOf(teller, held.seat))
  return ownText(log.heldIn, held.by) ?? log.heldBy(common.tiles.the[held.by])
}

/** What held a monster, as a sentence. */
export function heldSentence(teller: Teller, held: HeldBy): string {
  const { log, common } = teller.m
  if ('seat' in held) return log.step.held(heroOf(teller, held.seat))
  return ownText(log.step.heldIn, held.by) ?? log.step.held(common.tiles.the[held.by])
}

/** What barred a way: "the gate holds". */
export const barWords = ({ log, common }: Messages, { by }: Extract<Tried, { refused: 'barred' }>): string =>
  ownText(log.barredBy, by) ?? log.bars(common.tiles.the[by])

/** The symbol that made a monster hurry; null where a full tile did, or nothing. */
export const hasteSymbol = ({ common }: Messages, haste: Haste | null): string | null =>
  haste === null || haste === 'full' ? null : common.tiles.symbols[haste]
