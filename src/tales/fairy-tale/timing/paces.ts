import type { MonsterKind } from '../../../engine/fairy-tale/index.ts'

/**
 * How long each kind of monster takes to come and to step, as a part of the usual time: the giant is heavy, the wolf
 * quick. Together they take about as long as if they were all alike.
 */
export const PACES: Readonly<Record<MonsterKind, number>> = {
  'frost-giant': 1.3,
  troll: 1.1,
  'ice-witch': 1.1,
  ogre: 1,
  'big-bad-wolf': 0.75,
}
