import { actionText, boogyman, writeNotation } from '../../../../engine/boogyman/index.ts'
import type { Inset } from '../../../../ui/stage/camera/view.ts'
import { useGame } from '../../table.ts'
import { useReal } from '../now/at-table.ts'

/** The clearing, as long as it is not drawn: what may be done. */
export function TableBoard({ inset }: { inset: Inset }) {
  const state = useReal()
  const act = useGame((game) => game.act)
  const { top, left, right, bottom } = inset
  return (
    <div style={{ position: 'absolute', top, left, right, bottom, overflow: 'auto', outline: '1px solid' }}>
      <pre>{writeNotation(state)}</pre>
      {boogyman.list(state).map((action) => (
        <button type="button" key={actionText(action)} onClick={() => act(action)}>
          {actionText(action)}
        </button>
      ))}
    </div>
  )
}
