import type { ReactNode } from 'react'
import type { Event, State } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, type Place } from '../../../../engine/kernel/index.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { EXPANSION_ART } from '../../art/expansions/index.ts'
import { FLAME_SIGN } from '../../art/expansions/weather.ts'
import { CrackedHeart, type HeroId, HeroStandee } from '../../art/index.ts'
import type { StirProps } from '../forest/expansion-land.ts'
import { spotOf } from '../forest/layout.ts'

/**
 * Signs for these effects on the board: a crimson disc in the north-east corner of the tile, which is reserved for temporary
 * badges.
 */
export function StirMarks({ events, state }: StirProps) {
  return events.map((event, index) => {
    const sign = signOf(event, state)
    if (!sign) return null
    const { x, y } = spotOf(sign.at)
    const corner = `translate(${x * 100 + aside(sign.at)} ${y * 100 - 37})`
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: events have no names, and never change their order
      <g key={index} transform={corner} data-stirs={event.type}>
        <SignDisc>{sign.picture}</SignDisc>
      </g>
    )
  })
}

/** At the oak, breaking hearts occupy that corner, so the sign is at the other one. */
const aside = (place: Place): number => (place === CENTRE ? -37 : 37)

/** A sign on its disc, 26 units wide, centred on (0, 0). */
export const SignDisc = ({ children }: { children: ReactNode }) => (
  <>
    <circle r={13} fill="var(--threat-hi)" stroke="var(--threat)" strokeWidth={3} />
    {children}
  </>
)

/** Returns the picture of an event and its place; null if the event has words only. */
export function signOf(event: Event, { seats }: State): { at: Place; picture: ReactNode } | null {
  switch (event.type) {
    case 'soldier-fell':
      return { at: event.at, picture: small(EXPANSION_ART.soldier) }
    case 'villager-lost':
      return { at: event.at, picture: small(EXPANSION_ART.villager) }
    case 'drum-sounded': {
      const drum = EXPANSION_ART.symbols['war-drum'].sign({ number: 0, spent: false }, true)
      return { at: event.at, picture: <Markup svg={drum} /> }
    }
    case 'grove-taken':
      return { at: event.at, picture: <CrackedHeart scale={0.34} /> }
    case 'tile-burnt':
      return { at: event.at, picture: <Markup svg={FLAME_SIGN} /> }
    case 'tile-wrecked':
      return { at: event.at, picture: small(EXPANSION_ART.hammer) }
    case 'oak-scorched':
      return { at: CENTRE, picture: <Markup svg={FLAME_SIGN} /> }
    case 'character-lost': {
      const hero = seats[event.seat]?.character
      return hero ? { at: event.at, picture: <Bust hero={hero} /> } : null
    }
    default:
      return null
  }
}

/** A hero on a sign: the head with its headgear. */
const Bust = ({ hero }: { hero: HeroId }) => (
  <g transform="translate(0 12)">
    <HeroStandee character={hero} height={25} />
  </g>
)

const small = (svg: string) => (
  <g transform="scale(.24) translate(-35 -26)">
    <Markup svg={svg} />
  </g>
)
