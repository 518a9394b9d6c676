import type { HTMLAttributes } from 'react'
import type { CharacterId } from '../../engine/fairy-tale/index.ts'
import { plain } from '../text/emphasis.ts'
import { useMessages } from '../text/useMessages.ts'
import { hidePowerCard, showPowerCard } from './power-card.ts'

type Handlers = HTMLAttributes<HTMLElement>

/** What makes an element show a character's card: pointing at it, touching it, or going to it by keyboard. */
export function useCardOf(character: CharacterId): Handlers {
  const { common } = useMessages()
  const show: Handlers['onPointerEnter'] & Handlers['onFocus'] = ({ currentTarget }) =>
    showPowerCard([character], currentTarget)
  return {
    'aria-description': plain(common.powers[character]),
    onPointerEnter: show,
    onPointerLeave: hidePowerCard,
    onFocus: show,
    onBlur: hidePowerCard,
  }
}
