import { act, render, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { drawn } from '../../../../tests/drawn/index.ts'
import { Markup } from '../../../ui/art/Markup.tsx'
import { EXPANSION_ART } from '../art/expansions/index.ts'

const PLAIN = drawn('O ━ ━\nseats huntsman 0,0')
const DARK = drawn('O ━u3 ━\nseats huntsman 0,0\nboxes dark')

/** Returns the sign of a war drum as the browser serializes it. */
function drum(): string {
  const svg = EXPANSION_ART.symbols['war-drum'].sign({ number: 3, spent: false }, true)
  const { container } = render(
    <svg aria-hidden="true">
      <Markup svg={svg} />
    </svg>,
  )
  return container.querySelector('g')?.innerHTML ?? expect.fail('Nothing was drawn.')
}

/** Returns a fresh page with a drawing as in an album and one as on the shelf, before the expansions have loaded. */
async function openPage() {
  vi.resetModules()
  const [{ loadExpansions, useExpansions }, { withExpansionArt }, { StillForest }, { TaleBoard }] =
    await Promise.all([
      import('../load-expansions.ts'),
      import('./expansion-art.tsx'),
      import('./forest/StillForest.tsx'),
      import('./setup/TaleBoard.tsx'),
    ])
  const Drawing = withExpansionArt(StillForest)
  const trees = (state: typeof PLAIN) => [
    <svg key="drawing" aria-hidden="true">
      <Drawing state={state} level={1} />
    </svg>,
    <TaleBoard key="board" state={state} />,
  ]
  return { loadExpansions, useExpansions, trees }
}

test('each tree of a page draws with the art of the expansions', async () => {
  const { loadExpansions, trees } = await openPage()
  await loadExpansions()
  const sign = drum()
  for (const tree of trees(DARK)) expect(render(tree).container.innerHTML).toContain(sign)
})

test('draws a page without expansions, and throws for a forest that has any', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { trees } = await openPage()
  for (const tree of trees(PLAIN))
    expect(render(tree).container.querySelectorAll('path').length).toBeGreaterThan(9)
  for (const tree of trees(DARK)) expect(() => render(tree)).toThrow('not loaded yet')
})

test('loaded expansions update an open page', async () => {
  const { loadExpansions, useExpansions } = await openPage()
  const { result } = renderHook(useExpansions)
  expect(result.current).toBeNull()
  await act(loadExpansions)
  expect(result.current).not.toBeNull()
})
