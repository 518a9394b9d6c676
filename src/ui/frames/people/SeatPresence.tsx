import { useRemoteTable } from '../../../session/remote/remote-table.ts'
import { PresenceMark, WindKey } from '../../art/tins/Tins.tsx'
import { useDistanceWords } from '../../text/distance.ts'

interface SeatPresenceProps {
  seat: number
  /** The label of its tin. */
  colour: string
  /** Returns the name of a bot by its id. */
  botName(bot: string): string
  /** Height in pixels. */
  size?: number
}

/** Whether the device of a seat is connected, as a tin with its string; for a bot its key. */
export function SeatPresence({ seat, colour, botName, size = 24 }: SeatPresenceProps) {
  const { presence } = useDistanceWords()
  const info = useRemoteTable(({ lobby }) => lobby?.seats[seat])
  if (!info || info.by === 'free') return null
  if (info.by !== 'person')
    return (
      <span>
        <WindKey size={size} />
        <span className="unseen">{botName(info.by)}</span>
      </span>
    )
  const state = info.presence === 'never' ? 'expected' : info.presence
  return (
    <span data-presence={info.presence}>
      <PresenceMark colour={colour} state={state} size={size} />
      <span className="unseen">{presence[info.presence]}</span>
    </span>
  )
}
