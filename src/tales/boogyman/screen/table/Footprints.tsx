import { ACTIONS_PER_TURN } from '../../../../engine/boogyman/index.ts'
import { Captioned, Row } from '../../../../ui/frames/table/Captioned.tsx'
import { ActionPrint } from '../../art/index.ts'
import { useMessages } from '../../words/messages.ts'
import { useDisplayedState } from '../state/table-state.ts'

/** The two actions of a turn: wooden footprints, one pressed out with each. */
export function Footprints({ size, caption }: { size: number; caption: boolean }) {
  const { table } = useMessages()
  const { actions, turn } = useDisplayedState()
  if (turn === 0) return null
  return (
    <Captioned caption={caption ? table.actionsLeft(actions) : null}>
      <p className="unseen">{table.actionsSpoken(actions)}</p>
      <Row>
        {Array.from({ length: ACTIONS_PER_TURN }, (_, print) => print).map((print) => (
          <svg
            key={print}
            className="grows"
            width={size}
            height={size}
            viewBox="-32 -31 66 66"
            aria-hidden="true"
          >
            <ActionPrint left={print < actions} />
          </svg>
        ))}
      </Row>
    </Captioned>
  )
}
