import { createContext, type ReactNode, use, useState } from 'react'
import type { CharacterId } from '../../../../engine/fairy-tale/index.ts'

const Pointed = createContext<CharacterId | null>(null)
const PointAt = createContext<(character: CharacterId | null) => void>(() => {})

/** Provides the hovered or focused hero of the cover. A change rerenders only the components that use it. */
export function HeroPointing({ children }: { children: ReactNode }) {
  const [character, pointAt] = useState<CharacterId | null>(null)
  return (
    <PointAt value={pointAt}>
      <Pointed value={character}>{children}</Pointed>
    </PointAt>
  )
}

/** Returns the hovered or focused hero, or null. The caption shows its power. */
export const usePointedHero = (): CharacterId | null => use(Pointed)

/** Returns the function that sets the hero, or null for none. */
export const usePointAt = () => use(PointAt)
