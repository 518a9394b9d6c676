import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Dawn, Dusk, Forest, type ForestTile, HEROES, type HeroId, TileArt } from '../index.ts'

const TILES: ForestTile[] = [
  { x: 0, y: 0, roads: 15, seed: 'oak', building: 'oak' },
  { x: 1, y: 0, roads: 8, seed: 'a' },
  { x: 0, y: 1, roads: 5, seed: 'b' },
]

describe('the forest', () => {
  it('draws each tile in its place, clipped only as a whole', () => {
    const { container } = render(
      <svg aria-hidden="true">
        <Forest tiles={TILES} level={1} />
      </svg>,
    )
    const clipped = container.querySelector('[clip-path]')
    const places = [...(clipped?.children ?? [])].map((tile) => tile.getAttribute('transform'))
    expect(places).toEqual(['translate(-50 -50)', 'translate(50 -50)', 'translate(-50 50)'])
    expect(container.querySelectorAll('[clip-path]')).toHaveLength(1)
  })

  it('clips a selected tile on its own', () => {
    const { container } = render(
      <svg aria-hidden="true">
        <TileArt roads={3} seed="hand" level={0} />
      </svg>,
    )
    expect(container.querySelector('svg svg')).toHaveAttribute('overflow', 'hidden')
    expect(container.querySelectorAll('path').length).toBeGreaterThan(5)
  })
})

describe('the last picture', () => {
  it('shows the game’s heroes, six at most', () => {
    const shown = (heroes: HeroId[], Picture: typeof Dawn) => {
      const { container } = render(<Picture heroes={heroes} />)
      return heroes.filter((id) => container.innerHTML.includes(`fill="${HEROES[id].colour}"`)).length
    }
    const party: HeroId[] = ['huntsman', 'beast', 'rapunzel', 'aladdin', 'cinderella', 'red-riding-hood']
    expect(shown(party.slice(0, 2), Dawn)).toBe(2)
    expect(shown(party, Dawn)).toBe(6)
    expect(shown(party, Dusk)).toBe(6)
  })
})
