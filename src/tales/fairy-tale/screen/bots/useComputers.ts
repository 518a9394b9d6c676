import type { FairyTale } from '../../../../engine/fairy-tale/index.ts'
import { ledTable, useTableComputers } from '../../../../ui/frames/computers/useTableComputers.ts'
import type { Computer } from '../../leaders.ts'
import { counsel, type Table, useComputer, useSuggesting, useTable } from '../../table.ts'
import { useWhy } from '../foresight/why/explanation.ts'

/** Even in a hurry, what monsters do is always shown. */
const ledTableOf = ledTable<FairyTale, Computer, Table>({
  turnOf: ({ turn }) => turn,
  useComputer,
  prepare: ({ intent }) => intent.getState().cancel(),
  decide(computer, state, then) {
    if (computer === 'guardian') return counsel.think(state, then)
    then(counsel.quick(state))
    return () => {}
  },
})

/** Lets the computer players act whenever nothing else wants to be seen, asked about or suggested. */
export function useComputers(): void {
  const table = useTable()
  const asking = useWhy(({ asked }) => asked !== null)
  const suggesting = useSuggesting(({ seat }) => seat !== null)
  useTableComputers(ledTableOf(table), asking || suggesting)
}
