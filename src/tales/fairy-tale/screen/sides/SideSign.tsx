import { useMemo } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import type { Direction } from '../../../../engine/kernel/index.ts'
import { Icon } from '../../../../ui/art/index.ts'
import { useFingerHold } from '../../../../ui/input/useFingerHold.ts'
import { HurtIcon } from '../../art/index.ts'
import { useTaleSettings } from '../../settings.ts'
import { useIntent } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { Sign } from '../board/sides/Signs.tsx'
import styles from '../board/sides/sides.module.css'
import { bringsWords, type Price, priceOf } from './side-price.ts'

interface SideSignProps {
  state: State
  side: Direction
  /** The key that chooses it; none where such keys are off. */
  keyOf: string | undefined
  pointed: boolean
  onPoint(side: Direction | null): void
}

/** The sign of a side on a five: who would move, and what that costs. Pointing at it or resting a finger on it only shows its side. */
export function SideSign({ state, side, keyOf, pointed, onPoint }: SideSignProps) {
  const m = useMessages()
  const pressOn = useIntent((intent) => intent.pressOn)
  const hold = useFingerHold(() => ({ onHold: () => onPoint(side) }))
  const isCalm = useTaleSettings(({ foresight }) => foresight === 'calm')
  const foreseen = useMemo(() => priceOf(state, side), [state, side])
  // Whoever wants to be told on request only asks by pointing.
  const price = isCalm && !pointed ? null : foreseen
  const brings = bringsWords(m, state, side)
  const costs = price && m.board.price(price)
  return (
    <button
      type="button"
      className={styles['choose']}
      data-choose={side}
      aria-keyshortcuts={keyOf}
      aria-label={m.board.chooseSide(m.board.signs[side], costs ? `${brings}, ${costs}` : brings)}
      onClick={() => pressOn({ kind: 'side', side })}
      onPointerDown={hold}
      onPointerEnter={() => onPoint(side)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(side)}
      onBlur={() => onPoint(null)}
    >
      <Sign direction={side} active={pointed} />
      <span className={styles['brings']}>
        {brings}
        {price && <PriceTag price={price}>{costs}</PriceTag>}
      </span>
    </button>
  )
}

/** A tick where the Oak is safe, else the hearts that break, with the same in words. */
const PriceTag = ({ price: { hurt, ends }, children }: { price: Price; children: string | null }) => (
  <span
    className={styles['price']}
    data-price={ends ? 'end' : hurt}
    data-costs={hurt > 0 || ends || undefined}
  >
    {hurt === 0 && !ends ? (
      <Icon name="tick" size={16} />
    ) : (
      Array.from({ length: Math.max(1, hurt) }, (_, heart) => heart).map((heart) => (
        <HurtIcon key={heart} size={18} />
      ))
    )}
    {children}
  </span>
)
