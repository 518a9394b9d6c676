import { type ComponentType, createContext, use, useState } from 'react'
import type { LayoutProps } from '../../../ui/frames/table/table-page.tsx'
import { useLayout } from '../../../ui/frames/table/useLayout.ts'
import { Late } from '../../../ui/parts/Late.tsx'
import { partsIn } from '../../../ui/parts/part.ts'
import { useGame } from '../runtime.ts'
import type { BackProps } from './companion/BackToHero.tsx'
import type { CompanionProps } from './companion/CompanionPage.tsx'
import { useLiveState } from './state/table-state.ts'

const parts = partsIn(async () => {
  const [{ CompanionPage }, { BackToHero }] = await Promise.all([
    import('./companion/CompanionPage.tsx'),
    import('./companion/BackToHero.tsx'),
  ])
  return { CompanionPage, BackToHero }
})

/** The page of a player's phone. */
export const COMPANION = parts('CompanionPage')

/** The way from the table to that page. */
const BACK_TO_HERO = parts('BackToHero')

/** The way back to the hero; null unless a phone shows the table instead of its hero. */
const ToHero = createContext<BackProps | null>(null)

/** Makes the table on each of several devices: a phone shows the hero of its seat, and the whole table on request. */
export function onDevice(Usual: ComponentType<LayoutProps>): ComponentType<LayoutProps> {
  const Loading = ({ children }: CompanionProps) => <Usual>{children}</Usual>
  return ({ children }) => {
    const device = useGame((game) => game.device)
    const layout = useLayout()
    const { opening, outcome, onTurn } = useLiveState()
    const [isAtForest, setAtForest] = useState(false)
    const seats = device?.seats ?? []
    // A person with several heroes sees the one on turn.
    const seat = seats.find((one) => one === onTurn) ?? seats[0]
    // All lay the first tiles together, and look at the forest at the end. In landscape the table has its tiles beside the forest.
    if (seat === undefined || layout !== 'phone' || opening || outcome) return <Usual>{children}</Usual>
    if (isAtForest)
      return (
        <ToHero value={{ seat, onBack: () => setAtForest(false) }}>
          <Usual>{children}</Usual>
        </ToHero>
      )
    const given = { seat, onForest: () => setAtForest(true), children }
    return <Late part={COMPANION} given={given} absent={Loading} />
  }
}

/** The button back to the hero, over the forest. */
export function WayBack() {
  const back = use(ToHero)
  return back && <Late part={BACK_TO_HERO} given={back} />
}
