import { useMemo, useSyncExternalStore } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { useSettings } from '../../../../store/settings.ts'
import { type Layout, useLayout, useTightness } from '../../../../ui/frames/table/useLayout.ts'
import { usePage } from '../../../../ui/page/page.ts'
import { useUiScale } from '../../../../ui/page/ui-scale.ts'
import { useMatched } from '../../../../ui/page/window-size.ts'
import type { Inset } from '../../../../ui/stage/camera/camera-view.ts'
import { ROOMY_WINDOWS } from '../state/sheet-sizes.ts'
import { useAsksSide } from '../state/table-state.ts'
import { useAcross } from '../state/useAcross.ts'
import { clearOf, cornersOf, ownInset, usualFoot } from './inset.ts'

/** Returns the parts of the table that are covered, and the area that is left. */
export function useCoveredInsets(real: State) {
  const asked = real.pending !== null
  const asksSide = useAsksSide()
  const opening = real.opening !== null
  const layout = useLayout()
  const { letters, hand } = useSettings()
  const low = useTightness().low && layout === 'phone'
  const roomy = useRoomy(layout)
  const across = useAcross()
  // The choice of a side is in the sheet.
  const folded = low && asked && !asksSide
  const safe = useSafeArea()
  const devices = usePage(({ remote }) => remote?.strip !== undefined)
  const growth = useUiScale()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what covers the board grows with the screen
  return useMemo(() => {
    const covering = {
      layout,
      low,
      roomy,
      folded,
      opening,
      devices,
      letters,
      hand,
      across,
      safe,
    }
    return {
      hand,
      across,
      low,
      roomy,
      folded,
      own: ownInset(covering),
      clear: { ...clearOf(covering), corners: cornersOf(covering) },
      foot: usualFoot(covering),
    }
  }, [...[layout, low, roomy, folded, opening, devices], ...[letters, hand, across, safe, growth]])
}

/** True if a phone's header has room for the whole ribbon. */
function useRoomy(layout: Layout): boolean {
  const roomy: readonly Layout[] = useMatched(ROOMY_WINDOWS)
  return roomy.includes(layout)
}

/** Returns the insets of notches and rounded corners (see table.module.css). Updated when the window changes. */
function useSafeArea(): Inset {
  const text = useSyncExternalStore(onResize, measured)
  return useMemo(() => {
    const [top = 0, right = 0, bottom = 0, left = 0] = text.split(' ').map((px) => Number.parseFloat(px) || 0)
    return { top, right, bottom, left }
  }, [text])
}

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

/** Returns a text, because the store compares snapshots by identity. */
function measured(): string {
  const style = getComputedStyle(document.documentElement)
  return ['top', 'right', 'bottom', 'left'].map((side) => style.getPropertyValue(`--safe-${side}`)).join(' ')
}
