import { createContext, type ReactNode, use, useState } from 'react'
import type { CharacterId } from '../../../../engine/fairy-tale/index.ts'

const Pointed = createContext<CharacterId | null>(null)
const PointAt = createContext<(character: CharacterId | null) => void>(() => {})

/** Knows at which hero of the cover a player points. A change redraws only the components that ask for it. */
export function HeroPointing({ children }: { children: ReactNode }) {
  const [character, pointAt] = useState<CharacterId | null>(null)
  return (
    <PointAt value={pointAt}>
      <Pointed value={character}>{children}</Pointed>
    </PointAt>
  )
}

/** The hero that has the pointer or the focus, whose power is told. */
export const usePointedHero = (): CharacterId | null => use(Pointed)

/** Returns the function that points at a hero, or with null at none. */
export const usePointAt = () => use(PointAt)
