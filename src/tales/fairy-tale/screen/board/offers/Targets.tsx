import { type MouseEvent, useMemo, useState } from 'react'
import { type PowerId, powersOf, type State } from '../../../../../engine/fairy-tale/index.ts'
import { CENTRE } from '../../../../../engine/kernel/index.ts'
import { elementsOf, targetRef } from '../../../../../ui/input/targets.ts'
import { at, cssTiles } from '../../../../../ui/stage/board-point.ts'
import { meantAt } from '../../../../../ui/stage/close-targets.ts'
import { PowerMark } from '../../../art/index.ts'
import { useIntent } from '../../../runtime.ts'
import { useMessages } from '../../../words/messages.ts'
import type { ForestPieces, StandingCharacter } from '../../forest/forest-pieces.ts'
import { placeName } from '../../forest/names.ts'
import { WhichHero } from '../../lazy.tsx'
import { about } from '../../subject.ts'
import styles from './offers.module.css'
import { useByFinger } from './useByFinger.ts'

interface TargetsProps {
  state: State
  power: PowerId
  characters: ForestPieces['characters']
}

/** Buttons over the characters that a power can target now. If a touch could mean several, they are listed below in large. */
export function Targets({ state, power, characters }: TargetsProps) {
  const m = useMessages()
  const wieldOn = useIntent((intent) => intent.wieldOn)
  const seats = useMemo(
    () => powersOf(state).find((known) => known.power === power)?.seats ?? [],
    [state, power],
  )
  const { onPointerDown, isByFinger } = useByFinger()
  const [asked, setAsked] = useState<readonly StandingCharacter[] | null>(null)
  const targets = characters.filter(({ seat }) => seats.includes(seat))
  const nameOf = ({ seat, character }: StandingCharacter) => {
    const place = m.log.place(placeName(m, state.seats[seat]?.at ?? CENTRE))
    return m.board.pull(m.common.inSentence[character], place)
  }
  const choose = (seat: number) => {
    setAsked(null)
    wieldOn(seat)
  }
  const press = (event: MouseEvent<HTMLElement>, seat: number) => {
    const buttons = elementsOf(targets, (one) => `pull:${one.seat}`)
    const near = isByFinger(event) ? meantAt(event.currentTarget, buttons.keys()) : []
    const meant = near.flatMap((button) => buttons.get(button) ?? [])
    if (meant.length > 1) setAsked(meant)
    else choose(seat)
  }
  const waiting = asked?.filter(({ seat }) => seats.includes(seat)) ?? []
  return (
    <>
      {targets.map((standing) => {
        const { seat, x, y, size } = standing
        return (
          <button
            key={seat}
            ref={targetRef(`pull:${seat}`)}
            type="button"
            className={styles['target']}
            style={{ ...at({ x, y: y - size / 2 }), width: cssTiles(size), height: cssTiles(size * 1.1) }}
            aria-label={nameOf(standing)}
            {...about({ kind: 'character', seat })}
            data-acts=""
            data-pulls=""
            onPointerDown={onPointerDown}
            onClick={(event) => press(event, seat)}
          >
            <svg className={styles['mark']} viewBox="-50 -55 100 110" aria-hidden="true">
              <rect className={styles['halo']} x={-48} y={-54} width={96} height={108} rx={46} />
              <rect className={styles['ring']} x={-48} y={-54} width={96} height={108} rx={46} />
              <g transform="translate(40 -42) scale(.8)">
                <PowerMark icon="braid" />
              </g>
            </svg>
          </button>
        )
      })}
      {waiting.length > 0 && (
        <WhichHero characters={waiting} nameOf={nameOf} onChoose={choose} onClose={() => setAsked(null)} />
      )}
    </>
  )
}
