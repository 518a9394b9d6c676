import type { State } from '../../engine/fairy-tale/index.ts'
import { Heading } from '../art/index.ts'
import { FirstTiles } from '../market/FirstTiles.tsx'
import type { Flow } from '../market/flow.ts'
import { Market } from '../market/Market.tsx'
import { useMessages } from '../text/useMessages.ts'

interface HandProps {
  real: State
  shown: State
  flow: Flow
  heading: boolean
}

/** What tiles there are to take: the four first tiles in the opening, the market ever after. */
export function Hand({ real, shown, flow, heading }: HandProps) {
  const { table } = useMessages()
  const { opening } = real
  return (
    <>
      {heading && <Heading level={3}>{opening ? table.firstTiles : table.market}</Heading>}
      {opening ? (
        <FirstTiles opening={opening} flow={flow} />
      ) : (
        <Market real={real} shown={shown} flow={flow} />
      )}
    </>
  )
}
