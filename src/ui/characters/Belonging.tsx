import type { State } from '../../engine/fairy-tale/index.ts'
import { type Carried, CarriedIcon } from '../art/index.ts'
import type { Messages } from '../text/messages.ts'
import { useMessages } from '../text/useMessages.ts'
import { carriedBy } from './carried.ts'
import styles from './characters.module.css'

/** What the character of a seat has with it, as a picture and in words; nothing where it has nothing. */
export function Belonging({ state, seat }: { state: State; seat: number }) {
  const m = useMessages()
  const carried = carriedBy(state, seat)
  return (
    carried && (
      <p className={styles['belonging']}>
        <CarriedIcon carried={carried} size={34} />
        {belongingWords(m, carried)}
      </p>
    )
  )
}

function belongingWords({ table: { hero } }: Messages, carried: Carried): string {
  switch (carried.thing) {
    case 'basket':
      return hero.basket
    case 'clock':
      return hero.clock(carried.turn)
    case 'lamp':
      return hero.lamp(carried.wishes)
  }
}
