import { useMemo, useSyncExternalStore } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { useSettings } from '../../../../store/settings.ts'
import { type Layout, useLayout, useTightness } from '../../../../ui/frames/table/useLayout.ts'
import { useScreenGrowth } from '../../../../ui/page/screen-growth.ts'
import { useMatched } from '../../../../ui/page/window-size.ts'
import type { Inset } from '../../../../ui/stage/camera/view.ts'
import { useSuggesting } from '../../table.ts'
import { useLaidOut } from '../foresight/useAhead.ts'
import { useAcross } from '../now/seating.ts'
import { ROOMY_WINDOWS } from '../now/sheet-sizes.ts'
import { useHint } from '../table-kit.ts'
import { clearOf, cornersOf, ownInset, usualFoot } from './inset.ts'

/** What lies over the board, and how much of it that leaves. */
export function useCovered(real: State) {
  const asked = real.pending !== null
  const opening = real.opening !== null
  const suggesting = useSuggesting(({ seat }) => seat !== null)
  const layout = useLayout()
  const futures = useLaidOut()
  const { letters, hand } = useSettings()
  const low = useTightness().low && layout === 'phone'
  const roomy = useRoomy(layout)
  const across = useAcross()
  // The hint needs the room of the market.
  const hinted = useHint(({ state }) => state !== null)
  const folded = low && !hinted && asked
  const safe = useSafeArea()
  const growth = useScreenGrowth()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what covers the board grows with the screen
  return useMemo(() => {
    const covering = { layout, low, roomy, folded, opening, suggesting, futures, letters, hand, across, safe }
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
  }, [layout, low, roomy, folded, opening, suggesting, futures, letters, hand, across, safe, growth])
}

/** Whether a phone's header has room for the whole ribbon. */
function useRoomy(layout: Layout): boolean {
  const roomy: readonly Layout[] = useMatched(ROOMY_WINDOWS)
  return roomy.includes(layout)
}

/** What notches and rounded corners take of the window (see table.module.css), and anew when it is turned. */
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

/** A store's value is compared: a text. */
function measured(): string {
  const style = getComputedStyle(document.documentElement)
  return ['top', 'right', 'bottom', 'left'].map((side) => style.getPropertyValue(`--safe-${side}`)).join(' ')
}
