import { type PointerEvent, useMemo } from 'react'
import type { MonsterKind, State } from '../../../../engine/fairy-tale/index.ts'
import { type Direction, opposite } from '../../../../engine/kernel/index.ts'
import { DieIcon, Icon } from '../../../../ui/art/index.ts'
import { isFocusByKey, targetRef } from '../../../../ui/input/targets.ts'
import { useFingerHold } from '../../../../ui/input/useFingerHold.ts'
import { at, type BoardPoint } from '../../../../ui/stage/board-point.ts'
import { HurtIcon, MonsterIcon } from '../../art/index.ts'
import { useForesight, useIntent } from '../../runtime.ts'
import { useTaleSettings } from '../../settings.ts'
import { useMessages } from '../../words/messages.ts'
import { SIDE } from '../forest/sides.ts'
import { useAcross } from '../state/useAcross.ts'
import { bringsWords, moversOf, type Price, priceOf } from './side-price.ts'
import styles from './sides.module.css'

interface SidePlateProps {
  state: State
  side: Direction
  /** The key that chooses this side; undefined if single-key shortcuts are off. */
  keyOf: string | undefined
  /** The position on the board; undefined in the sheet of a phone, where the first press only shows the side. */
  spot?: BoardPoint
}

/**
 * A plate for a side after a roll of 5: its die, the monsters that would move or enter, and the cost. Hovering or holding a
 * finger on the plate only shows its side.
 */
export function SidePlate({ state, side, keyOf, spot }: SidePlateProps) {
  const m = useMessages()
  const pressOn = useIntent((intent) => intent.pressOn)
  const consider = useForesight((foresight) => foresight.consider)
  const considered = useForesight((foresight) => foresight.considered === side)
  const hold = useFingerHold(() => ({ onHold: () => consider(side) }))
  const isCalm = useTaleSettings(({ foresight }) => foresight === 'calm')
  const foreseen = useMemo(() => priceOf(state, side), [state, side])
  // With foresight on request only, the price is shown while the side is considered.
  const price = isCalm && !considered ? null : foreseen
  const brings = bringsWords(m, state, side)
  const costs = price && m.board.price(price)
  const across = useAcross()
  /** Touch shows a side by a press or a long press; touch events have no hover. */
  const point = ({ pointerType }: PointerEvent, on: boolean) => {
    if (pointerType === 'mouse') consider(on ? side : null)
  }
  return (
    <button
      ref={targetRef(`side:${side}`)}
      type="button"
      className={styles['plate']}
      style={spot && at(spot)}
      data-choose={side}
      data-point={spot && (across ? opposite(side) : side)}
      data-considered={considered ? '' : undefined}
      aria-keyshortcuts={keyOf}
      aria-pressed={spot ? undefined : considered}
      aria-label={m.board.chooseSide(m.board.signs[side], costs ? `${brings}, ${costs}` : brings)}
      onClick={() => (spot || considered ? pressOn({ kind: 'side', side }) : consider(side))}
      onPointerDown={hold}
      onPointerEnter={(event) => point(event, true)}
      onPointerLeave={(event) => point(event, false)}
      onFocus={({ currentTarget }) => isFocusByKey(currentTarget) && consider(side)}
    >
      <span className={styles['name']}>
        <DieIcon face={SIDE[side].face} size={24} />
        {m.board.signs[side]}
      </span>
      <span className={styles['brings']}>
        {brings}
        <Faces kinds={moversOf(state, side)} />
      </span>
      {price && <PriceTag price={price}>{costs}</PriceTag>}
    </button>
  )
}

/** The maximum number of faces that fit. */
const MOST_FACES = 3

/** The faces of the monsters that would move, overlapping. */
const Faces = ({ kinds }: { kinds: readonly MonsterKind[] }) =>
  kinds.length > 0 && (
    <span className={styles['faces']}>
      {kinds.slice(0, MOST_FACES).map((kind, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: faces of one kind are alike
        <MonsterIcon key={index} kind={kind} size={20} />
      ))}
    </span>
  )

/** A check mark if the Oak is safe, otherwise the broken hearts, and the same in words. */
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
