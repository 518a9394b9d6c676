import { KINDS, type LandKind, type State } from '../../../../engine/fortress/index.ts'

/** Returns how many lands of a kind are drawn as spent; they are spent from the left. */
export function spentOf({ lands, spent }: State, kind: LandKind): number {
  const before = KINDS.slice(0, KINDS.indexOf(kind)).reduce((sum, one) => sum + lands[one], 0)
  return Math.max(0, Math.min(lands[kind], spent - before))
}
