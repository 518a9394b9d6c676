import { useMemo, useRef } from 'react'
import { type PowerId, powersOf, type State } from '../../../../../engine/fairy-tale/index.ts'
import { at, tiles } from '../../../../../ui/stage/spot.ts'
import { PowerMark } from '../../../art/index.ts'
import { useIntent } from '../../../table.ts'
import { useMessages } from '../../../words/useMessages.ts'
import { placeName } from '../../forest/names.ts'
import type { Standing } from '../../forest/standing.ts'
import { keptIn, useGivesFocus } from '../../now/focus-wish.ts'
import { about } from '../../subject.ts'
import styles from './offers.module.css'

interface TargetsProps {
  state: State
  power: PowerId
  characters: Standing['characters']
}

/** The characters on whom a power can be used now, as buttons over their standees. */
export function Targets({ state, power, characters }: TargetsProps) {
  const m = useMessages()
  const wieldOn = useIntent((intent) => intent.wieldOn)
  const seats = useMemo(
    () => powersOf(state).find((known) => known.power === power)?.seats ?? [],
    [state, power],
  )
  const buttons = useRef(new Map<number, HTMLButtonElement>())
  useGivesFocus((wish) => (wish.kind === 'character' ? buttons.current.get(wish.seat) : null))
  return characters
    .filter(({ seat }) => seats.includes(seat))
    .map(({ seat, character, x, y, size }) => {
      const place = m.log.place(placeName(m, state.seats[seat]?.at ?? 0))
      const name = m.board.pull(m.common.inSentence[character], place)
      return (
        <button
          key={seat}
          ref={keptIn(buttons.current, seat)}
          type="button"
          className={styles['target']}
          style={{ ...at({ x, y: y - size / 2 }), width: tiles(size), height: tiles(size * 1.1) }}
          aria-label={name}
          {...about({ kind: 'character', seat })}
          data-acts=""
          onClick={() => wieldOn(seat)}
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
    })
}
