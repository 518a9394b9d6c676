import type { DrawnBy, Haste, HeldBy, Tried } from '../../../../engine/fairy-tale/index.ts'
import { symbolName, theThing } from '../../words/look-up.ts'
import type { Messages } from '../../words/messages.ts'
import { heroOf, type Speaker } from './line.ts'

/** The text under a key, if the table has one of its own for it; else null. */
export const ownText = <Text>(texts: Readonly<Record<string, Text>>, key: string): Text | null =>
  key in texts ? (texts[key] ?? null) : null

/** What drew a monster: a character, or what is on a tile next door. */
export const lureName = (speaker: Speaker, drawnBy: DrawnBy): string =>
  'seat' in drawnBy ? heroOf(speaker, drawnBy.seat) : theThing(speaker.m, drawnBy.by)

/** What held a monster, to end a sentence with: "held by the Beast.", "asleep in the glade." */
export function heldReason(speaker: Speaker, held: HeldBy): string {
  const { m } = speaker
  const { log } = m
  if ('seat' in held) return log.heldBy(heroOf(speaker, held.seat))
  const own = { ...log.heldIn, ...m.expansions?.log.heldIn }
  return ownText(own, held.by) ?? log.heldBy(theThing(m, held.by))
}

/** What held a monster, as a sentence. */
export function heldSentence(speaker: Speaker, held: HeldBy): string {
  const { m } = speaker
  const { step } = m.log
  if ('seat' in held) return step.held(heroOf(speaker, held.seat))
  const own = { ...step.heldIn, ...m.expansions?.log.stepHeldIn }
  return ownText(own, held.by) ?? step.held(theThing(m, held.by))
}

/** What barred a way: "the gate holds". */
export const barWords = (m: Messages, { by }: Extract<Tried, { refused: 'barred' }>): string =>
  ownText({ ...m.log.barredBy, ...m.expansions?.log.barredBy }, by) ?? m.log.bars(theThing(m, by))

/** The symbol that made a monster hurry; null where a full tile did, or nothing. */
export const hasteSymbol = (m: Messages, haste: Haste | null): string | null =>
  haste === null || haste === 'full' ? null : symbolName(m, haste)
