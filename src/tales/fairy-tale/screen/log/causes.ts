import type { DrawnBy, Haste, HeldBy, Tried } from '../../../../engine/fairy-tale/index.ts'
import { symbolName, theThing } from '../../words/look-up.ts'
import type { Messages } from '../../words/messages.ts'
import { heroOf, type Speaker } from './line.ts'

/** Returns the text of a key if the table has one, else null. */
export const ownText = <Text>(texts: Readonly<Record<string, Text>>, key: string): Text | null =>
  key in texts ? (texts[key] ?? null) : null

/** Returns the name of the lure of a monster: a character, or a thing on a neighbouring tile. */
export const lureName = (speaker: Speaker, drawnBy: DrawnBy): string =>
  'seat' in drawnBy ? heroOf(speaker, drawnBy.seat) : theThing(speaker.m, drawnBy.by)

/** Returns the reason why a monster stayed, to end a sentence: "held by the Beast.", "asleep in the glade." */
export function heldReason(speaker: Speaker, held: HeldBy): string {
  const { m } = speaker
  const { log } = m
  if ('seat' in held) return log.heldBy(heroOf(speaker, held.seat))
  const own = { ...log.heldIn, ...m.expansions?.log.heldIn }
  return ownText(own, held.by) ?? log.heldBy(theThing(m, held.by))
}

/** Returns the reason why a monster stayed, as a sentence. */
export function heldSentence(speaker: Speaker, held: HeldBy): string {
  const { m } = speaker
  const { step } = m.log
  if ('seat' in held) return step.held(heroOf(speaker, held.seat))
  const own = { ...step.heldIn, ...m.expansions?.log.stepHeldIn }
  return ownText(own, held.by) ?? step.held(theThing(m, held.by))
}

/** Returns the barrier of a way in words: "the gate holds". */
export const barWords = (m: Messages, { by }: Extract<Tried, { refused: 'barred' }>): string =>
  ownText({ ...m.log.barredBy, ...m.expansions?.log.barredBy }, by) ?? m.log.bars(theThing(m, by))

/** Returns the symbol that made a monster hasten; null if it was a full tile or nothing. */
export const hasteSymbol = (m: Messages, haste: Haste | null): string | null =>
  haste === null || haste === 'full' ? null : symbolName(m, haste)
