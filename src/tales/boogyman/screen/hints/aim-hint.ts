import { type Boogyman, tileName } from '../../../../engine/boogyman/index.ts'
import type { AimHint } from '../../../../ui/frames/hints/hints.ts'
import type { Table } from '../../runtime.ts'

/** Selects the piece of a plan's first action, and points out the tile or button to press next. */
export const aimHint: AimHint<Boogyman, Pick<Table, 'intent'>> = ({ intent }, [action], state) => {
  const { take } = intent.getState()
  switch (action.type) {
    case 'place':
      return `tile:${tileName(action.at)}`
    case 'step':
      take({ kind: 'pawn', at: action.from })
      return `tile:${tileName(action.to)}`
    case 'prowl': {
      const at = state.boogymen[state.onTurn]
      take(at === null ? null : { kind: 'boogyman', at })
      return `tile:${tileName(action.to)}`
    }
    case 'spawn':
    case 'call':
      take({ kind: 'pawn', at: action.at })
      return null
    default:
      return null
  }
}
