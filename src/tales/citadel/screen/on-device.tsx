import { type ComponentType, createContext, use, useState } from 'react'
import { asSeat } from '../../../engine/citadel/index.ts'
import type { LayoutProps } from '../../../ui/frames/table/table-page.tsx'
import { isSmall, useLayout } from '../../../ui/frames/table/useLayout.ts'
import { Late } from '../../../ui/parts/Late.tsx'
import { partsIn } from '../../../ui/parts/part.ts'
import { useGame } from '../runtime.ts'
import type { CompanionProps } from './companion/CompanionPage.tsx'

/** The pages of a table of several devices. */
const parts = partsIn(async () => {
  const [{ CompanionPage, BackToHand }, { BigScreen }] = await Promise.all([
    import('./companion/CompanionPage.tsx'),
    import('./big/BigScreen.tsx'),
  ])
  return { CompanionPage, BackToHand, BigScreen }
})

/** The page of a phone with a seat of its own. */
export const COMPANION = parts('CompanionPage')

/** The way from the board to that page. */
const BACK_TO_HAND = parts('BackToHand')

/** The table on a large screen without a seat. */
const BIG_SCREEN = parts('BigScreen')

/** Shows the hand again; null unless a phone shows the board instead of its hand. */
const ToHand = createContext<(() => void) | null>(null)

/** Makes the layout of the table on each of several devices: a phone shows the hand of its seat, a large screen without one the board. */
export function onDevice(Usual: ComponentType<LayoutProps>): ComponentType<LayoutProps> {
  const Loading = ({ children }: CompanionProps) => <Usual>{children}</Usual>
  return ({ children }) => {
    const device = useGame((game) => game.device)
    const layout = useLayout()
    const [isAtBoard, setAtBoard] = useState(false)
    const [seat, another] = device?.seats ?? []
    if (device && seat === undefined && layout === 'wide')
      return <Late part={BIG_SCREEN} given={{ children }} absent={Usual} />
    // People who share a phone use the table, which hides the hand of each from the others.
    if (seat === undefined || another !== undefined || !isSmall(layout)) return <Usual>{children}</Usual>
    if (isAtBoard)
      return (
        <ToHand value={() => setAtBoard(false)}>
          <Usual>{children}</Usual>
        </ToHand>
      )
    const given = { seat: asSeat(seat), onBoard: () => setAtBoard(true), children }
    return <Late part={COMPANION} given={given} absent={Loading} />
  }
}

/** The button back to the hand, over the foot of the board. */
export function WayBack() {
  const onBack = use(ToHand)
  return onBack && <Late part={BACK_TO_HAND} given={{ onBack }} />
}
