import type { Fortress } from '../../../../engine/fortress/index.ts'
import type { AimHint } from '../../../../ui/frames/hints/hints.ts'
import type { Table } from '../../runtime.ts'
import { spotTarget } from '../field/SpotRow.tsx'

/** Holds the card or creature of a plan's first action. Other actions have a button. */
export const aimHint: AimHint<Fortress, Pick<Table, 'aim'>> = ({ aim }, [action], { hand, army, column }) => {
  const { hold } = aim.getState()
  switch (action.type) {
    case 'lay':
    case 'cast': {
      const index = hand.indexOf(action.card)
      if (index < 0) return null
      hold({ kind: 'card', card: action.card, index })
      return spotTarget('hand', index)
    }
    case 'send': {
      const free = army.flatMap(({ creature, fresh }, index) => {
        const isSent = column.some(({ soldier }) => soldier === index)
        return creature === action.card && !isSent ? [{ creature, fresh, index }] : []
      })
      // Prefer a rested creature; a fresh one can go only if all can.
      const [soldier] = free.toSorted((a, b) => Number(a.fresh) - Number(b.fresh))
      if (!soldier) return null
      const { creature, index } = soldier
      hold({ kind: 'soldier', creature, index })
      return spotTarget('army', index)
    }
    default:
      return null
  }
}
