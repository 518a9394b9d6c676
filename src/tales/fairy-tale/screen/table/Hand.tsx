import { Heading } from '../../../../ui/art/index.ts'
import { useMessages } from '../../words/messages.ts'
import { FirstTiles } from '../market/FirstTiles.tsx'
import { Market, useMarketName } from '../market/Market.tsx'
import type { SlotFlow } from '../market/MarketSlot.tsx'
import { useLiveState } from '../state/table-state.ts'

interface HandProps {
  flow: SlotFlow
  heading: boolean
}

/** The tiles to choose from: the four first tiles in the opening, the market afterwards. */
export function Hand({ flow, heading }: HandProps) {
  const { table } = useMessages()
  const { opening } = useLiveState()
  const market = useMarketName()
  return (
    <>
      {heading && <Heading level={3}>{opening ? table.firstTiles : market}</Heading>}
      {opening ? <FirstTiles opening={opening} flow={flow} /> : <Market flow={flow} />}
    </>
  )
}
