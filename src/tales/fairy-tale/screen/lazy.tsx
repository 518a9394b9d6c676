import type { ComponentType, ReactNode } from 'react'
import { LAZY_CONSENT, MENU } from '../../../ui/frames/table/lazy-table-parts.ts'
import { Late } from '../../../ui/parts/Late.tsx'
import type { Part } from '../../../ui/parts/part.ts'
import { later, sides } from './lazy-chunks.ts'
import { HINT_TEXTS } from './table-kit.ts'

/**
 * Makes the component that draws a part once it has loaded, and nothing or `instead` until then. Requests for it wait in the
 * stores.
 */
function leaf<Props extends object>(
  part: Part<Props>,
  instead: (given: Props) => ReactNode = () => null,
): ComponentType<Props> {
  return (given) => <Late part={part} given={given} absent={instead} />
}

export const Dim = leaf(later('Dim'))
export const LazyEffects = leaf(later('Effects'))
export const ForesightPage = leaf(later('ForesightPage'))
export const FutureAsks = leaf(later('FutureAsks'))
export const FutureMarks = leaf(later('FutureMarks'))
export const FuturePasses = leaf(later('FuturePasses'))
export const FutureSide = leaf(later('FutureSide'))
export const Handover = leaf(later('Handover'))
export const LazyHintMarks = leaf(later('HintMarks'))
export const LazyHintSheet = leaf(later('HintSheet'))
export const LegendNote = leaf(later('LegendNote'))
export const MomentWords = leaf(later('MomentWords'))
export const PinsOnBoard = leaf(later('PinsOnBoard'))
export const PreviewMarks = leaf(later('PreviewMarks'))
export const PreviewPlank = leaf(later('PreviewPlank'))
export const TurnPassedNotice = leaf(later('TurnPassedNotice'))
export const RollShow = leaf(later('RollShow'))
export const RoutesArrows = leaf(later('RoutesArrows'))
export const RoutesList = leaf(later('RoutesList'))
export const RoutesMarks = leaf(later('RoutesMarks'))
export const SideChoice = leaf(sides('SideChoice'))
export const SidePlates = leaf(sides('SidePlates'))
export const MovePlank = leaf(sides('MovePlank'))
export const EntranceLight = leaf(later('EntranceLight'))
export const SideWedges = leaf(sides('SideWedges'))
export const SpokenHand = leaf(later('SpokenHand'))
export const LazySuggestingFrame = leaf(later('SuggestingFrame'))
export const Suggestions = leaf(later('Suggestions'))
export const LazyTaleCards = leaf(later('TaleCards'))
export const ChangesList = leaf(later('ChangesList'), ({ otherwise }) => otherwise)
export const TileEffects = leaf(later('TileEffects'))
export const LazyPlaybackControls = leaf(later('PlaybackControls'))
export const WhichHero = leaf(later('WhichHero'))
export const WhichMonster = leaf(later('WhichMonster'))
export const WhyCard = leaf(later('WhyCard'))
export const WhyMarks = leaf(later('WhyMarks'))

// Used by the shared table.
export const LAZY_FLIGHTS = later('TableFlights')
export const LAZY_SOUND = later('TaleSound')
export const LAZY_TIPS = later('Tips')

/** Loads everything that the table needs after its first paint. */
export const fetchLater = () =>
  Promise.all([later.fetch(), sides.fetch(), HINT_TEXTS.fetch(), LAZY_CONSENT.fetch(), MENU.fetch()])
