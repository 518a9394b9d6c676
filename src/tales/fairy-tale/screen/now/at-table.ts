import { atTable } from '../../../../ui/frames/table/at-table.ts'
import { useGame, useShown } from '../../table.ts'

export const { useSession, useReal, useShownState } = atTable({ useGame, useShown })
