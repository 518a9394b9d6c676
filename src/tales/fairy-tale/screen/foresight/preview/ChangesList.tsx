import type { ReactNode } from 'react'
import { Arrowed } from '../../../../../ui/art/index.ts'
import { useSpokenText } from '../../../../../ui/page/announce.ts'
import { HurtIcon, SymbolIcon } from '../../../art/index.ts'
import { isDragged } from '../../../intent/turn-selection.ts'
import { useIntent } from '../../../runtime.ts'
import { type AllWords, useAllWords } from '../../../words/all-words.ts'
import { aTile, symbolName } from '../../../words/look-up.ts'
import { placeName } from '../../forest/names.ts'
import { tileName } from '../../forest/tileName.ts'
import { wholePercent } from './Chips.tsx'
import styles from './preview.module.css'
import { reroutedWords } from './route-words.ts'
import { RulerSign, WaySign } from './signs.tsx'
import { useChanges } from './useChanges.ts'
import type { Changes } from './what-changes.ts'

/** The effects of the aimed action, before and after. Without an aim, `otherwise`. */
export function ChangesList({ otherwise }: { otherwise: ReactNode }) {
  const m = useAllWords()
  const changes = useChanges()
  // A dragged tile crosses many places: its effects are announced only where it is dropped.
  const dragging = useIntent(({ inHand }) => isDragged(inHand))
  const spoken = changes && !dragging ? spokenChanges(m, changes) : ''
  useSpokenText(spoken)
  if (!changes) return otherwise
  return (
    <section className={styles['list']} aria-label={m.preview.title} data-preview="">
      <ul className={styles['cells']}>
        <Size m={m} changes={changes} />
        <Odds m={m} changes={changes} />
        {reroutedWords(m, changes.rerouted).map(({ what, tone }) => (
          <Cell key={what} sign={<WaySign />} tone={tone}>
            {what}
          </Cell>
        ))}
        {changes.icons.map(({ symbol, more }) => (
          <Cell key={symbol} sign={<SymbolIcon symbol={symbol} size={24} />}>
            {m.preview.icons(more, symbolName(m, symbol))}
          </Cell>
        ))}
        {[...payableWords(m, changes), ...entranceWords(m, changes)].map((words) => (
          <Cell key={words}>{words}</Cell>
        ))}
        {isQuiet(changes) && <Cell>{m.preview.nothing}</Cell>}
      </ul>
    </section>
  )
}

interface CellProps {
  sign?: ReactNode
  /** The effect for the players: better (1), worse (-1), or neither. */
  tone?: number
  children: ReactNode
}

function Cell({ sign, tone = 0, children }: CellProps) {
  return (
    <li className={styles['cell']} data-tone={Math.sign(tone)}>
      {sign && (
        <span className={styles['sign']} aria-hidden="true">
          {sign}
        </span>
      )}
      <span>{children}</span>
    </li>
  )
}

/** The longest side, and the number of new monsters it causes. */
function Size({ m: { preview }, changes: { longest, toCome } }: { m: AllWords; changes: Changes }) {
  if (!longest) return null
  return (
    <Cell sign={<RulerSign />} tone={toCome ? toCome.before - toCome.after : 0}>
      <span className={styles['measured']}>
        <Arrowed text={preview.longest(longest.before, longest.after)} />
      </span>
      <span className={styles['note']}>{toCome ? preview.toCome(toCome.after) : preview.sameToCome}</span>
    </Cell>
  )
}

/**
 * The probability that the next movement hurts the oak, before and after, as a hatched and a solid bar. Empty if it does not
 * change.
 */
function Odds({ m: { preview }, changes: { hurt } }: { m: AllWords; changes: Changes }) {
  if (!hurt || isSameRisk(hurt)) return null
  return (
    <Cell sign={<HurtIcon size={30} />} tone={hurt.before - hurt.after}>
      {preview.hurt}
      <Bar part={hurt.before} words={preview.hurtNow(wholePercent(hurt.before))} hatched />
      <Bar part={hurt.after} words={preview.hurtThen(wholePercent(hurt.after))} />
    </Cell>
  )
}

function Bar({ part, words, hatched = false }: { part: number; words: string; hatched?: boolean }) {
  return (
    <span className={styles['odds']}>
      <span className={styles['bar']} data-hatched={hatched} style={{ inlineSize: `${4 + part * 52}px` }} />
      {words}
    </span>
  )
}

/** True if both round to the same percentage. */
const isSameRisk = ({ before, after }: NonNullable<Changes['hurt']>): boolean =>
  wholePercent(before) === wholePercent(after)

function payableWords(m: AllWords, { payable }: Changes): string[] {
  if (payable.length === 0) return []
  return [m.preview.payable(m.common.list(payable.map((face) => aTile(m, tileName(face)))))]
}

const entranceWords = (m: AllWords, { entrances }: Changes): string[] =>
  entrances.map(({ side, after }) => {
    const name = m.board.signs[side]
    return after === null ? m.preview.entranceGone(name) : m.preview.entrance(name, placeName(m, after))
  })

const isQuiet = ({ longest, hurt, rerouted, icons, payable, entrances }: Changes): boolean =>
  !longest &&
  (!hurt || isSameRisk(hurt)) &&
  rerouted.length + icons.length + payable.length + entrances.length === 0

/** Returns all effects as one text for announcements. */
export function spokenChanges(m: AllWords, changes: Changes): string {
  const { preview } = m
  const { longest, toCome, hurt, rerouted, icons } = changes
  const told = [
    ...(longest ? [`${preview.longest(longest.before, longest.after)}.`] : []),
    ...(toCome ? [`${preview.toCome(toCome.after)}.`] : []),
    ...(hurt && !isSameRisk(hurt)
      ? [
          `${preview.hurt}: ${preview.hurtNow(wholePercent(hurt.before))}, ${preview.hurtThen(wholePercent(hurt.after))}.`,
        ]
      : []),
    ...reroutedWords(m, rerouted).map(({ what }) => `${what}.`),
    ...icons.map(({ symbol, more }) => `${preview.icons(more, symbolName(m, symbol))}.`),
    ...[...payableWords(m, changes), ...entranceWords(m, changes)].map((words) => `${words}.`),
  ]
  return `${preview.title}: ${told.length > 0 ? told.join(' ') : preview.nothing}`
}
