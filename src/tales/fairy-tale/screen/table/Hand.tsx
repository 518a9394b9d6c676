import { Heading } from '../../../../ui/art/index.ts'
import { useMessages } from '../../words/messages.ts'
import { FirstTiles } from '../market/FirstTiles.tsx'
import { Market, useMarketName } from '../market/Market.tsx'
import type { SlotFlow } from '../market/MarketSlot.tsx'
import { useReal } from '../now/at-table.ts'

interface HandProps {
  flow: SlotFlow
  heading: boolean
}

/** What tiles there are to take: the four first tiles in the opening, the market ever after. */
export function Hand({ flow, heading }: HandProps) {
  const { table } = useMessages()
  const { opening } = useReal()
  const market = useMarketName()
  return (
    <>
      {heading && <Heading level={3}>{opening ? table.firstTiles : market}</Heading>}
      {opening ? <FirstTiles opening={opening} flow={flow} /> : <Market flow={flow} />}
    </>
  )
}
